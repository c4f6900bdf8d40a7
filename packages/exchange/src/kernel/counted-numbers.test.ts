import { expectTypeOf, test } from 'vitest';
import type { PlaceOrder } from '../matching/venue/commands.ts';
import type { Desk, Market } from '../matching/venue/decide/desk.ts';
import { isInBand, lotsFor, notionalOf } from '../matching/venue/formulas.ts';
import type { Settlement } from '../matching/venue/settlement.ts';
import type { Lots, Ticks, Units } from './amounts.ts';

test('ticks, lots and units are three kinds of number, and a plain one serves for each', () => {
  expectTypeOf<number>().toExtend<Ticks>();
  expectTypeOf<Ticks>().toExtend<number>();
  expectTypeOf<Ticks>().not.toExtend<Lots>();
  expectTypeOf<Lots>().not.toExtend<Units>();
  expectTypeOf<Units>().not.toExtend<Ticks>();
});

/** Never run: the compiler says of each line that it is wrong, and of a line that isn't that it should be. */
export function numbersMistaken({ state }: Desk, { book, unit }: Market, order: PlaceOrder, settles: Settlement): void {
  const { columns } = state.orders.table;
  // @ts-expect-error A quantity is no price, nor a price a quantity.
  notionalOf(order.quantity, order.price, unit);
  // @ts-expect-error What an order holds is no quantity.
  notionalOf(order.price, columns.held[0]!, unit);
  // @ts-expect-error The lots of a level are no price.
  isInBand(book.bids.quantity[0]!, book.bids.bestPrice, 1);
  // @ts-expect-error A price is no amount of the quote.
  lotsFor(order.price, order.price, unit);
  // @ts-expect-error What fills is no price.
  book.asks.reaches(columns.filled[0]!, order.price);
  // @ts-expect-error An amount is no number of lots.
  const remaining: Lots = settles.needed({} as Market, true, order.price, order.quantity);
  notionalOf(order.price, remaining, unit);
}
