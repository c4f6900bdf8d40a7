import { beforeEach, describe, expect, test } from 'vitest';
import { casesOf, usdt as units } from '../../../../test/vectors/option-vectors.ts';
import { identified, carol } from '../../../exchange-world.test-support.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { BuyOption, SetOptionMarket } from '../commands.ts';
import { reserveOf } from '../formulas.ts';
import { alice, bob, btc, hundred, optionMarket, OptionWorld, usdt } from './option-world.test-support.ts';

const dayMs = 86_400_000;

interface Order {
  readonly direction: 'up' | 'down';
  readonly stake: string;
  readonly seconds: number;
  readonly accepted_ms: number;
}
interface AcceptanceIn {
  readonly order: Order;
  readonly others: readonly Order[];
  readonly own_open_stakes: string;
  readonly pool: string;
  readonly pool_reserved: string;
}

let world: OptionWorld;
beforeEach(() => {
  world = new OptionWorld();
  world.ticks(0, 3000);
});

describe('acceptance by the vectors', () => {
  test.each(casesOf<AcceptanceIn, { refused: string | null }>('acceptance'))('$name', ({ in: given, out }) => {
    const { order, others, pool, pool_reserved: reserved, own_open_stakes: own } = given;
    const later = 600_000;
    // What the pool has promised and the customer has open lies far from the order's own instant: in another duration.
    const started = new OptionWorld(units(pool));
    const open = (fields: Partial<BuyOption>, at: number): void => void started.buy(at, fields);
    const loose = { ...optionMarket, stakeLeast: 1n, stakeMost: 10n ** 15n, exposurePpm: 1_000_000 } as const;
    started.do({ ...loose, durations: [30, 750_000, 60, 800_000, 3000, 1_000_000] } satisfies SetOptionMarket);
    started.do({ type: 'SetOptionStakeLimit', customerMost: 10n ** 15n, effectiveAt: 0 });
    if (units(reserved) > 0n) {
      started.do({
        type: 'Transfer',
        customer: bob,
        from: 'spot',
        to: 'option',
        asset: usdt,
        amount: 900_000_000_000n,
      });
      started.tick({ at: later - 101, priceE8: hundred });
      open({ customer: bob, seconds: 3000, stake: units(reserved) }, later - 100);
    }
    started.tick({ at: later, priceE8: hundred });
    if (units(own) > 0n) open({ customer: alice, seconds: 3000, stake: units(own) }, later);
    // What lies near it counts on both sides alike: an option that the vector has later is bought as much earlier.
    const bought = others.map((other) => ({
      ...other,
      at: order.accepted_ms - Math.abs(order.accepted_ms - other.accepted_ms),
    }));
    const ofSecond = (second: number) => bought.filter(({ at }) => Math.floor(at / 1000) === second);
    for (let second = 1; second * 1000 <= order.accepted_ms; second++) {
      started.tick({ at: later + second * 1000, priceE8: hundred });
      for (const { at, direction, seconds, stake } of ofSecond(second))
        open({ customer: bob, direction, seconds, stake: units(stake) }, later + at);
    }
    const at = later + order.accepted_ms;
    started.at(at, optionMarket);
    started.at(at, { type: 'SetOptionStakeLimit', customerMost: 20_000_000_000n, effectiveAt: 0 });
    const { direction, seconds, stake } = order;
    const code = started.refusalAt(at, { direction, seconds, stake: units(stake) });
    expect(code).toBe(out.refused ?? 'ok');
  });
});

