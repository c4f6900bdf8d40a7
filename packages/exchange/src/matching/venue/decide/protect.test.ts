import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, usdt, World } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import type { OrderView } from '../../../views.ts';

const protectedBuy = { takeProfit: 101_000, stopLoss: 99_500 } as const;

function coversOf(world: World, customer = alice): OrderView[] {
  const open = world.exchange.query({ type: 'openOrders', customer });
  return open.filter(({ takeProfit, stopLoss }) => takeProfit === undefined && stopLoss === undefined);
}

/** Lets bob sell so many lots to whoever bids 100,000. */
function sellInto(world: World, lots: number, price = 100_000): void {
  world.place(bob, 'sell', price, { quantity: lots, timeInForce: 'ioc' });
}

describe('what an order carries', () => {
  test('each fill is covered in its frame by one pair that grows, net of fee', () => {
    const world = new World();
    const buy = world.place(alice, 'buy', 100_000, { quantity: 10_000, ...protectedBuy });
    expect(world.orderNow(buy)).toMatchObject({ takeProfit: 101_000, stopLoss: 99_500 });
    world.takeFrames();
    sellInto(world, 4000);
    expect(world.takeFrames()).toHaveLength(1);
    const [limit, stop] = coversOf(world);
    expect(limit).toMatchObject({ side: 'sell', orderType: 'limit', price: 101_000, quantity: 3996 });
    expect(stop).toMatchObject({ side: 'sell', orderType: 'stop_market', triggerPrice: 99_500, quantity: 3996 });
    sellInto(world, 6000);
    expect(coversOf(world).map(({ id, quantity }) => [id, quantity])).toEqual([
      [limit!.id, 9990],
      [stop!.id, 9990],
    ]);
    expect(world.balance(alice, btc).held).toBe(9_990_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('the stop loss sells what has filled and ends the take profit', () => {
    const world = new World();
    world.place(alice, 'buy', 100_000, { quantity: 4000, ...protectedBuy });
    sellInto(world, 4000);
    world.place(carol, 'buy', 99_450, { quantity: 50_000 });
    sellInto(world, 100, 99_450);
    expect(coversOf(world)).toEqual([]);
    expect(world.balance(alice, btc)).toEqual({ available: 10_000_000_000n, held: 0n });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('what fills after the take profit has begun to trade gets a pair of its own', () => {
    const world = new World();
    world.place(alice, 'buy', 100_000, { quantity: 10_000, ...protectedBuy });
    sellInto(world, 4000);
    world.place(carol, 'buy', 101_000, { quantity: 1000 });
    sellInto(world, 5000);
    expect(coversOf(world).map(({ quantity, filled }) => [quantity, filled])).toEqual([
      [3996, 1000],
      [4995, 0],
      [4995, 0],
    ]);
  });

  test('a market order by quote amount is covered as it fills', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 1000 });
    const fields = { orderType: 'market', quantity: 0, quoteAmount: 100_000_000n, ...protectedBuy } as const;
    const outcome = world.do(world.order(alice, 'buy', 0, fields));
    expect(outcome.orders).toMatchObject([{ state: 'filled', filled: 1000 }]);
    expect(coversOf(world).map(({ quantity }) => quantity)).toEqual([999, 999]);
    world.place(carol, 'buy', 101_000, { quantity: 2000 });
    expect(world.balance(alice, btc).held).toBe(0n);
    expect(coversOf(world)).toEqual([]);
  });

  test('a sell is covered by buys of what its proceeds pay for', () => {
    const world = new World();
    world.place(alice, 'sell', 100_000, { quantity: 10_000, takeProfit: 99_000, stopLoss: 100_500 });
    world.place(bob, 'buy', 100_000, { quantity: 10_000 });
    const lots = Math.floor((1_000_000_000 - 1_000_000) / Math.floor(100_500 * 1.05));
    expect(coversOf(world).map(({ side, quantity }) => [side, quantity])).toEqual([
      ['buy', lots],
      ['buy', lots],
    ]);
    expect(world.balance(alice, usdt).held).toBe(BigInt(lots * Math.floor(100_500 * 1.05)));
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('what is below the minimum waits for the next fill', () => {
    const world = new World();
    world.place(alice, 'buy', 100_000, { quantity: 10_000, ...protectedBuy });
    world.place(bob, 'sell', 100_000, { quantity: 10_000 - 9_950, timeInForce: 'ioc' });
    expect(coversOf(world)).toEqual([]);
    sellInto(world, 5000);
    expect(coversOf(world).map(({ quantity }) => quantity)).toEqual([5044, 5044]);
  });

  test('D56 what covers does not count against the limit of open orders', () => {
    const world = new World();
    for (let i = 0; i < 100; i++)
      world.place(alice, 'buy', 100_000, { quantity: 100, takeProfit: 101_000 + i, stopLoss: 99_500 });
    sellInto(world, 10_000);
    expect(coversOf(world)).toHaveLength(200);
    for (let i = 0; i < 200; i++) world.place(alice, 'buy', 90_000, { quantity: 100 });
    expect(world.codeOf(world.order(alice, 'buy', 90_000, { quantity: 100 }))).toBe('too_many_open_orders');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('who cancels a cover has it no more: later fills get none', () => {
    const world = new World();
    world.place(alice, 'buy', 100_000, { quantity: 10_000, ...protectedBuy });
    sellInto(world, 4000);
    world.do({ type: 'CancelOrder', customer: alice, order: coversOf(world)[0]!.id });
    sellInto(world, 4000);
    expect(world.balance(alice, btc).held).toBe(0n);
  });

  test.each([
    ['price_invalid', 'takeProfit', { takeProfit: -1 }],
    ['price_invalid', 'stopLoss', { stopLoss: 0.5 }],
    ['protection_not_allowed', 'takeProfit', { orderType: 'stop_limit', triggerPrice: 101_000, takeProfit: 102_000 }],
    ['protection_not_allowed', 'stopLoss', { orderType: 'stop_limit', triggerPrice: 101_000, stopLoss: 90_000 }],
    ['protection_wrong_side', 'takeProfit', { takeProfit: 100_000 }],
    ['protection_wrong_side', 'stopLoss', { stopLoss: 100_000 }],
    ['protection_wrong_side', 'stopLoss', { takeProfit: 100_001, stopLoss: 100_000 }],
    ['price_out_of_band', 'takeProfit', { takeProfit: 120_001 }],
    ['price_out_of_band', 'takeProfit', { takeProfit: 79_999, stopLoss: 100_000 }],
    ['price_out_of_band', 'price', { price: 79_999, takeProfit: 120_001 }],
  ] as const)('refuses %s and names %s for %o', (code, field, fields) => {
    const world = new World();
    const { rejection } = world.try(world.order(alice, 'buy', 100_000, { ...fields }));
    expect(rejection).toMatchObject({ code, field });
  });

  test('an amend that would leave one of them on the wrong side names it', () => {
    const world = new World();
    const order = world.place(alice, 'buy', 95_000, { takeProfit: 101_000, stopLoss: 90_000 });
    const amend = { type: 'AmendOrder', customer: alice, order, quantity: 0 } as const;
    const fieldOf = (price: number) => world.try({ ...amend, price }).rejection?.field;
    expect([90_000, 101_000].map(fieldOf)).toEqual(['stopLoss', 'takeProfit']);
  });

  test('a snapshot brings back what orders carry', () => {
    const world = new World();
    world.place(alice, 'buy', 100_000, { quantity: 10_000, ...protectedBuy });
    sellInto(world, 4000);
    const restored = Exchange.load(world.exchange.save());
    const sell = world.order(bob, 'sell', 100_000, { quantity: 6000 });
    for (const exchange of [world.exchange, restored]) exchange.execute(sell, world.now);
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(coversOf(world).map(({ quantity }) => quantity)).toEqual([9990, 9990]);
  });
});
