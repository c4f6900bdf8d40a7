import { beforeEach, describe, expect, test } from 'vitest';
import { carol } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { alice, btc, ConvertWorld, eth, usdt } from './convert-world.test-support.ts';

const dayMs = 86_400_000;
let world: ConvertWorld;

beforeEach(() => {
  world = new ConvertWorld();
  const reference = 'd'.repeat(32);
  world.do({
    type: 'FundHouse',
    account: systemAccounts.treasury,
    asset: usdt,
    amount: 15_000_000n,
    reference,
    act: 0,
  });
  for (const [asset, amount] of [
    [btc, 50_000n],
    [eth, 1_000n],
  ] as const)
    world.deposit(carol, asset, amount);
  for (const [asset, amount] of [
    [btc, 50_000n],
    [eth, 1_000n],
  ] as const)
    world.do({ type: 'Transfer', customer: carol, from: 'spot', to: 'funding', asset, amount });
  world.index(100_000);
  world.ethIndex(10_000);
  world.takeFrames();
});

describe('small balances', () => {
  const sell = (assets: readonly number[], customer = carol) => ({ type: 'ConvertDust', customer, assets }) as const;

  test('go to the treasury in one go, at the index less 0.1 % and the fee', () => {
    world.do(sell([btc, eth]));
    // 5 USDT and 0.01 USDT.
    expect(world.funding(carol, usdt)).toBe(4_990_000n + 9_980n);
    expect([world.funding(carol, btc), world.funding(carol, eth)]).toEqual([0n, 0n]);
    expect(world.funding(systemAccounts.treasury, btc)).toBe(50_000n);
  });

  test('are shown as they would be taken, and since when they can be', () => {
    const shown = () => world.exchange.query({ type: 'convertDust', customer: carol });
    expect(shown()).toEqual({
      usableAt: 0,
      mostE6: 10_000_000,
      crumbs: [
        { asset: btc, amount: 50_000n, paid: 4_990_000n },
        { asset: eth, amount: 1_000n, paid: 9_980n },
      ],
    });
    world.do(sell([btc]));
    expect(shown()).toEqual({
      usableAt: world.now + dayMs,
      mostE6: 10_000_000,
      crumbs: [{ asset: eth, amount: 1_000n, paid: 9_980n }],
    });
    world.deposit(carol, btc, 1_000_000_000n);
    world.do({ type: 'Transfer', customer: carol, from: 'spot', to: 'funding', asset: btc, amount: 1_000_000_000n });
    expect(shown().crumbs.map(({ asset }) => asset)).toEqual([eth]);
  });

  test('are taken once a day', () => {
    world.do(sell([btc]));
    expect(world.codeOf(sell([eth]))).toBe('dust_too_soon');
    world.now += dayMs;
    world.ethIndex(10_000);
    expect(world.codeOf(sell([eth]))).toBe('ok');
  });

  test.each([
    ['dust_form_invalid', []],
    ['dust_form_invalid', [btc, btc]],
    ['dust_form_invalid', [usdt]],
    ['asset_not_found', [99]],
  ])('are refused as %s for %o', (code, assets) => {
    expect(world.codeOf(sell(assets))).toBe(code);
  });

  test('are refused whole where one of them isn’t small', () => {
    expect(world.codeOf(sell([eth, btc], alice))).toBe('dust_too_large');
    expect(world.takeEvents()).toEqual([]);
  });

  test('are refused where there are none, on an old index, and where the treasury can’t pay', () => {
    world.do({ type: 'Transfer', customer: alice, from: 'funding', to: 'spot', asset: eth, amount: 1_000_000_000n });
    expect(world.codeOf(sell([eth], alice))).toBe('dust_nothing');
    world.now += 10_001;
    expect(world.codeOf(sell([btc]))).toBe('index_unsound');
    const poor = new ConvertWorld();
    poor.do({ type: 'Transfer', customer: carol, from: 'spot', to: 'funding', asset: btc, amount: 50_000n });
    poor.index(100_000);
    expect(poor.codeOf(sell([btc]))).toBe('dust_unavailable');
  });
});