describe('a purchase is refused as', () => {
  test.each<[string, Partial<BuyOption>]>([
    ['option_direction_invalid', { direction: 'sideways' as never }],
    ['amount_not_positive', { stake: 0n }],
    ['amount_not_positive', { stake: -1n }],
    ['amount_out_of_range', { stake: 2n ** 60n }],
    ['quoted_price_invalid', { quotedE8: -1 }],
    ['quoted_price_invalid', { quotedE8: 0.5 }],
    ['quoted_price_invalid', { quotedPpm: 1_000_001 }],
    ['option_market_not_found', { asset: 2 }],
    ['option_duration_not_offered', { seconds: 31 }],
    ['stake_out_of_bounds', { stake: 4_999_999n }],
    ['stake_out_of_bounds', { stake: 5_000_000_001n }],
    ['customer_not_found', { customer: 4999 }],
    ['customer_not_found', { customer: systemAccounts.treasury }],
    ['option_payout_changed', { quotedPpm: 740_000 }],
    ['insufficient_balance', { customer: carol }],
  ])('%s for %o', (code, fields) => {
    expect(world.refusalAt(3000, fields)).toBe(code);
    expect(world.takeEvents()).not.toContain('OptionBought');
  });

  test('index_unsound without a sound tick in the last 5 s', () => {
    expect(world.refusalAt(8000)).toBe('ok');
    expect(world.refusalAt(8001)).toBe('index_unsound');
    world.tick({ at: 8002, priceE8: hundred, sources: 2 });
    expect(world.refusalAt(8002)).toBe('index_unsound');
  });

  test('price_moved where the index went against the buyer by more than a thousandth', () => {
    const quotedE8 = hundred;
    world.tick({ at: 4000, priceE8: hundred + hundred / 1000 });
    expect(world.refusalAt(4001, { quotedE8 })).toBe('ok');
    world.tick({ at: 5000, priceE8: hundred + hundred / 1000 + 1 });
    expect(world.refusalAt(5001, { quotedE8 })).toBe('price_moved');
    expect(world.refusalAt(5001, { quotedE8, direction: 'down' })).toBe('ok');
    world.tick({ at: 6000, priceE8: hundred - hundred / 1000 - 1 });
    expect(world.refusalAt(6001, { quotedE8, direction: 'down' })).toBe('price_moved');
    expect(world.refusalAt(6001, { quotedE8 })).toBe('ok');
  });

  test('option_market_suspended, from the time for which that was said', () => {
    world.at(3000, { ...optionMarket, isOpen: false, effectiveAt: world.start + 3500 });
    expect(world.refusalAt(3499)).toBe('ok');
    expect(world.refusalAt(3500)).toBe('option_market_suspended');
  });

  test('not_offered and not_available_in_country, where that is so', () => {
    const offer = { type: 'SetAvailability', offer: 'option', rule: 'except', effectiveAt: 0 } as const;
    world.at(3000, { ...offer, isOn: true, countries: 'TH' });
    expect(world.refusalAt(3001)).toBe('not_available_in_country');
    world.at(3002, { ...offer, isOn: false, countries: '' });
    expect(world.refusalAt(3003)).toBe('not_offered');
  });

  test('account_frozen', () => {
    world.at(3000, { ...identified(alice), version: 2, tradingFreeze: 'compliance' });
    expect(world.refusalAt(3001)).toBe('account_frozen');
  });

  test('cooling_off and loss_budget_exceeded: what is at stake counts', () => {
    world.at(3000, { type: 'SetLossBudget', customer: alice, amount: 25_000_000n, period: 'day' });
    expect(world.refusalAt(3001)).toBe('ok');
    expect(world.refusalAt(3002)).toBe('ok');
    expect(world.refusalAt(3003)).toBe('loss_budget_exceeded');
    expect(world.refusalAt(3004, { stake: 5_000_000n })).toBe('ok');
    world.at(3005, { type: 'CoolOff', customer: alice, days: 1 });
    expect(world.refusalAt(3006)).toBe('cooling_off');
  });

  test('insufficient_balance by one unit', () => {
    const empty = world.account(alice).available - 10_000_000n;
    world.at(3000, { type: 'Transfer', customer: alice, from: 'option', to: 'spot', asset: usdt, amount: empty });
    expect(world.refusalAt(3001, { stake: 10_000_001n })).toBe('insufficient_balance');
    expect(world.refusalAt(3001)).toBe('ok');
  });
});

test('what a customer lost counts against the loss budget, what was won gives room again', () => {
  world.at(3000, { type: 'SetLossBudget', customer: alice, amount: 20_000_000n, period: 'month' });
  world.buy(3000, { direction: 'down' });
  world.ticks(4000, 9000);
  world.ticks(10_000, 50_000, 2 * hundred);
  expect(world.exchange.query({ type: 'lossBudget', customer: alice })).toMatchObject({ result: -10_000_000n });
  world.buy(50_000);
  world.ticks(51_000, 56_000);
  world.ticks(57_000, 100_000, 3 * hundred);
  expect(world.exchange.query({ type: 'lossBudget', customer: alice })).toMatchObject({ result: -2_500_000n });
});

