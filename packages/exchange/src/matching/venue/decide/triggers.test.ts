import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, market, marketListing, usdt, World } from '../../../exchange-world.test-support.ts';
import { answerOf } from '../../../answer.ts';
import { activationsPerFrame, triggersPerFrame } from './triggers.ts';

/** Makes a trade at a price between bob and carol, with the index there. */
function tradeAt(world: World, price: number): void {
  world.index(price);
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
      world.index(price);
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

  test('D9 one trade triggers so many in its frame, the rest in the next ones, in order and none twice', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const stops = Array.from({ length: triggersPerFrame * 2 + 5 }, (_, i) =>
      world.place(alice, 'sell', 0, {
        quantity: 1000,
        ...(i % 2 === 0
          ? { orderType: 'stop_market', triggerPrice: 99_900 }
          : { orderType: 'trailing_stop', trailingBasisPoints: 10 }),
      }),
    );
    world.place(carol, 'buy', 99_900, { quantity: 1000 });
    world.place(carol, 'buy', 99_800, { quantity: 5_000_000 });
    world.takeFrames();
    world.place(bob, 'sell', 99_900, { quantity: 500 });
    world.do({ type: 'AdvanceTime' });
    const frames = world.takeFrames();
    const triggered = frames.map((frame) =>
      frame.events.flatMap((e) => (e.type === 'OrderTriggered' ? [e.order] : [])),
    );
    expect(Math.max(...triggered.map((orders) => orders.length))).toBe(triggersPerFrame);
    const fixed = stops.filter((_, i) => i % 2 === 0);
    const trailing = stops.filter((_, i) => i % 2 === 1);
    expect(triggered.flat()).toEqual([...fixed, ...trailing]);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toEqual([]);
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  });

  test('D52 a print further than 1 % from the index triggers nothing and moves no extreme', () => {
    const world = new World();
    tradeAt(world, 100_000);
    const fields = { orderType: 'stop_limit', triggerPrice: 99_200, quantity: 1000 } as const;
    const stop = world.place(alice, 'sell', 99_000, fields);
    const trailing = { orderType: 'trailing_stop', trailingBasisPoints: 200, quantity: 1000 } as const;
    const buys = world.place(alice, 'buy', 0, trailing);
    world.place(carol, 'buy', 98_999, { quantity: 100 });
    world.place(bob, 'sell', 98_999, { quantity: 100 });
    expect(world.orderNow(stop)?.state).toBe('pending');
    expect(world.orderNow(buys)?.triggerPrice).toBe(102_000);
    world.place(carol, 'buy', 99_000, { quantity: 100 });
    world.place(bob, 'sell', 99_000, { quantity: 100 });
    expect(world.orderNow(stop)?.state).toBe('new');
    expect(world.orderNow(buys)?.triggerPrice).toBe(100_980);
  });

  test('D24 an order that waits in the queue answers an amend as it was, from its frame too', () => {
    const world = new World({ timersPerCall: 1 });
    tradeAt(world, 100_000);
    const stops = Array.from({ length: activationsPerFrame * 3 }, () =>
      world.place(alice, 'sell', 99_000, { orderType: 'stop_limit', triggerPrice: 99_900, quantity: 1000 }),
    );
    world.place(carol, 'buy', 99_900, { quantity: 1000 });
    world.place(bob, 'sell', 99_900, { quantity: 500 });
    const order = stops.at(-1)!;
    const before = world.orderNow(order)!;
    world.takeFrames();
    const amend = { type: 'AmendOrder', customer: alice, order, price: 0, quantity: 900 } as const;
    const { orders } = world.do(amend);
    expect(orders).toMatchObject([{ state: 'triggered', held: 900_000n }]);
    const frame = world.takeFrames().find(({ command }) => command === 'AmendOrder')!;
    expect(answerOf(frame, () => ({ ...before, state: 'new', held: 0n })).orders).toEqual(orders);
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
    ['order_form_invalid', { side: 'short' as never, quantity: 0, market: 9 }],
    ['quantity_invalid', { quantity: 0, price: 0 }],
    ['price_invalid', { price: 0, triggerPrice: 0 }],
    ['price_invalid', { stopPrice: -1, triggerPrice: 0 }],
    ['trigger_price_invalid', { triggerPrice: 0, quantity: 2 ** 45, market: 9 }],
    ['market_not_found', { market: 9, quantity: 2 ** 45 }],
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
