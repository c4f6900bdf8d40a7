import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, market, marketListing, usdt, World } from '../../../exchange-world.test-support.ts';

const { type: _type, base: _base, quote: _quote, symbol: _symbol, ...listed } = marketListing;
const { priceDecimals: _price, quantityDecimals: _quantity, ...listedRules } = listed;
const rules = {
  ...listedRules,
  type: 'ScheduleMarketRules',
  stopCapPpm: 50_000,
  triggerPrintPpm: 10_000,
  trailingMinBasisPoints: 10,
  trailingMaxBasisPoints: 2000,
  indexSourcesMin: 2,
  effectiveAt: 0,
} as const;

const amend = { type: 'AmendOrder', customer: alice, price: 0, quantity: 0 } as const;

describe('amend', () => {
  test.each([
    ['quantity_invalid', { order: 999, quantity: 0.5, price: -1 }, undefined],
    ['price_invalid', { order: 999, price: 2 ** 31, quantity: 400 }, undefined],
    ['order_not_found', { order: 999, quantity: 500 }, undefined],
    ['order_not_found', { customer: bob, quantity: 500 }, undefined],
    ['order_not_found', { order: Number.NaN, quantity: 500 }, undefined],
    ['quantity_below_filled', { quantity: 500, price: 1 }, undefined],
    ['nothing_to_amend', {}, 'halted'],
    ['nothing_to_amend', { price: 99_000, quantity: 1000 }, 'halted'],
    ['market_halted', { quantity: 2 ** 45 }, 'halted'],
    ['market_cancel_only', { price: 1 }, 'cancel_only'],
    ['amount_out_of_range', { price: 79_999, quantity: 2 ** 45 }, undefined],
    ['price_out_of_band', { price: 79_999, quantity: 20_000_000 }, undefined],
    ['insufficient_balance', { quantity: 20_000_000 }, undefined],
  ] as const)('refuses by precedence: %s %o', (code, fields, state) => {
    const world = new World();
    const order = world.place(alice, 'buy', 99_000, { quantity: 1000 });
    world.place(bob, 'sell', 99_000, { quantity: 500 });
    if (state) world.do({ type: 'SetMarketState', market, state });
    expect(world.codeOf({ ...amend, order, ...fields })).toBe(code);
  });

  test.each<[where: string, change: (world: World) => void]>([
    ['in a halted market', (world) => halt(world, 'halted')],
    ['in a market that takes cancels only', (world) => halt(world, 'cancel_only')],
    ['while the index is unsound', (world) => void (world.now += 401 * 86_400_000)],
    ['of a customer who is frozen', freeze],
    ['beyond what the market takes by now', (world) => void world.do({ ...rules, maxNotional: 5_000_000n })],
  ])('a smaller quantity at the same price is a cancel in part: it is taken %s', (_where, change) => {
    const world = new World();
    const order = world.place(alice, 'buy', 99_000, { quantity: 1000 });
    change(world);
    expect(world.do({ ...amend, order, quantity: 600 }).orders[0]).toMatchObject({ quantity: 600, held: 59_400_000n });
    expect(world.balance(alice, usdt).held).toBe(59_400_000n);
    for (const more of [{ quantity: 601 }, { price: 98_000 }, { price: 98_000, quantity: 500 }])
      expect(world.codeOf({ ...amend, order, ...more })).not.toBe('ok');
    expect(world.codeOf({ ...amend, order, quantity: 1 })).toBe('notional_too_small');
  });

  test('D18 only less at the same price keeps the turn', () => {
    const world = new World();
    const first = world.place(alice, 'sell', 100_000, { quantity: 1000 });
    world.place(carol, 'sell', 100_000, { quantity: 1000 });
    world.do({ ...amend, order: first, quantity: 900 });
    world.place(bob, 'buy', 100_000, { quantity: 100 });
    expect(world.orderNow(first)?.filled).toBe(100);
    world.do({ ...amend, order: first, quantity: 950 });
    world.place(bob, 'buy', 100_000, { quantity: 100 });
    expect(world.orderNow(first)?.filled).toBe(100);
  });

  test('the hold follows the new total and price', () => {
    const world = new World();
    const order = world.place(alice, 'buy', 99_000, { quantity: 1000 });
    world.place(bob, 'sell', 99_000, { quantity: 400 });
    world.do({ ...amend, order, price: 98_000, quantity: 1500 });
    expect(world.balance(alice, usdt).held).toBe(98_000n * 1100n);
  });

  test('an amend that crosses takes; with post-only it is refused', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 1000 });
    const plain = world.place(alice, 'buy', 99_000, { quantity: 500 });
    const postOnly = world.place(alice, 'buy', 99_000, { quantity: 500, postOnly: true });
    expect(world.codeOf({ ...amend, order: postOnly, price: 100_000 })).toBe('post_only_would_take');
    expect(world.do({ ...amend, order: plain, price: 100_000 }).orders[0]).toMatchObject({ state: 'filled', held: 0n });
  });

  test('the price of a stop that places a market order can not be set', () => {
    const world = new World();
    const order = world.place(alice, 'buy', 0, { orderType: 'stop_market', triggerPrice: 101_000 });
    expect(world.codeOf({ ...amend, order, price: 100_000 })).toBe('price_not_allowed');
    expect(world.codeOf({ ...amend, order, quantity: 90_000 })).toBe('ok');
    expect(world.balance(alice, usdt).held).toBe(106_050n * 90_000n);
  });
});

