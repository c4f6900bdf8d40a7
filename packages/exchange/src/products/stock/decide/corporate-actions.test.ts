import { beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, usdt } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import type { EventRecord } from '../../index.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { acme, acmeMarket, StockWorld } from './stock-world.test-support.ts';

const hour = 3_600_000;
const share = 100_000_000n;
let world: StockWorld;

function funded(options: ConstructorParameters<typeof StockWorld>[0] = {}): StockWorld {
  const made = new StockWorld(options);
  const reference = 'd'.repeat(32);
  made.do({
    type: 'FundHouse',
    account: systemAccounts.treasury,
    asset: usdt,
    amount: 1_000_000_000n,
    reference,
    act: 0,
  });
  made.open();
  made.place(alice, 'buy', 10_000, made.share(alice, 'buy', 10_000));
  made.do(made.share(bob, 'sell', 10_000));
  made.pass(hour + 20);
  return made;
}

beforeEach(() => {
  world = funded();
});

/** The act of two operators about the market. */
function act(action: string, market = acmeMarket): number {
  const said = { operator: 7, second: 8, subjectKind: 'market', subject: String(market), reason: 'by letter' } as const;
  const digest = 'a'.repeat(32);
  return world.exchange.execute({ type: 'RecordOperatorAct', ...said, action, digest }, world.now).id;
}

const split = (numerator: number, denominator: number, fields = {}) =>
  ({
    type: 'AnnounceSplit',
    market: acmeMarket,
    numerator,
    denominator,
    effectiveAt: world.now + hour + 10,
    act: act('announce_split'),
    ...fields,
  }) as const;
const dividend = (perShare: bigint, fields = {}) =>
  ({
    type: 'AnnounceDividend',
    market: acmeMarket,
    perShare,
    effectiveAt: world.now + hour + 10,
    act: act('announce_dividend'),
    ...fields,
  }) as const;

function pass(ms: number): EventRecord[] {
  world.exchange.takeFrames();
  world.pass(ms);
  return world.takeFrames().flatMap(({ events }) => [...events]);
}

const wholeOf = (customer: number, asset = acme) => {
  const { available, held } = world.owned(customer, asset);
  return available + held;
};
const treasury = () =>
  world.exchange
    .query({ type: 'houseBalances' })
    .find(({ account }) => account === systemAccounts.treasury)!
    .balances.find(({ asset }) => asset === usdt)!;
const marketNow = () => world.exchange.query({ type: 'markets' }).find(({ market }) => market === acmeMarket)!;

