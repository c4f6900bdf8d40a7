import { beforeEach, describe, expect, test } from 'vitest';
import { identified } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { alice, bob, btc, ConvertWorld, eth, ethMarket, market, usdt } from './convert-world.test-support.ts';

let world: ConvertWorld;

beforeEach(() => {
  world = new ConvertWorld();
});

describe('a quote', () => {
  test('of a sale pays what the book gives less 0.1 % and the taker fee', () => {
    const { give, get, change, spreadPpm, validUntil } = world.quote(btc, usdt, 100_000_000n);
    // 9,999 × (1 − 0.002); below the index of 10,000 by 0.2098 %.
    expect({ give, get, change, spreadPpm }).toEqual({
      give: 100_000_000n,
      get: 9_979_002_000n,
      change: 0n,
      spreadPpm: 2100,
    });
    expect(validUntil).toBe(world.now + 8000);
  });

  test('never pays more than the index says, however high somebody bids', () => {
    world.book(market, 100_500, 100_510);
    expect(world.quote(btc, usdt, 100_000_000n).get).toBe(9_980_000_000n);
  });

  test('of a purchase charges what the book asks with 0.1 % and the fee, and takes no more than was offered', () => {
    const { give, get, spreadPpm } = world.quote(usdt, btc, 10_000_000_000n);
    // 0.99889 BTC cost 9,989.89889 USDT, charged × 0.999 / 0.998, and 0.1 % of the coins is the fee.
    expect({ give, get }).toEqual({ give: 9_999_908_809n, get: 99_789_111n });
    expect(spreadPpm).toBeGreaterThanOrEqual(2000);
  });

  test('leaves what is less than a lot where it is', () => {
    expect(world.quote(btc, usdt, 100_000_999n).give).toBe(100_000_000n);
  });

  test('takes the place of the earlier one', () => {
    const first = world.quote(btc, usdt, 100_000_000n);
    world.quote(btc, usdt, 100_000_000n);
    expect(world.codeOf({ type: 'AcceptConvertQuote', customer: alice, quote: first.quote })).toBe('quote_not_found');
  });
});

describe('accepting', () => {
  test('gives exactly what was quoted, through the book, within one frame', () => {
    const { quote, give, get } = world.quote(btc, usdt, 100_000_000n);
    world.takeFrames();
    expect(world.accept(quote)).toBe(1);
    const [frame, ...others] = world.takeFrames();
    expect(others).toEqual([]);
    expect(frame!.events.map((event) => event.type)).toEqual([
      'ConversionFunded',
      'OrderPlaced',
      'OrdersTraded',
      'Converted',
    ]);
    expect(world.funding(alice, btc)).toBe(1_000_000_000n - give);
    expect(world.funding(alice, usdt)).toBe(100_000_000_000n + get);
    // 9,999 less the fee of 9.999 less what alice has.
    expect(world.income(usdt)).toBe(9_999_000_000n - 9_999_000n - get);
  });

  test('buys to the unit what was quoted', () => {
    const { quote, give, get } = world.quote(usdt, btc, 10_000_000_000n);
    world.accept(quote);
    expect(world.funding(alice, usdt)).toBe(100_000_000_000n - give);
    expect(world.funding(alice, btc)).toBe(1_000_000_000n + get);
    expect(world.income(usdt)).toBe(9_999_908_809n - 9_989_898_890n);
  });

  test('goes from one coin to another through two books, with what is left between them given back', () => {
    const { quote, give, get, change } = world.quote(btc, eth, 40_000_000n);
    expect(change).toBeGreaterThan(0n);
    expect(world.accept(quote)).toBe(1);
    expect(world.funding(alice, btc)).toBe(1_000_000_000n - give);
    expect(world.funding(alice, eth)).toBe(1_000_000_000n + get);
    expect(world.funding(alice, usdt)).toBe(100_000_000_000n + change);
    expect(world.income(usdt)).toBeGreaterThan(0n);
    expect(world.exchange.checkInvariants()).toBe(null);
  });

  test('converts nothing where the second book has gone: all or nothing', () => {
    const { quote } = world.quote(btc, eth, 40_000_000n);
    world.do({ type: 'MassQuote', customer: bob, market: ethMarket, bids: [9_999, 1000], asks: [10_001, 1000] });
    const before = world.exchange.hash();
    expect(world.codeOf({ type: 'AcceptConvertQuote', customer: alice, quote })).toBe('convert_liquidity_short');
    expect(world.exchange.hash()).toBe(before);
    expect(world.funding(alice, btc)).toBe(1_000_000_000n);
  });

  test('holds while the book has moved by no more than 0.1 %, at the house’s cost', () => {
    const { quote, get } = world.quote(btc, usdt, 100_000_000n);
    world.book(market, 99_891, 100_010);
    expect(world.accept(quote)).toBe(1);
    expect(world.funding(alice, usdt)).toBe(100_000_000_000n + get);
    expect(world.income(usdt)).toBeGreaterThanOrEqual(0n);
  });

  test('answers with a new quote where it has moved further, and converts nothing', () => {
    const first = world.quote(btc, usdt, 100_000_000n);
    world.book(market, 99_889, 100_010);
    expect(world.accept(first.quote)).toBe(0);
    const second = world.exchange.query({ type: 'convertQuote', customer: alice })!;
    expect(second.quote).toBe(first.quote + 1);
    expect(second.get).toBeLessThan(first.get);
    expect(world.funding(alice, btc)).toBe(1_000_000_000n);
    expect(world.accept(second.quote)).toBe(1);
  });

  test('is over after eight seconds', () => {
    const { quote, validUntil } = world.quote(btc, usdt, 100_000_000n);
    const early = Exchange.load(world.exchange.save());
    const accept = { type: 'AcceptConvertQuote', customer: alice, quote } as const;
    expect(early.execute(accept, validUntil).rejection).toBe(null);
    expect(world.exchange.execute(accept, validUntil + 1).rejection?.code).toBe('quote_expired');
  });

  test('gives the first answer again when it is asked again', () => {
    const { quote } = world.quote(btc, usdt, 100_000_000n);
    const accept = { type: 'AcceptConvertQuote', customer: alice, quote } as const;
    const first = world.do(accept, 'c'.repeat(48));
    expect(world.do(accept, 'c'.repeat(48)).repeats).toBe(first.seq);
    expect(world.codeOf(accept)).toBe('quote_not_found');
  });

  test('takes no quote of somebody else', () => {
    const { quote } = world.quote(btc, usdt, 100_000_000n);
    expect(world.codeOf({ type: 'AcceptConvertQuote', customer: bob, quote })).toBe('quote_not_found');
  });
});

