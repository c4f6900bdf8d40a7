import { expectTypeOf, test } from 'vitest';
import type { Timers } from '../kernel/timers.ts';
import type { PriceLevels } from './price-levels.ts';
import type { OrderLinks } from './order-list.ts';
import type { Desk, Market } from './venue/decide/desk.ts';

test('no decision can move an order in a book: the types have nothing for it', () => {
  expectTypeOf<Market['book']>().toHaveProperty('bids');
  expectTypeOf<Market['book']>().not.toHaveProperty('rest');
  expectTypeOf<Market['book']>().not.toHaveProperty('reduce');
  expectTypeOf<Desk['state']>().not.toHaveProperty('books');
  expectTypeOf<Desk['state']>().not.toHaveProperty('links');
  expectTypeOf<Market['book']['bids']>().not.toExtend<PriceLevels>();
  expectTypeOf<Market['book']['next']>().not.toExtend<OrderLinks>();
});

/** Never run: the compiler says of each line that it is wrong, and of a line that isn't that it should be. */
export function decisionThatMeddles({ book, settlement }: Market, { state }: Desk, timers: Timers): void {
  // @ts-expect-error The lots of a level are read only.
  book.bids.quantity[0] = 1;
  // @ts-expect-error So are the ends of its line.
  book.sideOf(0).head[0] = 1;
  // @ts-expect-error No level is opened.
  book.asks.open(100);
  // @ts-expect-error Nor closed.
  book.rising.close(0);
  // @ts-expect-error Nothing enters the queue of triggered orders.
  book.queue.push(0);
  // @ts-expect-error Nor leaves it.
  book.queue.head = -1;
  // @ts-expect-error No trailing stop is added.
  book.trailingOf(0).add(0);
  // @ts-expect-error Nor told of a price.
  book.trailingSells.raise(100);
  // @ts-expect-error No trade is counted twice.
  settlement.traded({}, 0);
  // @ts-expect-error No order is made.
  state.orders.add(1);
  // @ts-expect-error No protection is attached.
  state.protections.attach(1, 2, 3);
  // @ts-expect-error No rules are announced.
  state.scheduledRules.add(1, 2, {}, timers);
  // @ts-expect-error No id is given out.
  state.counters.lastOrder = 1;
  // @ts-expect-error No market is listed.
  state.markets.add();
  // @ts-expect-error No record changes.
  state.orders.table.columns.price[0] = 1;
}
