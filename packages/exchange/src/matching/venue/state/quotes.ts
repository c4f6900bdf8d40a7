import { sides } from '../../../kernel/vocabulary.ts';
import type { VenueEvent } from '../events.ts';
import { amendOrder } from './amended-order.ts';
import { addOrder } from './new-order.ts';
import { buy, stateIndex } from './order-codes.ts';
import { knownMarket, quoterKey, type ReadVenueState, type VenueState } from './records.ts';

type QuotesReplaced = Extract<VenueEvent, { type: 'QuotesReplaced' }>;

const sell = sides.indexOf('sell');

/** What all levels have in common; what they hold is kept for each side of the quote. */
const levelOrder = {
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: true,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  extreme: 0,
  oco: 0,
  held: 0n,
} as const;

/** Applies the changed levels of a mass quote. A level that only shrinks keeps its turn. */
export function evolveQuotes(state: VenueState, event: QuotesReplaced, at: number): void {
  knownMarket(state, event.market);
  const quoter = openQuoter(state, event);
  const { bidHeld, askHeld } = state.quoters.columns;
  bidHeld[quoter]! += Number(event.bidHeld);
  askHeld[quoter]! += Number(event.askHeld);
  state.quoters.touch(quoter);
  evolveSide(state, event, event.bids, buy, at);
  evolveSide(state, event, event.asks, sell, at);
}

/** The slot of a customer's hold in a market, or -1. */
export function quoterSlotOf(state: ReadVenueState, customer: number, market: number): number {
  return state.quoterSlots.get(quoterKey(customer, market));
}

function openQuoter(state: VenueState, event: QuotesReplaced): number {
  const known = quoterSlotOf(state, event.customer, event.market);
  if (known >= 0) return known;
  const slot = state.quoters.add();
  const { columns } = state.quoters;
  columns.customer[slot] = event.customer;
  columns.market[slot] = event.market;
  columns.base[slot] = event.base;
  columns.quote[slot] = event.quote;
  columns.bidHeld[slot] = 0;
  columns.askHeld[slot] = 0;
  state.quoterSlots.set(quoterKey(event.customer, event.market), slot);
  return slot;
}

function evolveSide(
  state: VenueState,
  event: QuotesReplaced,
  levels: readonly number[],
  side: number,
  at: number,
): void {
  const book = state.books[knownMarket(state, event.market)]!;
  for (let i = 0; i < levels.length; i += 3) {
    const [price, quantity, order] = [levels[i]!, levels[i + 1]!, levels[i + 2]!];
    const { columns } = state.orders.table;
    if (order > state.counters.lastOrder) {
      const added = addLevel(state, event, side, price, quantity, order, at);
      book.rest(added);
      continue;
    }
    const slot = state.orders.openSlotOf(order);
    if (quantity === 0) {
      book.unrest(slot);
      columns.state[slot] = stateIndex.canceled;
      state.orders.close(slot);
      continue;
    }
    amendOrder(state, slot, columns.price[slot]!, columns.filled[slot]! + quantity, at);
  }
}

function addLevel(
  state: VenueState,
  event: QuotesReplaced,
  side: number,
  price: number,
  quantity: number,
  order: number,
  at: number,
): number {
  const level = {
    ...levelOrder,
    order,
    customer: event.customer,
    market: event.market,
    side: sides[side]!,
    price,
    quantity,
    cap: side === buy ? price : 0,
    account: event.account,
  };
  return addOrder(state, level, at, 1);
}
