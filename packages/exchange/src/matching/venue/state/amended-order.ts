import { keepsPriority, isResting } from './order-codes.ts';
import { knownMarket, type VenueState } from './records.ts';

/**
 * Gives an open order another price (ticks) and another total quantity (lots), in its record and in the book: less at the
 * same price keeps its turn, anything else goes to the end of the line. What it holds is the caller's.
 */
export function amendOrder(state: VenueState, slot: number, price: number, quantity: number, at: number): void {
  const { table } = state.orders;
  const { columns } = table;
  const book = state.books[knownMarket(state, columns.market[slot]!)]!;
  const rests = isResting(columns, slot);
  const keeps = keepsPriority(columns, slot, price, quantity);
  if (rests && keeps) book.reduce(slot, columns.quantity[slot]! - quantity);
  else if (rests) book.unrest(slot);
  columns.price[slot] = price;
  columns.quantity[slot] = quantity;
  columns.updatedAt[slot] = at;
  table.touch(slot);
  if (!rests || keeps) return;
  columns.priority[slot] = ++state.counters.lastPriority;
  book.rest(slot);
}
