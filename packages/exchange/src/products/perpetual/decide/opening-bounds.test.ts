import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, carol, coin, contractMarket, PositionWorld } from './position-world.test-support.ts';

/**
 * What opens at a price far from the mark is bankrupt at once, and the accomplice on the other side has what the insurance fund then
 * pays. With 50 times and 0.5 % at a mark of 100,000 a long is bound by 99,500 / 0.98 = 101,530.6, a short by 100,500 / 1.02 = 98,529.4.
 */
const position = { position: 0, leverage: 50 } as const;

let world: PositionWorld;

beforeEach(() => {
  world = new PositionWorld();
});

afterEach(() => {
  expect(world.exchange.checkInvariants()).toBeNull();
});

const closedFor = (order: number) =>
  world
    .takeFrames()
    .flatMap((frame) => frame.events)
    .find((event) => event.type === 'OrderClosed' && event.order === order);

describe('an order that opens', () => {
  test.each([
    ['buy', 101_530, 101_531],
    ['sell', 98_530, 98_529],
  ] as const)('to %s is taken up to %i, and is not at %i', (side, last, beyond) => {
    expect(world.codeOf(world.opening(alice, side, beyond, { position }))).toBe('price_beyond_liquidation');
    expect(world.codeOf(world.opening(alice, side, last, { position }))).toBe('ok');
  });

  test('and is filled at its bound is not liquidated by the next mark', () => {
    world.do(world.opening(bob, 'sell', 101_530));
    world.do(world.opening(alice, 'buy', 101_530, { position }));
    world.tick(100_000, { seconds: 1 });
    expect(world.positionsOf(alice)).toMatchObject([{ lots: coin }]);
    expect(world.lastOf('PositionLiquidated')).toBeUndefined();
  });

  test.each([
    ['buy', 101_000, 101_530, 101_531],
    ['sell', 99_000, 98_530, 98_529],
  ] as const)('to %s is bound by the index where a thin book has moved the mark to %i', (side, mark, last, beyond) => {
    world.do(world.opening(bob, 'buy', mark - 100, { quantity: 2 * coin }));
    world.do(world.opening(carol, 'sell', mark + 100, { quantity: 2 * coin }));
    world.do(world.opening(bob, 'sell', mark, { quantity: 100 }));
    world.do(world.opening(carol, 'buy', mark, { quantity: 100 }));
    for (let second = 0; second < 150; second++) world.tick(100_000, { seconds: 1 });
    expect(world.contract().markE8).toBe(mark * world.contract().tickE8);
    expect(world.codeOf(world.opening(alice, side, beyond, { position, quantity: 100 }))).toBe(
      'price_beyond_liquidation',
    );
    expect(world.codeOf(world.opening(alice, side, last, { position, quantity: 100 }))).toBe('ok');
  });

  test('at market ends at it as at a collar', () => {
    world.do(world.opening(bob, 'sell', 101_600));
    const market = { orderType: 'market', timeInForce: 'ioc', position } as const;
    const order = world.do(world.opening(alice, 'buy', 0, market)).orderIds[0]!;
    expect(closedFor(order)).toMatchObject({ state: 'expired', reason: 'expired_collar', filled: 0 });
    expect(world.positionsOf(alice)).toEqual([]);
  });

  test('whole or not at all is not begun when a part lies beyond', () => {
    world.do(world.opening(bob, 'sell', 101_500, { quantity: coin / 2 }));
    world.do(world.opening(bob, 'sell', 101_600, { quantity: coin / 2 }));
    const market = { orderType: 'market', timeInForce: 'fok', position } as const;
    const order = world.do(world.opening(alice, 'buy', 0, market)).orderIds[0]!;
    expect(closedFor(order)).toMatchObject({ reason: 'expired_would_not_fill', filled: 0 });
  });

  test('and rests leaves the book when it is met after the mark has left it behind', () => {
    const order = world.do(world.opening(alice, 'buy', 100_000, { position })).orderIds[0]!;
    // 97,000 × 0.995 / 0.98 is below 100,000.
    world.tick(97_000, { seconds: 1 });
    world.takeFrames();
    world.do(world.opening(bob, 'sell', 99_000));
    expect(closedFor(order)).toMatchObject({ state: 'canceled', reason: 'beyond_liquidation', filled: 0 });
    expect(world.positionsOf(alice)).toEqual([]);
    expect(world.contractBalance(alice).held).toBe(0n);
  });

  test('is not amended to a price beyond', () => {
    const order = world.do(world.opening(alice, 'buy', 99_000, { position })).orderIds[0]!;
    const to = (price: number) => ({ type: 'AmendOrder', customer: alice, order, price, quantity: 0 }) as const;
    expect(world.codeOf(to(101_531))).toBe('price_beyond_liquidation');
    expect(world.codeOf(to(101_530))).toBe('ok');
  });

  test('and was triggered is rejected at a price beyond', () => {
    const stop = { orderType: 'stop_limit', triggerPrice: 100_100, position: { ...position, byMark: true } } as const;
    const order = world.do(world.opening(alice, 'buy', 102_500, stop)).orderIds[0]!;
    world.takeFrames();
    world.tick(100_200, { seconds: 1 });
    expect(closedFor(order)).toMatchObject({ state: 'rejected', reason: 'beyond_liquidation' });
    expect(world.contractBalance(alice).held).toBe(0n);
  });

  test('in a cross account is bound all the same', () => {
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
    expect(world.codeOf(world.opening(alice, 'buy', 101_531, { position }))).toBe('price_beyond_liquidation');
  });
});

describe('an order on a net position', () => {
  beforeEach(() => {
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 50 });
  });

  const net = (side: 'buy' | 'sell', price: number, quantity = coin) =>
    world.order(carol, side, price, { market: contractMarket, quantity });

  test('is bound for what it opens, and by bankruptcy for what it closes', () => {
    world.do(world.opening(bob, 'buy', 100_000));
    world.do(net('sell', 100_000));
    // It buys back what it has sold short at any price that it can pay, and not a lot more.
    expect(world.codeOf(net('buy', 102_000, coin + 1))).toBe('price_beyond_liquidation');
    expect(world.codeOf(net('buy', 102_000))).toBe('ok');
  });

  test('as a quote is taken back when it is met after the mark has left it behind', () => {
    world.do({ type: 'MassQuote', customer: carol, market: contractMarket, bids: [100_000, coin], asks: [] });
    world.tick(97_000, { seconds: 1 });
    world.do(world.opening(bob, 'sell', 99_000));
    expect(world.positionsOf(carol)).toEqual([]);
    expect(world.contractBalance(carol).held).toBe(0n);
  });
});
