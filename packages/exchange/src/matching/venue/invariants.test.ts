import { describe, expect, test } from 'vitest';
import { accountKinds, orderTypes, sides } from '../../kernel/vocabulary.ts';
import { stateIndex } from './state/order-codes.ts';
import { brokenOf } from './invariants.ts';
import { enterBook } from './state/evolve.ts';
import { initialState, openMarket, type VenueState } from './state/records.ts';
import type { Settlement } from './settlement.ts';

const settlement: Settlement = {
  account: 'spot',
  offer: 'spot',
  positions: null,
  hasSessions: false,
  feeAsset: () => 3,
  heldAsset: (market, buys) => (buys ? market.quote : market.base),
  needed: (_market, buys, price, lots) => (buys ? price * lots : lots),
  settle: () => undefined,
  traded: () => undefined,
};

type Columns = VenueState['orders']['table']['columns'];

/** One market with a sell pair: orders 1 (limit at 12) and 2 (stop at 8). */
function pair(change: Partial<Record<keyof Columns, number>> = {}): VenueState {
  const state = initialState({ spot: settlement });
  const { columns: market } = state.markets;
  const slot = state.markets.add();
  for (const name of Object.keys(market) as (keyof typeof market)[]) (market[name] as unknown[])[slot] = 1;
  market.settlement[slot] = accountKinds.indexOf('spot');
  market.prints[slot] = [];
  openMarket(state, slot);
  for (const id of [1, 2]) {
    const order = state.orders.add(id);
    const { columns } = state.orders.table;
    for (const name of Object.keys(columns) as (keyof Columns)[]) (columns[name] as unknown as number[])[order] = 0;
    const isLimit = id === 1;
    const fields = {
      id,
      customer: 9,
      market: 1,
      oco: 1,
      side: sides.indexOf('sell'),
      quantity: 5,
      held: isLimit ? 5 : 0,
      price: isLimit ? 12 : 0,
      triggerPrice: isLimit ? 0 : 8,
      orderType: orderTypes.indexOf(isLimit ? 'limit' : 'stop_market'),
      state: isLimit ? stateIndex.new : stateIndex.pending,
      priority: id,
      ...(isLimit ? {} : change),
    };
    for (const [name, value] of Object.entries(fields))
      (columns[name as keyof Columns] as unknown as number[])[order] = value;
    state.orders.list(order);
    enterBook(state, order);
  }
  return state;
}

const stopOf = (state: VenueState): number => state.orders.slotOf(2);
const book = (state: VenueState) => state.books[0]!;

describe('what must hold of the venue', () => {
  test('holds of a sound pair', () => {
    expect(brokenOf(pair())).toBeNull();
  });

  test.each([
    ['pair_differs: 1', { oco: 7 }],
    ['pair_differs: 1', { customer: 8 }],
    ['pair_differs: 1', { side: sides.indexOf('buy') }],
    ['pair_differs: 1', { quantity: 6 }],
    ['pair_held_differs: 1', { held: 1 }],
  ])('says %s when the stop has %o', (message, change) => {
    expect(brokenOf(pair(change))).toBe(message);
  });

  test.each([
    ['stops_differ: 0 of 1 waiting orders', (state: VenueState) => book(state).disarm(stopOf(state), false, false)],
    ['queue_differs: 1', (state: VenueState) => book(state).queue.push(stopOf(state))],
    [
      'stops_differ: 1',
      (state: VenueState) => {
        book(state).disarm(stopOf(state), false, false);
        book(state).arm(stopOf(state), true, false);
      },
    ],
    [
      'queue_differs: 0 of 1 triggered orders',
      (state: VenueState) => {
        book(state).disarm(stopOf(state), false, false);
        state.orders.table.columns.state[stopOf(state)] = stateIndex.triggered;
      },
    ],
  ])('says %s when an order is in another list than its state says', (message, spoil) => {
    const state = pair();
    spoil(state);
    expect(brokenOf(state)).toBe(message);
  });
});
