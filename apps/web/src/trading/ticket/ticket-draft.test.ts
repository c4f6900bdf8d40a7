import { describe, expect, it } from 'vitest';
import { ClientStorage } from '../../data/storage.ts';
import { readDraft, writeDraft } from './ticket-draft.ts';
import { emptyTicket, ticketReducer, type Ticket } from './ticket-state.ts';

const minute = 60_000;
const typed: Ticket = { ...emptyTicket, side: 'sell', orderType: 'stop_limit', price: '64180.0', amount: '0.0480' };

/** What a reload leaves: the same stored texts, read by a new start of the app. */
function reloadable() {
  const texts = new Map<string, string>();
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
  return () => new ClientStorage(store);
}

describe('the draft of a ticket', () => {
  it('is there again after a reload, as it was typed', () => {
    const started = reloadable();
    writeDraft(1, typed, 0, started());
    expect(readDraft(1, minute, started())).toEqual(typed);
    expect(readDraft(2, minute, started())).toEqual(emptyTicket);
  });

  it('D24 keeps the name of an order that was on its way, so that it can’t be placed twice', () => {
    const started = reloadable();
    const sent = ticketReducer(typed, { type: 'submit', requestId: 'first-id', quotedPrice: '64182.4' });
    writeDraft(1, sent, 0, started());
    const found = readDraft(1, minute, started());
    expect(found).toMatchObject({ phase: 'unknown', requestId: 'first-id', quotedPrice: '64182.4' });
    const repeated = ticketReducer(found, { type: 'submit', requestId: 'second-id', quotedPrice: '1' });
    expect(repeated).toMatchObject({ requestId: 'first-id', quotedPrice: '64182.4' });
  });

  it('keeps the name also of one whose answer never came, and drops it with the first change', () => {
    const started = reloadable();
    const unanswered = ticketReducer({ ...typed, requestId: 'first-id' }, { type: 'unanswered' });
    writeDraft(1, unanswered, 0, started());
    const found = readDraft(1, minute, started());
    expect(found).toMatchObject({ phase: 'unknown', requestId: 'first-id' });
    expect(ticketReducer(found, { type: 'side', side: 'buy' })).toMatchObject({ requestId: null, phase: 'editing' });
  });

  it('forgets a price that nobody typed an amount to: the market has moved', () => {
    const started = reloadable();
    writeDraft(1, { ...emptyTicket, price: '64180.0' }, 0, started());
    expect(readDraft(1, minute, started()).price).toBe('');
  });

  it('is gone after an hour', () => {
    const started = reloadable();
    writeDraft(1, typed, 0, started());
    expect(readDraft(1, 61 * minute, started())).toEqual(emptyTicket);
  });
});
