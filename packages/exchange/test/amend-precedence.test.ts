import { expect, test } from 'vitest';
import { MarketWorld } from './market-world.ts';

test('an amend that would take and whose price has moved is refused as an order is: price_moved first', () => {
  const world = new MarketWorld(2);
  const [alice, bob] = world.customers as [number, number];
  const { outcome } = world.place({ customer: alice, price: 599_000, quantity: 5000, postOnly: true });
  world.place({ customer: bob, side: 'sell', price: 610_000, quantity: 5000 });
  const order = outcome.orders[0]!.id;
  const amend = { type: 'AmendOrder', customer: alice, order, price: 611_000, quantity: 0 } as const;
  expect(world.refusal({ ...amend, quotedPrice: 600_000 })).toBe('price_moved');
  expect(world.refusal({ ...amend, quotedPrice: 610_000 })).toBe('post_only_would_take');
});