test('D14 there and back again never profits, for any amount, through one book or two', () => {
  for (const [from, to] of [
    [usdt, btc],
    [btc, usdt],
    [btc, eth],
    [eth, usdt],
  ] as const) {
    for (const amount of [6_000_000n, 60_000_000n, 77_777_777n, 900_000_001n]) {
      const worlds = [usdt, btc, eth].map((asset) => world.funding(alice, asset));
      const there = world.try({ type: 'RequestConvertQuote', customer: alice, from, to, amount });
      if (there.rejection) continue;
      const quoted = world.exchange.query({ type: 'convertQuote', customer: alice })!;
      world.accept(quoted.quote);
      const back = world.try({ type: 'RequestConvertQuote', customer: alice, from: to, to: from, amount: quoted.get });
      if (back.rejection) continue;
      world.accept(world.exchange.query({ type: 'convertQuote', customer: alice })!.quote);
      const now = [usdt, btc, eth].map((asset) => world.funding(alice, asset));
      const worth = ([u, b, e]: readonly bigint[]): bigint => u! + b! * 100n + e! * 10n;
      expect(worth(now)).toBeLessThan(worth(worlds));
    }
  }
});

test('D17 nobody converts with their own order', () => {
  world.place(alice, 'buy', 99_995);
  expect(
    world.codeOf({ type: 'RequestConvertQuote', customer: alice, from: btc, to: usdt, amount: 100_000_000n }),
  ).toBe('convert_own_order');
});

describe('RequestConvertQuote is refused', () => {
  const ask = (fields: object = {}) =>
    ({ type: 'RequestConvertQuote', customer: alice, from: btc, to: usdt, amount: 100_000_000n, ...fields }) as const;

  test.each([
    ['amount_not_positive', { amount: 0n }],
    ['amount_out_of_range', { amount: 2n ** 53n }],
    ['convert_same_asset', { to: btc }],
    ['asset_not_found', { to: 99 }],
    ['customer_not_found', { customer: 4999 }],
    ['customer_not_found', { customer: systemAccounts.treasury }],
    ['notional_too_small', { amount: 999n }],
    ['notional_too_small', { amount: 40_000n }],
    ['quantity_too_large', { amount: 10_100_000_000_000n }],
    ['convert_liquidity_short', { amount: 1_000_000_000n }],
  ])('as %s for %o', (code, fields) => {
    expect(world.codeOf(ask(fields))).toBe(code);
    expect(world.takeEvents()).toEqual([]);
  });

  test('where no books lie between two assets', () => {
    world.do({ type: 'ListAsset', asset: 9, code: 'SOL', scale: 8 });
    expect(world.codeOf(ask({ to: 9 }))).toBe('convert_pair_not_offered');
  });

  test('where it lies further below the index than the house sells', () => {
    world.book(market, 98_100, 100_010);
    expect(world.codeOf(ask())).toBe('convert_spread_too_wide');
  });

  test.each([
    ['market_halted', 'halted'],
    ['market_cancel_only', 'cancel_only'],
  ] as const)('as %s while its market is', (code, state) => {
    world.do({ type: 'SetMarketState', market, state });
    expect(world.codeOf(ask())).toBe(code);
  });

  test('to who may not trade, and where it isn’t offered', () => {
    const where = { type: 'SetAvailability', offer: 'convert', countries: '', effectiveAt: 0 } as const;
    world.do({ ...where, isOn: false, rule: 'except' });
    expect(world.codeOf(ask())).toBe('not_offered');
    world.do({ ...where, isOn: true, rule: 'only', countries: 'VN' });
    expect(world.codeOf(ask())).toBe('not_available_in_country');
    world.do({ ...identified(alice), version: 2, tradingFreeze: 'fraud' });
    expect(world.codeOf(ask())).toBe('account_frozen');
  });

  test('but spot may be offered to others alone: the house trades for whom it converts for', () => {
    const where = { type: 'SetAvailability', offer: 'spot', countries: 'VN', effectiveAt: 0 } as const;
    world.do({ ...where, isOn: true, rule: 'only' });
    expect(world.accept(world.quote(btc, usdt, 100_000_000n).quote)).toBe(1);
  });
});

test('who has spent what they were quoted for is refused for the balance', () => {
  const { quote } = world.quote(btc, usdt, 100_000_000n);
  world.do({ type: 'Transfer', customer: alice, from: 'funding', to: 'spot', asset: btc, amount: 1_000_000_000n });
  expect(world.codeOf({ type: 'AcceptConvertQuote', customer: alice, quote })).toBe('insufficient_balance');
});