describe('a split', () => {
  test('makes of each holding what its ratio says, of the price its inverse, and takes what rests back', () => {
    const before = [alice, bob, carol].map((customer) => wholeOf(customer));
    const order = world.place(carol, 'sell', 10_000, world.share(carol, 'sell', 10_000));
    world.do({ type: 'MassQuote', customer: bob, market: acmeMarket, bids: [], asks: [] });
    world.do(split(3, 2));
    const events = pass(hour + 20);
    expect(events).toContainEqual(expect.objectContaining({ type: 'OrderClosed', order, reason: 'corporate_action' }));
    expect([alice, bob, carol].map((customer) => wholeOf(customer))).toEqual(before.map((units) => (units * 3n) / 2n));
    expect(world.owned(carol, acme).held).toBe(0n);
    expect(marketNow()).toMatchObject({ lastPrice: 6_667, indexE8: 6_666_666_667 });
    expect(world.phase()).toBe('closed');
    expect(world.exchange.query({ type: 'corporateActions' })).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('back pays what is left of a unit in cash, rounded up, and the house has no such rest', () => {
    world.do({ type: 'Deposit', customer: alice, kind: 'stock', asset: acme, amount: 7n, reference: 'e'.repeat(32) });
    const [units, cash, house] = [wholeOf(alice), wholeOf(alice, usdt), treasury().available];
    world.do(split(1, 1_000));
    pass(hour + 20);
    expect(wholeOf(alice)).toBe(units / 1_000n);
    // A unit of a hundred-millionth share is worth 1e-6 USDT at 100.00, and after the split a thousand times as much.
    const rest = units % 1_000n;
    expect(rest).toBeGreaterThan(0n);
    expect(wholeOf(alice, usdt) - cash).toBe(rest);
    expect(house - treasury().available).toBeGreaterThanOrEqual(rest);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('opens at a price beside its own close', () => {
    world.do(split(2, 1));
    pass(hour + 20);
    world.begin();
    const events = world.tick(5_010);
    expect(events).toContainEqual(expect.objectContaining({ type: 'AuctionPriced', lastClose: 5_000 }));
  });
});

describe('a dividend', () => {
  test('pays each holder for what they have at its time, out of what was reserved', () => {
    world.do(dividend(250_000n));
    expect(treasury().held).toBeGreaterThan(0n);
    world.do(world.share(carol, 'sell', 10_000));
    const owned = [alice, bob, carol].map((customer) => wholeOf(customer));
    const cash = [alice, bob, carol].map((customer) => wholeOf(customer, usdt));
    const before = treasury().available + treasury().held;
    pass(hour + 20);
    const paid = [alice, bob, carol].map((customer, i) => wholeOf(customer, usdt) - cash[i]!);
    expect(paid).toEqual(owned.map((units) => (units * 250_000n) / share));
    expect([alice, bob, carol].map((customer) => wholeOf(customer))).toEqual(owned);
    expect(treasury()).toMatchObject({ held: 0n, available: before - paid.reduce((sum, one) => sum + one, 0n) });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('of shares that came meanwhile is paid too, where the treasury can; else nothing comes of it', () => {
    const deposit = { type: 'Deposit', customer: carol, kind: 'stock', asset: acme } as const;
    world.do(dividend(1_000_000n));
    world.do({ ...deposit, amount: 50n * share, reference: '1'.repeat(32) });
    expect(pass(hour + 20)).toContainEqual(
      expect.objectContaining({ type: 'DividendPaid', customer: carol, shares: 150n * share }),
    );
    world.do(dividend(1_000_000n));
    world.do({ ...deposit, amount: 10_000n * share, reference: '2'.repeat(32) });
    const events = pass(hour + 20);
    expect(events.map(({ type }) => type)).toContain('CorporateActionCanceled');
    expect(events.map(({ type }) => type)).not.toContain('DividendPaid');
    expect(treasury().held).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('that is taken back gives the treasury what was reserved', () => {
    const before = treasury();
    world.do(dividend(250_000n));
    const [{ action }] = world.exchange.query({ type: 'corporateActions' }) as unknown as [{ action: number }];
    expect(world.codeOf({ type: 'CancelCorporateAction', action, act: 0 })).toBe('operator_act_not_agreed');
    world.do({ type: 'CancelCorporateAction', action, act: act('cancel_corporate_action') });
    expect(treasury()).toEqual(before);
    expect(pass(2 * hour).map(({ type }) => type)).not.toContain('CorporateActionBegun');
    expect(world.codeOf({ type: 'CancelCorporateAction', action, act: 0 })).toBe('corporate_action_not_found');
  });
});

test('orders and holders beyond what a frame takes follow in frames of their own; meanwhile only cancels are taken', () => {
  world = funded({ timersPerCall: 1 });
  for (let i = 0; i < 150; i++) world.do(world.share(carol, 'sell', 11_000, { quantity: 1_000 }));
  world.do(split(2, 1));
  pass(hour + 20);
  expect(world.exchange.query({ type: 'corporateActions' })).toMatchObject([{ stage: 'orders' }]);
  expect(world.codeOf(world.share(alice, 'buy', 9_000))).not.toBe('ok');
  const deposit = { type: 'Deposit', customer: bob, kind: 'stock', asset: acme, amount: 1n, reference: '3'.repeat(32) };
  world = funded({ timersPerCall: 1 });
  for (let i = 0; i < 150; i++) world.do(world.share(carol, 'sell', 11_000, { quantity: 1_000 }));
  world.do(split(2, 1));
  pass(hour + 20);
  // The deposit comes between two frames: its own call fires one more timer before it.
  expect(world.codeOf(deposit as never)).toBe('corporate_action_running');
  pass(1);
  pass(1);
  expect(world.exchange.query({ type: 'corporateActions' })).toEqual([]);
  expect(world.exchange.checkInvariants()).toBeNull();
});

describe('what is refused', () => {
  test.each([
    ['split_invalid', () => split(2, 2)],
    ['split_invalid', () => split(0, 1)],
    ['split_invalid', () => split(1_001, 1)],
    ['split_invalid', () => split(1, 1.5)],
    ['effective_at_invalid', () => split(2, 1, { effectiveAt: -1 })],
    ['market_not_found', () => split(2, 1, { market: 77 })],
    ['notice_too_short', () => split(2, 1, { effectiveAt: world.now + hour - 1 })],
    ['operator_act_not_agreed', () => split(2, 1, { act: 0 })],
    ['operator_act_not_agreed', () => split(2, 1, { act: act('announce_dividend') })],
    ['dividend_invalid', () => dividend(0n)],
    ['house_funds_insufficient', () => dividend(10_000_000n)],
    ['operator_act_not_agreed', () => dividend(1n, { act: act('announce_split') })],
  ] as const)('%s', (code, command) => {
    expect(world.codeOf(command())).toBe(code);
  });

  test('a market of another kind, a second action, and a time that a session has', () => {
    const spot = world.exchange.query({ type: 'markets' }).find(({ base }) => base === btc)!;
    expect(world.codeOf(split(2, 1, { market: spot.market }))).toBe('market_not_found');
    world.do({ type: 'AnnounceSession', opensAt: world.now + 2 * hour, closesAt: world.now + 3 * hour });
    expect(world.codeOf(split(2, 1, { effectiveAt: world.now + 2 * hour + 1 }))).toBe('session_overlaps');
    world.do(split(2, 1));
    expect(world.codeOf(dividend(1n))).toBe('corporate_action_pending');
    const session = { type: 'AnnounceSession', opensAt: world.now + hour, closesAt: world.now + hour + 1_000 } as const;
    expect(world.codeOf(session)).toBe('session_overlaps');
  });
});

test('a snapshot in the middle goes on to the same end', () => {
  world.do(split(7, 3));
  pass(hour / 2);
  const copy = Exchange.load(world.exchange.save());
  for (const exchange of [world.exchange, copy]) exchange.execute({ type: 'AdvanceTime' }, world.now + hour);
  expect(world.exchange.query({ type: 'corporateActions' })).toEqual([]);
  expect(copy.hash()).toBe(world.exchange.hash());
});