describe('cancel', () => {
  test('D18 an order is released once: the second cancel finds nothing', () => {
    const world = new World();
    const order = world.place(alice, 'buy', 99_000);
    world.do({ type: 'CancelOrder', customer: alice, order });
    expect(world.codeOf({ type: 'CancelOrder', customer: alice, order })).toBe('order_not_found');
    expect(world.balance(alice, usdt)).toEqual({ available: 1_000_000_000_000n, held: 0n });
  });

  test('D26 another customer’s order is as if it did not exist', () => {
    const world = new World();
    const order = world.place(alice, 'buy', 99_000);
    expect(world.codeOf({ type: 'CancelOrder', customer: bob, order })).toBe('order_not_found');
  });

  test('cancel all ends every order of the market and answers each as it is after', () => {
    const world = new World();
    for (let i = 0; i < 5; i++) world.place(alice, i % 2 ? 'buy' : 'sell', i % 2 ? 99_000 : 101_000);
    const { orders } = world.do({ type: 'CancelAllOrders', customer: alice, market });
    expect(orders.map((order) => order.state)).toEqual(Array.from({ length: 5 }, () => 'canceled'));
    expect(world.balance(alice, btc).held).toBe(0n);
    expect(world.exchange.query({ type: 'openOrderCount' })).toBe(0);
  });

  test('a trailing stop gets another total, its hold follows', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 100 });
    world.place(carol, 'buy', 100_000, { quantity: 100 });
    const fields = { orderType: 'trailing_stop', trailingBasisPoints: 100, quantity: 1000 } as const;
    const order = world.place(alice, 'sell', 0, fields);
    const { orders } = world.do({ ...amend, order, quantity: 1500 });
    expect(orders).toMatchObject([{ state: 'pending', quantity: 1500, triggerPrice: 99_000, held: 1_500_000n }]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('a leg of a pair is amended once it is alone', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 100 });
    world.place(carol, 'buy', 100_000, { quantity: 100 });
    const pair = { type: 'PlaceOco', customer: alice, market, side: 'sell', quantity: 1000 } as const;
    const [leg] = world.do({ ...pair, price: 100_500, triggerPrice: 99_000, stopPrice: 0 }).orderIds;
    expect(world.codeOf({ ...amend, order: leg!, quantity: 900 })).toBe('order_not_amendable');
    world.place(carol, 'buy', 100_500, { quantity: 100 });
    expect(world.codeOf({ ...amend, order: leg!, quantity: 900 })).toBe('ok');
    expect(world.balance(alice, btc).held).toBe(800_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('a quoted price is held against the market on an amend and on a pair too', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 1000 });
    const order = world.place(alice, 'buy', 98_000, { quantity: 1000 });
    expect(world.codeOf({ ...amend, order, price: 99_000, quotedPrice: 99_000 })).toBe('price_moved');
    expect(world.codeOf({ ...amend, order, price: 99_000, quotedPrice: 99_900 })).toBe('ok');
    const pair = { type: 'PlaceOco', customer: alice, market, side: 'buy', quantity: 1000, stopPrice: 0 } as const;
    const prices = { price: 99_000, triggerPrice: 101_000 } as const;
    expect(world.codeOf({ ...pair, ...prices, quotedPrice: 99_000 })).toBe('price_moved');
    expect(world.codeOf({ ...pair, ...prices, quotedPrice: 100_000 })).toBe('ok');
  });

  test.each(['cancel_only', 'halted'] as const)('a cancel is always taken, also while a market is %s', (state) => {
    const world = new World();
    const first = world.place(alice, 'buy', 99_000);
    world.place(alice, 'buy', 98_000);
    world.do({ type: 'SetMarketState', market, state });
    expect(world.codeOf({ type: 'CancelOrder', customer: alice, order: first })).toBe('ok');
    expect(world.codeOf({ type: 'CancelAllOrders', customer: alice, market: 0 })).toBe('ok');
    expect(world.balance(alice, usdt).held).toBe(0n);
  });
});

