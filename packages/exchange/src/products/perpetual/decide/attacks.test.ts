import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { marketListing, usdt } from '../../../exchange-world.test-support.ts';
import type { PlaceOrder } from '../../../matching/venue/commands.ts';
import { alice, bob, carol, coin, contractMarket, PositionWorld } from './position-world.test-support.ts';

const otherContract = 3;

let world: PositionWorld;

beforeEach(() => {
  world = new PositionWorld();
});

afterEach(() => {
  expect(world.exchange.checkInvariants()).toBeNull();
});

describe("an order that isn't one of positions", () => {
  test('as a pair of a limit and a stop is refused on a contract', () => {
    const pair = { type: 'PlaceOco', customer: alice, market: contractMarket, side: 'sell', quantity: coin } as const;
    const prices = { price: 101_000, triggerPrice: 99_000, stopPrice: 0 };
    expect(world.codeOf({ ...pair, ...prices })).toBe('position_terms_missing');
  });

  test('on a net position carries no take profit: there is no ticket that it would close', () => {
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
    const order = world.order(carol, 'buy', 100_000, { market: contractMarket, takeProfit: 101_000 });
    expect(world.codeOf(order)).toBe('protection_not_allowed');
  });
});

describe('a quote on a contract', () => {
  test('pays for one side with what the other gives back', () => {
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
    world.leaveWith(carol, 110_000_000_000n);
    const quote = (bids: number[], asks: number[]) =>
      ({ type: 'MassQuote', customer: carol, market: contractMarket, bids, asks }) as const;
    world.do(quote([99_900, 100], [100_100, 100 * coin]));
    expect(world.codeOf(quote([99_900, 100 * coin], [100_100, 100]))).toBe('ok');
  });

  test('that would close the net position beyond bankruptcy leaves the book when it is met', () => {
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
    world.leaveWith(carol, 2_000_000_000n);
    world.do({ type: 'MassQuote', customer: carol, market: contractMarket, bids: [100_000, coin], asks: [] });
    world.do(world.opening(bob, 'sell', 100_000));
    // Two sources move the mark, but nothing is liquidated.
    world.tick(80_000, { sources: 2 });
    world.do({ type: 'MassQuote', customer: carol, market: contractMarket, bids: [], asks: [80_000, coin] });
    world.do(world.opening(alice, 'buy', 80_000));
    expect(world.positionsOf(alice)).toEqual([]);
    expect(world.positionsOf(carol)).toMatchObject([{ isNet: true, lots: coin }]);
  });
});

describe('what closes a position', () => {
  test('is never amended to more than there is, beside what else waits in the book', () => {
    const position = world.meet(alice, bob, 100_000, 10 * coin);
    const first = world.do(world.closing(alice, 'sell', 102_000, position, { quantity: 4 * coin })).orderIds[0]!;
    world.do(world.closing(alice, 'sell', 103_000, position, { quantity: 4 * coin }));
    const amended = (quantity: number) =>
      ({ type: 'AmendOrder', customer: alice, order: first, price: 0, quantity }) as const;
    expect(world.codeOf(amended(7 * coin))).toBe('close_exceeds_position');
    expect(world.codeOf(amended(6 * coin))).toBe('ok');
  });

  test('is never amended to a price beyond bankruptcy', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    const order = world.do(world.closing(alice, 'sell', 102_000, position, { quantity: coin })).orderIds[0]!;
    // 10 times: 90,000 is where the margin is gone.
    const amended = (price: number) => ({ type: 'AmendOrder', customer: alice, order, price, quantity: 0 }) as const;
    expect(world.codeOf(amended(89_999))).toBe('price_beyond_bankruptcy');
    expect(world.codeOf(amended(90_000))).toBe('ok');
  });

  test('may be smaller than what opens one', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    const order = world.do(world.closing(alice, 'sell', 102_000, position, { quantity: 20 })).orderIds[0]!;
    expect(world.codeOf({ type: 'AmendOrder', customer: alice, order, price: 102_100, quantity: 10 })).toBe('ok');
  });

  test('of a cross account stops before its fees leave the rest unpaid', () => {
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
    world.leaveWith(alice, 1_007_000_000n);
    // 10,000 USDT at 10 times: 1,000 are held and 6 paid, so 1 is left beside the margin.
    const position = world.meet(alice, bob, 100_000, coin);
    expect(world.contractBalance(alice)).toEqual({ available: 1_000_000n, held: 1_000_000_000n });
    world.tick(91_000, { sources: 2 });
    // 8,999 is where 1,001 USDT are gone; the first half pays a fee out of them.
    for (let i = 0; i < 2; i++) world.do(world.opening(carol, 'buy', 89_990, { quantity: coin / 2 }));
    world.do({ type: 'ClosePosition', customer: alice, position, lots: 0, quotedPrice: 0 });
    expect(world.positionsOf(alice)).toMatchObject([{ lots: coin / 2 }]);
    expect(world.contractBalance(alice).available).toBeGreaterThanOrEqual(0n);
  });
});

test('what closes a cross position whole or not at all is not begun where its first fees would end it', () => {
  world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
  world.leaveWith(alice, 1_007_000_000n);
  const position = world.meet(alice, bob, 100_000, coin);
  world.tick(91_000, { sources: 2 });
  // The whole of 8,999 costs all of the 1,001 USDT that there are, and the fee of a half 2.7 of them.
  for (let i = 0; i < 2; i++) world.do(world.opening(carol, 'buy', 89_990, { quantity: coin / 2 }));
  const whole = { orderType: 'market', timeInForce: 'fok' } as const;
  const order = world.do(world.closing(alice, 'sell', 0, position, whole)).orderIds[0]!;
  expect(world.lastOf('OrderClosed')).toMatchObject({ order, reason: 'expired_would_not_fill', filled: 0 });
  expect(world.positionsOf(alice)).toMatchObject([{ lots: coin }]);
  // 5.6 USDT more than at bankruptcy are enough for the fee of 5.4.
  for (let i = 0; i < 2; i++) world.do(world.opening(carol, 'buy', 90_046, { quantity: coin / 2 }));
  world.do(world.closing(alice, 'sell', 0, position, whole));
  expect(world.positionsOf(alice)).toEqual([]);
});