describe('a recurring buy', () => {
  const start = (fields: object = {}) =>
    ({
      type: 'StartRecurringBuy',
      customer: alice,
      from: usdt,
      to: btc,
      amount: 100_000_000n,
      everyDays: 7,
      firstAt: world.now + 60_000,
      times: 3,
      ...fields,
    }) as const;

  const turns = () =>
    world
      .takeFrames()
      .flatMap((frame) => frame.events.flatMap((event) => (event.type === 'RecurringBuyRan' ? [event] : [])));

  test('takes its turns at their times until its end, in a restored exchange too', () => {
    const firstAt = world.now + 60_000;
    world.do(start({ firstAt }));
    const restored = Exchange.load(world.exchange.save());
    const before = world.funding(alice, btc);
    for (const exchange of [world.exchange, restored]) {
      for (const turn of [0, 1, 2]) exchange.execute({ type: 'AdvanceTime' }, firstAt + turn * 7 * dayMs);
      expect(exchange.query({ type: 'recurringBuys', customer: alice })).toEqual([]);
      expect(exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
    }
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(turns().map(({ conversion, nextAt }) => [conversion, nextAt])).toEqual([
      [1, firstAt + 7 * dayMs],
      [2, firstAt + 14 * dayMs],
      [3, 0],
    ]);
    expect(world.funding(alice, btc)).toBeGreaterThan(before);
  });

  test('leaves a turn out that can’t be taken, and says why; turns that went by are not made up for', () => {
    const firstAt = world.now + 60_000;
    world.do(start({ firstAt, times: 4 }));
    world.do({ type: 'Transfer', customer: alice, from: 'funding', to: 'spot', asset: usdt, amount: 99_950_000_000n });
    world.takeFrames();
    world.exchange.execute({ type: 'AdvanceTime' }, firstAt + 15 * dayMs);
    expect(turns()).toMatchObject([{ conversion: 0, reason: 'insufficient_balance', nextAt: firstAt + 21 * dayMs }]);
  });

  test('ends when its customer says so, and nobody else', () => {
    const { id } = world.do(start());
    const stop = { type: 'StopRecurringBuy', customer: alice, plan: id } as const;
    expect(world.codeOf({ ...stop, customer: carol })).toBe('recurring_not_found');
    world.do(stop);
    expect(world.codeOf(stop)).toBe('recurring_not_found');
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ['amount_not_positive', { amount: 0n }],
    ['recurring_form_invalid', { everyDays: 0 }],
    ['recurring_form_invalid', { everyDays: 32 }],
    ['recurring_form_invalid', { times: 1001 }],
    ['recurring_form_invalid', { firstAt: 0.5 }],
    ['recurring_time_invalid', { firstAt: 1 }],
    ['recurring_time_invalid', { firstAt: 1_800_000_000_000 + 400 * dayMs }],
    ['asset_not_found', { from: 99 }],
    ['customer_not_found', { customer: 4999 }],
  ])('is refused as %s for %o', (code, fields) => {
    expect(world.codeOf(start(fields))).toBe(code);
  });

  test('is one of twenty at most', () => {
    for (let plan = 0; plan < 20; plan++) world.do(start());
    expect(world.codeOf(start())).toBe('recurring_too_many');
  });
});

describe('the terms of conversions', () => {
  const usual = {
    type: 'SetConvertTerms',
    spreadPpm: 1000,
    tolerancePpm: 1000,
    validMs: 8000,
    spreadMostPpm: 20_000,
    dustMostE6: 10_000_000,
    dustPauseMs: dayMs,
    effectiveAt: 0,
  } as const;

  test('change at their time; quotes that are out hold', () => {
    const quoted = world.quote(btc, usdt, 100_000_000n);
    const effectiveAt = world.now + 2000;
    world.do({ ...usual, spreadPpm: 5000, validMs: 1, effectiveAt });
    expect(world.exchange.query({ type: 'convertTerms' }).upcoming).toMatchObject([{ effectiveAt, spreadPpm: 5000 }]);
    world.now = effectiveAt;
    expect(world.accept(quoted.quote)).toBe(1);
    expect(world.quote(btc, usdt, 100_000_000n).get).toBe(9_999_000_000n - 59_994_000n);
  });

  test.each([
    { spreadPpm: 999 },
    { spreadPpm: 100_001 },
    { tolerancePpm: -1 },
    { validMs: 0 },
    { validMs: 60_001 },
    { spreadMostPpm: 100_001 },
    { dustMostE6: 1_000_000_001 },
    { dustPauseMs: -1 },
    { effectiveAt: 0.5 },
  ])('are refused with %o: the spread is never below 0.1 %', (fields) => {
    expect(world.codeOf({ ...usual, ...fields })).toBe('convert_terms_invalid');
  });
});
