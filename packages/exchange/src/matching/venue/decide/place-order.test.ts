import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, indexTicks, lot, market, usdt, World } from '../../../exchange-world.test-support.ts';
import type { PlaceOrder } from '../commands.ts';

/**
 * One row a refusal, in order of precedence: each row breaks the rule of its own line and, where it can, that of every
 * line below it, so that swapping two guards fails a row.
 */
describe('refusals of PlaceOrder, by descending precedence', () => {
  const broke = 9_999;
  const rows: readonly [string, Partial<PlaceOrder>, ((world: World) => void)?][] = [
    ['order_form_invalid', { orderType: 'iceberg' as never, quantity: 0, customer: broke }],
    ['quote_amount_not_allowed', { quoteAmount: 5n, quantity: 0, price: 0, customer: broke }],
    ['quote_amount_invalid', { orderType: 'market', quoteAmount: -5n, quantity: 0, price: 7, customer: broke }],
    ['quantity_invalid', { quantity: 0, price: 0, customer: broke }],
    ['quantity_invalid', { quantity: 1.5, price: 0, customer: broke }],
    ['quantity_invalid', { quantity: Number.NaN, price: 0, customer: broke }],
    ['price_not_allowed', { orderType: 'market', price: 7, triggerPrice: 7, customer: broke }],
    ['price_invalid', { price: 0, triggerPrice: 7, customer: broke }],
    ['price_invalid', { price: 2 ** 31, triggerPrice: 7, customer: broke }],
    ['trigger_price_not_allowed', { triggerPrice: 7, trailingBasisPoints: 5, customer: broke }],
    ['trigger_price_invalid', { orderType: 'stop_limit', triggerPrice: -1, trailingBasisPoints: 5, customer: broke }],
    ['trailing_delta_not_allowed', { trailingBasisPoints: 5, postOnly: true, timeInForce: 'ioc', customer: broke }],
    [
      'trailing_delta_invalid',
      { orderType: 'trailing_stop', price: 0, trailingBasisPoints: 0, postOnly: true, customer: broke },
    ],
    ['trailing_delta_invalid', { orderType: 'trailing_stop', price: 0, trailingBasisPoints: 5001, postOnly: true }],
    ['post_only_not_allowed', { postOnly: true, timeInForce: 'ioc', customer: broke }],
    ['post_only_not_allowed', { postOnly: true, timeInForce: 'fok', customer: broke }],
    ['post_only_not_allowed', { postOnly: true, orderType: 'market', price: 0, customer: broke }],
    ['time_in_force_not_allowed', { orderType: 'market', price: 0, quantity: 0, quoteAmount: 9n, timeInForce: 'fok' }],
    ['slippage_not_allowed', { slippagePpm: 5_000, takeProfit: -1, market: 77 }],
    ['slippage_not_allowed', { orderType: 'stop_market', price: 0, triggerPrice: 101_000, slippagePpm: 5_000 }],
    ['slippage_invalid', { orderType: 'market', price: 0, slippagePpm: -1, takeProfit: -1, market: 77 }],
    ['slippage_invalid', { orderType: 'market', price: 0, slippagePpm: 1_000_000, takeProfit: -1, market: 77 }],
    ['market_not_found', { market: 77, orderType: 'trailing_stop', price: 0, trailingBasisPoints: 9 }],
    [
      'trailing_delta_invalid',
      { orderType: 'trailing_stop', price: 0, trailingBasisPoints: 9 },
      (world) => setState(world, 'halted'),
    ],
    [
      'trailing_delta_invalid',
      { orderType: 'trailing_stop', price: 0, trailingBasisPoints: 2001 },
      (world) => setState(world, 'halted'),
    ],
    ['market_halted', { price: 1, customer: broke }, (world) => setState(world, 'halted')],
    ['market_cancel_only', { price: 1, customer: broke }, (world) => setState(world, 'cancel_only')],
    ['amount_out_of_range', { quantity: 2 ** 45, customer: broke }],
    ['price_out_of_band', { price: 119_999 + 2, quantity: 1, customer: broke }],
    ['price_out_of_band', { price: 79_999, quantity: 1, customer: broke }],
    ['trigger_price_wrong_side', { orderType: 'stop_limit', triggerPrice: indexTicks, quantity: 1, customer: broke }],
    ['trigger_price_wrong_side', { orderType: 'take_profit', triggerPrice: indexTicks, quantity: 1, customer: broke }],
    ['notional_too_small', { quantity: 49, quotedPrice: 1, postOnly: true, customer: broke }, asks],
    ['price_moved', { price: indexTicks, quotedPrice: 99_000, postOnly: true, customer: broke }, asks],
    ['post_only_would_take', { price: indexTicks, postOnly: true, customer: broke }, asks],
    ['customer_not_found', { customer: broke, quantity: 11_000_000 }],
    ['account_frozen', { quantity: 11_000_000 }, freeze],
    ['insufficient_balance', { quantity: 11_000_000 }],
    ['quantity_too_large', { quantity: 10_000_001 }, (world) => world.deposit(alice, usdt, 10n ** 13n)],
  ];

  test.each(rows)('%s %o', (code, fields, arrange) => {
    const world = new World();
    arrange?.(world);
    const hash = world.exchange.hash();
    expect(world.codeOf(world.order(alice, 'buy', indexTicks, fields))).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });

  test('index_unavailable where no tick was published', () => {
    const world = new World();
    world.do({ type: 'ListAsset', asset: 2, code: 'ETH', scale: 8 });
    world.do({ ...listingOf(2), market: 2, base: 2, symbol: 'ETH/USDT' });
    expect(world.codeOf(world.order(alice, 'buy', 100, { market: 2 }))).toBe('index_unavailable');
  });

  test('too_many_open_orders at the market maximum, before the price is compared', () => {
    const world = new World();
    world.do({ ...listingOf(3), market: 3, maxOpenOrders: 2 });
    for (let i = 0; i < 2; i++) world.place(alice, 'buy', 90_000, { market: 3, quantity: 1000 });
    expect(world.codeOf(world.order(alice, 'buy', 90_000, { market: 3, quantity: 1000 }))).toBe('too_many_open_orders');
  });

  test('a refusal for a limit says the limit', () => {
    const world = new World();
    const detailOf = (price: number, market = 1) =>
      world.try(world.order(alice, 'buy', price, { market, quantity: 1000 })).rejection?.detail;
    // The index is 100,000 and the band 20 %: both ends are still allowed.
    expect(detailOf(120_001)).toEqual({ low: 80_000, high: 120_000 });
    expect(detailOf(120_000)).toBeUndefined();
    world.do({ ...listingOf(3), market: 3, maxOpenOrders: 1 });
    world.place(alice, 'buy', 90_000, { market: 3, quantity: 1000 });
    expect(detailOf(90_000, 3)).toEqual({ limit: 1 });
  });
});

