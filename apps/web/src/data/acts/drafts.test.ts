import { describe, expect, it } from 'vitest';
import { ClientStorage, type KeyValueStore } from '../storage.ts';
import type { Draft } from './money-act.ts';
import { Drafts } from './drafts.ts';

const about = 'transfer';
const empty: Draft = { amount: '' };
const typed: Draft = { amount: '100' };
const restore = (left: Draft | undefined): Draft => left ?? empty;

function draftsOf(session: { customer: number | null }): Drafts {
  const rows = new Map<string, string>();
  const store: KeyValueStore = {
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
  return new Drafts({ storage: new ClientStorage(store), customer: () => session.customer, now: () => 1 });
}

describe('what is typed as soon as there is a picture, before the draft is watched', () => {
  it('is the draft of whoever watches then', () => {
    const drafts = draftsOf({ customer: 7 });
    drafts.set(about, typed);
    drafts.watch(about, empty, restore, () => undefined);
    expect(drafts.held(about)).toEqual(typed);
  });

  it('is changed from there on as any other draft', () => {
    const drafts = draftsOf({ customer: 7 });
    drafts.set(about, typed);
    const end = drafts.watch(about, empty, restore, () => undefined);
    drafts.set(about, { amount: '250' });
    end();
    expect(drafts.held(about)).toBeUndefined();
    expect(drafts.left(about)).toEqual({ amount: '250' });
  });

  it('is nothing for another customer', () => {
    const session = { customer: 7 };
    const drafts = draftsOf(session);
    drafts.set(about, typed);
    session.customer = 8;
    drafts.changeCustomer();
    drafts.watch(about, empty, restore, () => undefined);
    expect(drafts.held(about)).toEqual(empty);
  });
});