describe('what backs the losses of a cross account', () => {
  let ticket: number;

  beforeEach(() => {
    world.do({ ...marketListing, market: otherContract, symbol: 'BTC/USDT', settlement: 'perpetual' });
    world.do(defaultContractRules(otherContract));
    world.tick(100_000);
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
    world.leaveWith(alice, 25_000_000_000n);
    world.do(world.opening(bob, 'sell', 100_000, { market: otherContract, quantity: coin / 10 }));
    ticket = world.do(world.opening(alice, 'buy', 100_000, { market: otherContract, quantity: coin / 10 }))
      .orderIds[0]!;
    world.meet(alice, bob, 100_000, 10 * coin);
    // 10 coins have lost 12,000 of the 14,800 that are available.
    world.tick(88_000, { sources: 2 });
  });

  test('opens no isolated position (D12)', () => {
    const order = world.opening(alice, 'buy', 88_000, {
      market: otherContract,
      position: { position: 0, leverage: 2 },
    });
    expect(world.codeOf(order)).toBe('insufficient_balance');
    expect(world.codeOf({ ...order, quantity: coin / 10 })).toBe('ok');
  });

  test('holds no more for an order that is amended to a dearer price (D12)', () => {
    const cheap = world.opening(alice, 'buy', 72_000, {
      market: otherContract,
      quantity: (coin * 7) / 10,
      position: { position: 0, leverage: 2 },
    });
    const order = world.do(cheap).orderIds[0]!;
    const amended = (price: number) => ({ type: 'AmendOrder', customer: alice, order, price, quantity: 0 }) as const;
    // 2,523 are held of 2,838 that are free; at 88,000 they would be 3,084.
    expect(world.codeOf(amended(88_000))).toBe('insufficient_balance');
    expect(world.codeOf(amended(76_000))).toBe('ok');
  });

  test('is not moved to the margin of an isolated position (D12)', () => {
    const move = (amount: bigint) => ({ type: 'MoveMargin', customer: alice, position: ticket, amount }) as const;
    expect(world.codeOf(move(4_000_000_000n))).toBe('insufficient_balance');
    expect(world.codeOf(move(1_000_000_000n))).toBe('ok');
  });

  test('does not leave the contract account', () => {
    const leave = (amount: bigint) =>
      ({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount }) as const;
    expect(world.codeOf(leave(4_000_000_000n))).toBe('margin_needed');
    expect(world.codeOf(leave(1_000_000_000n))).toBe('ok');
  });
});

test('an order that is amended until it takes is held against the cap of open interest', () => {
  // 70 % of 100,000 USDT are for tickets: seven coins.
  world.do({ ...defaultContractRules(contractMarket), openInterestMost: 100_000_000_000n });
  world.meet(alice, bob, 100_000, 5 * coin);
  const bid = world.do(world.opening(alice, 'buy', 99_000, { quantity: coin })).orderIds[0]!;
  const large = world.do(world.opening(carol, 'buy', 98_000, { quantity: 2 * coin })).orderIds[0]!;
  world.do(world.opening(bob, 'sell', 101_000, { quantity: 2 * coin }));
  const amended = (customer: number, order: number) =>
    ({ type: 'AmendOrder', customer, order, price: 101_000, quantity: 0 }) as const;
  expect(world.codeOf(amended(alice, bid))).toBe('ok');
  expect(world.codeOf(amended(carol, large))).toBe('open_interest_full');
});

describe('all that a net position could become', () => {
  // 100,000 USDT a customer are ten coins.
  const most = { ...defaultContractRules(contractMarket), customerMost: 100_000_000_000n };
  const net = (side: 'buy' | 'sell', lots: number, fields: Partial<PlaceOrder> = {}) =>
    world.order(carol, side, 99_000, { market: contractMarket, quantity: lots, ...fields });

  beforeEach(() => {
    world.do(most);
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
  });

  test('counts the orders that rest beside the one that is placed', () => {
    expect(world.codeOf(net('buy', 9 * coin))).toBe('ok');
    expect(world.codeOf(net('buy', 2 * coin))).toBe('position_too_large');
    expect(world.codeOf(net('buy', coin))).toBe('ok');
  });

  test('counts a quote once when another takes its place, and orders beside it', () => {
    const quote = (lots: number) =>
      world.codeOf({ type: 'MassQuote', customer: carol, market: contractMarket, bids: [99_000, lots], asks: [] });
    expect(quote(6 * coin)).toBe('ok');
    expect(quote(9 * coin)).toBe('ok');
    expect(world.codeOf(net('buy', coin))).toBe('ok');
    expect(quote(9 * coin + 1)).toBe('position_too_large');
    expect(world.codeOf(net('buy', coin))).toBe('position_too_large');
  });

  test('is less by what is open on the other side', () => {
    world.do(world.opening(bob, 'buy', 99_000, { quantity: 5 * coin }));
    world.do(net('sell', 5 * coin));
    expect(world.codeOf(net('buy', 15 * coin))).toBe('ok');
    expect(world.codeOf(net('buy', coin))).toBe('position_too_large');
  });
});