describe('what an order holds and pays', () => {
  test('a limit buy holds price × quantity, a sell its quantity', () => {
    const world = new World();
    world.place(alice, 'buy', 99_000);
    world.place(alice, 'sell', 101_000);
    expect(world.balance(alice, usdt)).toEqual({ available: 990_100_000_000n, held: 9_900_000_000n });
    expect(world.balance(alice, btc)).toEqual({ available: 9_900_000_000n, held: 100_000n * lot });
  });

  test('a trade is at the maker price, fees come out of what is received, the improvement returns', () => {
    const world = new World();
    world.place(bob, 'sell', 99_500);
    world.place(alice, 'buy', 100_000);
    expect(world.balance(alice, usdt)).toEqual({ available: 1_000_000_000_000n - 9_950_000_000n, held: 0n });
    expect(world.balance(alice, btc).available).toBe(10_000_000_000n + 100_000_000n - 100_000n);
    expect(world.balance(bob, usdt).available).toBe(1_000_000_000_000n + 9_950_000_000n - 9_950_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D6 a market order never trades beyond the collar, whatever rests there', () => {
    const world = new World();
    world.place(bob, 'sell', 100_100, { quantity: 1000 });
    world.place(bob, 'sell', 106_000, { quantity: 1000 });
    const [order] = world.do(world.order(alice, 'buy', 0, { orderType: 'market', quantity: 2000 })).orders;
    expect(order).toMatchObject({ filled: 1000, state: 'expired', reason: 'expired_collar', held: 0n });
    expect(world.exchange.query({ type: 'depth', market, limit: 5 })?.asks).toEqual([106_000, 1000]);
  });

  describe('a market order with a slippage', () => {
    const market = { orderType: 'market', quantity: 3000 } as const;
    const world = (): World => {
      const ladder = new World();
      ladder.place(bob, 'buy', 99_900, { quantity: 1000 });
      ladder.place(bob, 'buy', 99_401, { quantity: 1000 });
      ladder.place(bob, 'buy', 99_400, { quantity: 1000 });
      ladder.place(bob, 'sell', 100_100, { quantity: 1000 });
      ladder.place(bob, 'sell', 100_600, { quantity: 1000 });
      ladder.place(bob, 'sell', 100_601, { quantity: 1000 });
      return ladder;
    };

    test('trades no worse than that far from the best price it meets, and holds no more', () => {
      const ladder = world();
      const [bought] = ladder.do(ladder.order(alice, 'buy', 0, { ...market, slippagePpm: 5_000 })).orders;
      expect(bought).toMatchObject({ filled: 2000, state: 'expired', reason: 'expired_collar', held: 0n });
      const [sold] = ladder.do(ladder.order(alice, 'sell', 0, { ...market, slippagePpm: 5_000 })).orders;
      expect(sold).toMatchObject({ filled: 2000, state: 'expired', reason: 'expired_collar', held: 0n });
      expect(ladder.exchange.checkInvariants()).toBeNull();
    });

    test('counts from the price that the customer saw, where it carries one', () => {
      const ladder = world();
      const seen = { ...market, quotedPrice: 100_101, slippagePpm: 5_000 };
      expect(ladder.do(ladder.order(alice, 'buy', 0, seen)).orders[0]).toMatchObject({ filled: 3000, state: 'filled' });
    });

    test('is bounded by the collar all the same', () => {
      const ladder = new World();
      ladder.place(bob, 'sell', 100_100, { quantity: 1000 });
      ladder.place(bob, 'sell', 106_000, { quantity: 1000 });
      const [order] = ladder.do(ladder.order(alice, 'buy', 0, { ...market, slippagePpm: 200_000 })).orders;
      expect(order).toMatchObject({ filled: 1000, reason: 'expired_collar' });
    });

    test('bounds what a buy by quote amount pays', () => {
      const ladder = world();
      const order = { orderType: 'market', quantity: 0, quoteAmount: 10n ** 12n, slippagePpm: 5_000 } as const;
      expect(ladder.do(ladder.order(alice, 'buy', 0, order)).orders[0]).toMatchObject({ filled: 2000, held: 0n });
    });
  });

  test('D8 the reference of a market order stays within 2 % of the index, however the book was pushed', () => {
    const world = new World();
    world.place(bob, 'buy', 81_000, { quantity: 1000 });
    world.place(bob, 'sell', 82_000, { quantity: 1000 });
    const [order] = world.do(world.order(alice, 'sell', 0, { orderType: 'market', quantity: 1000 })).orders;
    expect(order).toMatchObject({ filled: 0, state: 'expired' });
  });

  test('a market buy by quote amount spends no more than it says and returns what buys no lot', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000);
    const command = world.order(alice, 'buy', 0, { orderType: 'market', quantity: 0, quoteAmount: 10_050_000n });
    const [order] = world.do(command).orders;
    expect(order).toMatchObject({ filled: 100, filledQuote: 10_000_000n, state: 'filled', held: 0n });
    expect(world.balance(alice, usdt)).toEqual({ available: 1_000_000_000_000n - 10_000_000n, held: 0n });
  });

  test('a market buy whose amount is spent is filled, also where the next level is its own', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 100 });
    world.place(alice, 'sell', 100_100, { quantity: 1000 });
    const command = world.order(alice, 'buy', 0, { orderType: 'market', quantity: 0, quoteAmount: 10_050_000n });
    expect(world.do(command).orders[0]).toMatchObject({ filled: 100, state: 'filled', reason: 'filled', held: 0n });
  });

  test('a market that is not quoted in USDT has its band around the index in its own quote', () => {
    const world = new World();
    world.do({ type: 'ListAsset', asset: 2, code: 'ETH', scale: 8 });
    const cross = {
      ...listingOf(4),
      market: 4,
      base: 2,
      quote: btc,
      symbol: 'ETH/BTC',
      priceDecimals: 4,
      quantityDecimals: 4,
    };
    world.do({ ...cross, minNotional: 1n });
    expect(world.codeOf(world.order(alice, 'buy', 500, { market: 4, quantity: 1000 }))).toBe('index_unavailable');
    world.do({
      type: 'PublishIndex',
      source: 'test',
      prices: [btc, 6_000_000_000_000, 0, 3, 2, 300_000_000_000, 0, 3],
    });
    expect(world.codeOf(world.order(alice, 'buy', 601, { market: 4, quantity: 1000 }))).toBe('price_out_of_band');
    expect(world.codeOf(world.order(alice, 'buy', 600, { market: 4, quantity: 1000 }))).toBe('ok');
  });

  test('D17 the remainder of a taker that meets its own order expires', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 1000 });
    world.place(alice, 'sell', 100_100, { quantity: 1000 });
    const [order] = world.do(world.order(alice, 'buy', 100_200, { quantity: 3000 })).orders;
    expect(order).toMatchObject({ filled: 1000, state: 'expired', reason: 'expired_self_trade', held: 0n });
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toHaveLength(1);
  });

  test('fill-or-kill fills whole or not at all; immediate-or-cancel lets its rest expire', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 1000 });
    const fok = world.order(alice, 'buy', 100_000, { quantity: 1001, timeInForce: 'fok' });
    expect(world.do(fok).orders[0]).toMatchObject({ filled: 0, state: 'expired', reason: 'expired_would_not_fill' });
    expect(world.do({ ...fok, quantity: 400 }).orders[0]).toMatchObject({ filled: 400, state: 'filled' });
    const ioc = world.order(alice, 'buy', 100_000, { quantity: 1000, timeInForce: 'ioc' });
    expect(world.do(ioc).orders[0]).toMatchObject({ filled: 600, state: 'expired', reason: 'expired_unfilled' });
    expect(world.balance(alice, usdt).held).toBe(0n);
  });

  test('orders at one price fill in the order of their arrival', () => {
    const world = new World();
    const first = world.place(bob, 'sell', 100_000, { quantity: 1000 });
    const second = world.place(carol, 'sell', 100_000, { quantity: 1000 });
    world.place(alice, 'buy', 100_000, { quantity: 1500 });
    expect(world.orderNow(first)?.state).toBe('filled');
    expect(world.orderNow(second)).toMatchObject({ filled: 500, state: 'partially_filled' });
  });

  test('D7 a quoted price changes nothing of what is traded', () => {
    const [plain, quoted] = [new World(), new World()];
    for (const world of [plain, quoted]) world.place(bob, 'sell', 100_000);
    plain.place(alice, 'buy', 100_000);
    quoted.place(alice, 'buy', 100_000, { quotedPrice: 100_000 });
    expect(quoted.exchange.hash()).toBe(plain.exchange.hash());
  });
});

function listingOf(asset: number) {
  return {
    type: 'ListMarket' as const,
    market: asset,
    base: btc,
    quote: usdt,
    symbol: 'BTC/USDT',
    priceDecimals: 1,
    quantityDecimals: 5,
    minNotional: 5_000_000n,
    maxNotional: 1_000_000_000_000n,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    priceMovedPpm: 5_000,
    maxOpenOrders: 200,
  };
}

function setState(world: World, state: 'halted' | 'cancel_only'): void {
  world.do({ type: 'SetMarketState', market, state });
}

function asks(world: World): void {
  world.place(bob, 'sell', indexTicks);
}

function freeze(world: World): void {
  world.do({
    type: 'SetCustomerStanding',
    customer: alice,
    version: 2,
    identityLevel: 1,
    tradingFreeze: 'compliance',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: '',
  });
}
