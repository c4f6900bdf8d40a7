import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, market, marketListing, usdt, World } from '../../../exchange-world.test-support.ts';
import { activationsPerFrame } from './triggers.ts';

/** Makes a trade at a price between bob and carol. */
function tradeAt(world: World, price: number): void {
  world.place(bob, 'sell', price, { quantity: 1000 });
  world.place(carol, 'buy', price, { quantity: 1000 });
}

describe('stops', () => {
  test('a stop buy triggers at its price, takes within its cap and returns what it did not need', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'buy', 0, { orderType: 'stop_market', triggerPrice: 101_000, quantity: 1000 });
    expect(world.balance(alice, usdt).held).toBe(106_050_000n);
    world.place(bob, 'sell', 101_000, { quantity: 2000 });
    world.place(carol, 'buy', 101_000, { quantity: 1000 });
    expect(world.orderNow(stop)).toMatchObject({ state: 'filled', filledQuote: 101_000_000n, held: 0n });
    expect(world.balance(alice, usdt)).toEqual({ available: 1_000_000_000_000n - 101_000_000n, held: 0n });
  });

  test('a stop-limit rests at its limit once triggered', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'sell', 98_500, { orderType: 'stop_limit', triggerPrice: 99_000, quantity: 1000 });
    tradeAt(world, 99_000);
    expect(world.orderNow(stop)).toMatchObject({ state: 'new', held: 1_000_000n });
    expect(world.exchange.query({ type: 'depth', market, limit: 1 })?.asks).toEqual([98_500, 1000]);
  });

  test('a take-profit without a price sells at market when the price has risen', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const order = world.place(alice, 'sell', 0, { orderType: 'take_profit', triggerPrice: 101_000, quantity: 1000 });
    world.place(carol, 'buy', 101_000, { quantity: 2000 });
    world.place(bob, 'sell', 101_000, { quantity: 1000 });
    expect(world.orderNow(order)).toMatchObject({ state: 'filled', filled: 1000 });
  });

  test('a trailing stop counts from the best price since it was placed', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'sell', 0, {
      orderType: 'trailing_stop',
      trailingBasisPoints: 100,
      quantity: 1000,
    });
    tradeAt(world, 102_000);
    expect(world.orderNow(stop)).toMatchObject({ state: 'pending', triggerPrice: 100_980 });
    tradeAt(world, 101_000);
    expect(world.orderNow(stop)?.state).toBe('pending');
    world.place(carol, 'buy', 100_980, { quantity: 2000 });
    world.place(bob, 'sell', 100_980, { quantity: 1000 });
    expect(world.orderNow(stop)?.state).toBe('filled');
  });

  test('a trailing sell never fires on a new high, however small its delta is in ticks', () => {
    const world = new World();
    const cheap = { ...marketListing, market: 7, symbol: 'AAA/USDT', minNotional: 0n } as const;
    world.do(cheap);
    world.index(30);
    for (const price of [30, 31]) {
      if (price === 31)
        world.place(alice, 'sell', 0, {
          market: 7,
          orderType: 'trailing_stop',
          trailingBasisPoints: 10,
          quantity: 1000,
        });
      world.place(bob, 'sell', price, { market: 7, quantity: 1000 });
      world.place(carol, 'buy', price, { market: 7, quantity: 1000 });
    }
    expect(world.exchange.query({ type: 'openOrders', customer: alice, market: 7 })).toMatchObject([
      { state: 'pending', triggerPrice: 30 },
    ]);
  });

  test('every print of a sweep is watched, not only its last', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'sell', 98_000, { orderType: 'stop_limit', triggerPrice: 99_500, quantity: 1000 });
    world.place(bob, 'sell', 99_400, { quantity: 500 });
    world.place(bob, 'sell', 100_500, { quantity: 500 });
    world.takeFrames();
    world.place(carol, 'buy', 100_500, { quantity: 1000 });
    expect(world.orderNow(stop)?.state).toBe('new');
    const triggered = world
      .takeFrames()
      .flatMap((frame) => frame.events.filter((event) => event.type === 'OrderTriggered'));
    expect(triggered).toMatchObject([{ order: stop, lastPrice: 99_400 }]);
  });

  test('a trailing stop is not triggered by a print before the high that it follows', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'sell', 0, {
      orderType: 'trailing_stop',
      trailingBasisPoints: 100,
      quantity: 1000,
    });
    world.place(bob, 'sell', 99_500, { quantity: 500 });
    world.place(bob, 'sell', 101_000, { quantity: 500 });
    world.place(carol, 'buy', 101_000, { quantity: 1000 });
    expect(world.orderNow(stop)).toMatchObject({ state: 'pending', triggerPrice: 99_990 });
  });

  test('D9 a cascade is bounded: one frame activates so many, the rest follow in frames of their own', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const count = activationsPerFrame + 5;
    for (let i = 0; i < count; i++)
      world.place(alice, 'sell', 0, { orderType: 'stop_market', triggerPrice: 99_900, quantity: 1000 });
    world.place(carol, 'buy', 99_900, { quantity: 100_000 });
    world.takeFrames();
    world.place(bob, 'sell', 99_900, { quantity: 1000 });
    world.do({ type: 'AdvanceTime' });
    const frames = world.takeFrames();
    const activated = frames.map((frame) => frame.events.filter((event) => event.type === 'OrderActivated').length);
    expect(activated).toEqual([activationsPerFrame, 5]);
    expect(frames[1]?.command).toBe('FireTimer');
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toEqual([]);
  });

  test('the refusal of a triggered order closes it with the reason and releases its hold', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stop = world.place(alice, 'buy', 101_100, {
      orderType: 'stop_limit',
      triggerPrice: 101_000,
      quantity: 1000,
      postOnly: true,
    });
    world.place(bob, 'sell', 101_000, { quantity: 2000 });
    world.place(carol, 'buy', 101_000, { quantity: 1000 });
    expect(world.orderNow(stop)).toMatchObject({ state: 'rejected', reason: 'post_only_would_take', held: 0n });
    expect(world.balance(alice, usdt).held).toBe(0n);
  });
});

