import { expect, test } from 'vitest';
import { Dispatch, type Registered } from './dispatch.ts';
import type { Context, Nested } from './kernel/product.ts';
import { ReleaseMark } from './kernel/release-mark.ts';
import { RequestIds } from './kernel/request-ids.ts';
import { Timers } from './kernel/timers.ts';
import { Ledger } from './ledger/ledger.ts';
import { contextOf } from './nested.ts';
import type { EventRecord } from './products/index.ts';
import { wire } from './products/wiring.ts';

/** The real products and one whose command runs what a test says. */
function scene(script: (context: Context<EventRecord>) => Nested[]) {
  const [ledger, timers] = [new Ledger(), new Timers()];
  const results: Nested[] = [];
  const scripted: Registered = {
    decide: {
      Play(context) {
        results.push(...script(context));
        return null;
      },
    },
    evolve: {},
    timers: {},
    queries: {},
    tables: [],
    addHolds() {},
    broken: () => null,
    hash: () => 0n,
    save() {},
    load() {},
  };
  const kernel = { timers, requests: new RequestIds(1), mark: new ReleaseMark() };
  const dispatch = new Dispatch([...wire({ ledger, timers }), scripted], kernel);
  const events: EventRecord[] = [];
  const context = contextOf(dispatch.commands, (event) => {
    events.push(event);
    const handler = dispatch.events.get(event.type)!;
    handler.post?.(event, ledger.post);
    handler.evolve(event, context.at);
  });
  return { events, results, context, play: () => context.run({ type: 'Play' }) };
}

const listing = { type: 'ListAsset', asset: 3, code: 'USDT', scale: 6 };
const opening = { type: 'OpenCustomer', customer: 1000 };
const deposit = { type: 'Deposit', customer: 1000, kind: 'spot', asset: 3, amount: 5n, reference: 'a'.repeat(32) };

test('a nested command joins the frame, sees what came before it, and answers for itself', () => {
  const { events, results, play, context } = scene(({ run }) => [run(listing), run(opening), run(deposit)]);
  expect(play()).toEqual({ rejection: null, orders: [], id: 0 });
  expect(events.map(({ type }) => type)).toEqual(['AssetListed', 'CustomerOpened', 'Deposited']);
  expect(results.map(({ id }) => id)).toEqual([0, 0, 1]);
  expect(context.answer).toEqual({ orders: [], id: 0 });
});

test('a nested refusal is a value, and has changed nothing', () => {
  const { events, results, play } = scene(({ run }) => [run(deposit), run({ type: 'Unheard' }), run(listing)]);
  play();
  expect(results.map(({ rejection }) => rejection?.code)).toEqual(['asset_not_found', 'command_unknown', undefined]);
  expect(events.map(({ type }) => type)).toEqual(['AssetListed']);
});

test('a command that runs itself for ever throws, and the next one starts from the top', () => {
  let endless = true;
  const { play } = scene(({ run }) => (endless ? [run({ type: 'Play' })] : []));
  expect(play).toThrow('deeper than 4');
  endless = false;
  expect(play().rejection).toBeNull();
});