describe('terms', () => {
  test.each<Partial<SetOptionMarket>>([
    { durations: [] },
    { durations: [30] },
    { durations: [30, 0] },
    { durations: [30, 1_000_001] },
    { durations: [14, 750_000] },
    { durations: [3601, 750_000] },
    { durations: [60, 750_000, 30, 750_000] },
    { durations: [30, 750_000, 30, 750_000] },
    { durations: Array.from({ length: 26 }, (_, i) => (i % 2 === 0 ? 20 + i : 1)) },
    { stakeLeast: 0n },
    { stakeLeast: 10n, stakeMost: 9n },
    { stakeMost: 2n ** 60n },
    { exposurePpm: 0 },
    { exposurePpm: 1_000_001 },
    { priceMovedPpm: -1 },
    { effectiveAt: 0.5 },
  ])('are refused with %o', (fields) => {
    expect(world.codeOf({ ...optionMarket, ...fields })).toBe('option_terms_invalid');
  });

  test('are refused for an asset that is not listed, and for USDT', () => {
    expect(world.codeOf({ ...optionMarket, asset: 77 })).toBe('asset_not_found');
    expect(world.codeOf({ ...optionMarket, asset: usdt })).toBe('asset_not_found');
  });

  test.each([0n, -1n, 2n ** 60n])('no limit of open stakes is %d', (customerMost) => {
    expect(world.codeOf({ type: 'SetOptionStakeLimit', customerMost, effectiveAt: 0 })).toBe('option_terms_invalid');
  });

  test('are shown with what is announced and what has to be won', () => {
    const effectiveAt = world.now + dayMs;
    world.do({ ...optionMarket, durations: [60, 500_000], effectiveAt });
    const [shown] = world.exchange.query({ type: 'optionMarkets' });
    expect(shown?.terms?.durations[0]).toEqual({ seconds: 30, payoutPpm: 750_000, breakEvenPpm: 571_429 });
    expect(shown?.upcoming).toMatchObject([{ effectiveAt, durations: [{ seconds: 60, payoutPpm: 500_000 }] }]);
    world.do({ type: 'SetOptionStakeLimit', customerMost: 7n, effectiveAt });
    expect(world.pool()).toMatchObject({
      customerMost: 20_000_000_000n,
      upcomingMost: [{ effectiveAt, customerMost: 7n }],
    });
  });

  test('an option keeps the terms that it was bought by', () => {
    world.buy(3000);
    world.at(3001, { ...optionMarket, durations: [60, 1], isOpen: false });
    world.ticks(4000, 9000);
    world.ticks(10_000, 50_000, 2 * hundred);
    expect(world.account(alice)).toEqual({ available: 100_007_500_000n, held: 0n });
  });
});

describe('the pool', () => {
  test('that has promised what it has sells no more, and pays every open option', () => {
    const small = new OptionWorld(30_000_000n);
    small.do({ ...optionMarket, exposurePpm: 1_000_000 });
    small.ticks(0, 3000);
    for (let i = 0; i < 4; i++) small.buy(3000 + i);
    expect(small.refusalAt(3004)).toBe('exposure_exceeded');
    expect(small.refusalAt(3005, { seconds: 60 })).toBe('pool_cannot_reserve');
    expect(small.pool()).toMatchObject({ balance: 30_000_000n, reserved: 30_000_000n });
    small.ticks(4000, 9000);
    small.ticks(10_000, 50_000, 2 * hundred);
    expect(small.account(alice)).toEqual({ available: 100_030_000_000n, held: 0n });
    expect(small.pool()).toMatchObject({ balance: 0n, reserved: 0n });
    expect(small.refusalAt(50_001)).toBe('exposure_exceeded');
  });

  test('has what was lost, and sells by it', () => {
    world.buy(3000, { direction: 'down' });
    world.ticks(4000, 9000);
    world.ticks(10_000, 50_000, 2 * hundred);
    expect(world.pool().balance).toBe(5_000_010_000_000n);
    expect(reserveOf(10_000_000n, 750_000)).toBe(7_500_000n);
  });
});

describe('what is due within 10 s', () => {
  test.each([
    ['10 s later counts', 20_000, 'exposure_exceeded'],
    ['10.001 s later does not', 19_999, 'ok'],
    ['10 s earlier counts', 40_000, 'exposure_exceeded'],
    ['10.001 s earlier does not', 40_001, 'ok'],
  ])('%s', (_name, after, code) => {
    const small = new OptionWorld(8_000_000_000n);
    small.ticks(0, 3000);
    // Due 66 s after 3000, and the other 36 s after it is bought: together they reserve more than 0.2 % of the pool.
    small.buy(3000, { seconds: 60, stake: 10_000_000n });
    small.ticks(4000, 3000 + after);
    expect(small.refusalAt(3000 + after, { seconds: 30, stake: 12_000_000n })).toBe(code);
  });
});

test('an account with an open option does not close', () => {
  world.at(3000, { type: 'Transfer', customer: alice, from: 'spot', to: 'option', asset: usdt, amount: 1n });
  world.buy(3001);
  expect(world.exchange.query({ type: 'openOptions', customer: alice })).toMatchObject([
    { asset: btc, state: 'waiting', dueAt: 0 },
  ]);
  expect(world.codeOf({ type: 'CloseCustomer', customer: alice, version: 2 } as never)).not.toBe('ok');
});