describe('mass quote', () => {
  const quote = { type: 'MassQuote', customer: carol, market } as const;

  test('holds one amount a side, changes only what changed and never takes', () => {
    const world = new World();
    world.place(alice, 'sell', 100_000, { quantity: 1000 });
    world.do({ ...quote, bids: [100_000, 50, 99_000, 100, 98_000, 200], asks: [101_000, 300] });
    expect(world.exchange.query({ type: 'depth', market, limit: 9 })?.bids).toEqual([99_000, 100, 98_000, 200]);
    expect(world.balance(carol, usdt).held).toBe(99_000n * 100n + 98_000n * 200n);
    world.takeFrames();
    world.do({ ...quote, bids: [99_000, 100, 98_000, 250], asks: [101_000, 300] });
    expect(world.takeFrames()[0]?.events).toMatchObject([{ type: 'QuotesReplaced', bids: [98_000, 250, 3], asks: [] }]);
  });

  test('a level that the filters would refuse is dropped: too small, too large, outside of the band', () => {
    const world = new World();
    const bids = [99_000, 50, 98_000, 100, 97_000, 11_000_000, 79_999, 100];
    world.do({ ...quote, bids, asks: [] });
    expect(world.exchange.query({ type: 'depth', market, limit: 9 })?.bids).toEqual([98_000, 100]);
  });

  test('a fill uses the hold of its side', () => {
    const world = new World();
    world.do({ ...quote, bids: [99_000, 1000], asks: [101_000, 1000] });
    world.place(alice, 'sell', 99_000, { quantity: 400 });
    expect(world.balance(carol, usdt).held).toBe(99_000n * 600n);
    world.do({ ...quote, bids: [], asks: [] });
    expect(world.balance(carol, usdt).held).toBe(0n);
    expect(world.exchange.query({ type: 'openOrderCount' })).toBe(0);
  });

  test('a level may move to where the own level of the other side was', () => {
    const world = new World();
    world.do({ ...quote, bids: [99_900, 100], asks: [100_000, 100] });
    world.do({ ...quote, bids: [100_000, 100], asks: [100_100, 100] });
    expect(world.exchange.query({ type: 'depth', market, limit: 5 })).toMatchObject({
      bids: [100_000, 100],
      asks: [100_100, 100],
    });
  });

  test.each([
    ['quotes_invalid', { market: 9, bids: [99_000] }],
    ['quotes_invalid', { bids: [99_000, 1, 99_000, 1] }],
    ['quotes_invalid', { asks: [101_000, 1, 100_900, 1] }],
    ['quotes_invalid', { bids: [100_000, 1], asks: [100_000, 1] }],
    ['quotes_invalid', { bids: Array.from({ length: 102 }, (_, i) => (i % 2 ? 1 : 99_000 - i)) }],
    ['market_not_found', { market: 9, customer: 9_999 }],
    ['customer_not_found', { customer: 9_999 }],
    ['insufficient_balance', { bids: [99_000, 6_000_000, 98_000, 6_000_000] }],
  ])('refuses by precedence: %s %o', (code, fields) => {
    const world = new World();
    expect(world.codeOf({ ...quote, bids: [99_000, 100], asks: [101_000, 100], ...fields })).toBe(code);
  });

  test('its levels can be neither canceled nor amended as orders', () => {
    const world = new World();
    world.do({ ...quote, bids: [99_000, 100], asks: [] });
    expect(world.codeOf({ type: 'CancelOrder', customer: carol, order: 1 })).toBe('order_is_quote');
    expect(world.codeOf({ ...amend, customer: carol, order: 1, quantity: 5 })).toBe('order_is_quote');
    expect(world.exchange.query({ type: 'openOrders', customer: carol })).toEqual([]);
  });
});

function halt(world: World, state: 'halted' | 'cancel_only'): void {
  world.do({ type: 'SetMarketState', market, state });
}

function freeze(world: World): void {
  const standing = {
    identityLevel: 1,
    tradingFreeze: 'compliance',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: '',
  } as const;
  world.do({ type: 'SetCustomerStanding', customer: alice, version: 2, ...standing });
}