describe('OCO', () => {
  const oco = { type: 'PlaceOco', customer: alice, market, quantity: 1000, stopPrice: 0 } as const;

  test('two legs hold what the larger needs; the first fill ends the stop and returns the difference', () => {
    const world = new World();
    tradeAt(world, 100_000);
    world.do({ ...oco, side: 'buy', price: 99_000, triggerPrice: 101_000 });
    expect(world.balance(alice, usdt).held).toBe(106_050_000n);
    world.place(bob, 'sell', 99_000, { quantity: 400 });
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toHaveLength(1);
    expect(world.balance(alice, usdt).held).toBe(99_000n * 600n);
  });

  test('the trigger ends the limit leg and takes over its hold', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const [limit, stop] = world.do({ ...oco, side: 'sell', price: 101_000, triggerPrice: 99_000 }).orderIds;
    world.place(carol, 'buy', 99_000, { quantity: 2000 });
    world.place(bob, 'sell', 99_000, { quantity: 1000 });
    expect(world.orderNow(limit!)).toMatchObject({ state: 'canceled', reason: 'oco', held: 0n });
    expect(world.orderNow(stop!)).toMatchObject({ state: 'filled', held: 0n });
    expect(world.balance(alice, btc).held).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('canceling one leg cancels both', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const [, stop] = world.do({ ...oco, side: 'sell', price: 101_000, triggerPrice: 99_000 }).orderIds;
    const { orders } = world.do({ type: 'CancelOrder', customer: alice, order: stop! });
    expect(orders.map((order) => order.state)).toEqual(['canceled', 'canceled']);
    expect(world.balance(alice, btc).held).toBe(0n);
  });

  test.each([
    ['market_not_found', { market: 9, quantity: 0 }],
    ['order_form_invalid', { side: 'short' as never, quantity: 0 }],
    ['quantity_invalid', { quantity: 0, price: 0 }],
    ['price_invalid', { price: 0, triggerPrice: 0 }],
    ['price_invalid', { stopPrice: -1, triggerPrice: 0 }],
    ['trigger_price_invalid', { triggerPrice: 0, quantity: 2 ** 45 }],
    ['amount_out_of_range', { quantity: 2 ** 45, price: 999_999 }],
    ['price_out_of_band', { price: 120_001, triggerPrice: 100_000 }],
    ['trigger_price_wrong_side', { triggerPrice: 100_000, price: 100_000 }],
    ['oco_price_wrong_side', { price: 100_000, quantity: 1 }],
    ['notional_too_small', { quantity: 49, customer: 9_999 }],
    ['customer_not_found', { customer: 9_999, quantity: 99_000_000 }],
    ['insufficient_balance', { quantity: 99_000_000 }],
  ])('refuses by precedence: %s %o', (code, fields) => {
    const world = new World();
    tradeAt(world, 100_000);
    expect(world.codeOf({ ...oco, side: 'sell', price: 101_000, triggerPrice: 99_000, ...fields })).toBe(code);
  });
});
