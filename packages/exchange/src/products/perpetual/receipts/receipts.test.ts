import { describe, expect, test } from 'vitest';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, btc, carol, indexTicks, usdt } from '../../../exchange-world.test-support.ts';
import { postingsOf } from '../../../frame.ts';
import { type Claim, isProven, type ReceiptWorld } from '../../../kernel/receipt.ts';
import { firstCustomerId, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { EventRecord } from '../../index.ts';
import { receipts, replayClaim } from '../../receipts.ts';

const oneBtc = 100_000;
/** The worlds begin at 08:00 UTC; the next instant is 16:00. */
const instant = 1_800_028_800_000;

const listed: ReceiptWorld = {
  scaleOf: (asset) => (asset === usdt ? 6 : 8),
  market: () => ({ base: btc, priceDecimals: 1, quantityDecimals: 5 }),
  terms: () => ({ since: 1, values: { ...defaultContractRules(2) } }),
};

interface Made {
  readonly customer: number;
  readonly claim: Claim;
}

/** The receipts of everything of contracts that a story settles, made from the journal alone, or from what an older release wrote of it. */
function receiptsOf(world: ContractWorld, tell: () => void, written = (event: EventRecord) => event): Made[] {
  const before = world.takeFrames();
  tell();
  const frames = [...before, ...world.takeFrames()].map((frame) => ({ ...frame, events: frame.events.map(written) }));
  expect(world.exchange.checkInvariants()).toBeNull();
  return frames.flatMap((frame) =>
    frame.events.flatMap((event, place) => {
      const touched = new Set<number>();
      postingsOf(event, (customer) => void touched.add(customer));
      const making = event.type === 'OrdersTraded' ? undefined : receipts.get(event.type);
      if (making === undefined) return [];
      const earlier = frames.filter(({ seq }) => seq < frame.seq).toReversed();
      return [...touched]
        .filter((customer) => customer >= firstCustomerId)
        .flatMap((customer) => {
          const claim = making.claim({ event, place, customer, frame, earlier }, listed);
          return claim === null ? [] : [{ customer, claim }];
        });
    }),
  );
}

function proven(claim: Claim): boolean {
  return isProven(replayClaim(claim.kind, claim)!, claim.recorded);
}

function numbersOf({ given, recorded }: Claim): Record<string, bigint | null> {
  return Object.fromEntries([...given, ...recorded].map(({ name, value }) => [name, value]));
}

/** Alice is long one coin at 10,000.0 against bob, whose own margin is wide. */
function longWorld(leverage = 50, lots = oneBtc): ContractWorld {
  const world = new ContractWorld();
  world.do(world.opening(bob, 'sell', indexTicks, { quantity: lots, position: { position: 0, leverage: 2 } }));
  world.do(world.opening(alice, 'buy', indexTicks, { quantity: lots, position: { position: 0, leverage } }));
  return world;
}

function fundAt(world: ContractWorld, amount: bigint): void {
  const account = systemAccounts.insurance;
  world.do({ type: 'FundHouse', account, asset: usdt, amount, reference: 'f'.repeat(32), act: 0 });
}

function fall(world: ContractWorld, ticks = 98_450): void {
  for (let second = 0; second < 3; second++) world.tick(ticks, { seconds: 1 });
}

function crossFall(written?: (event: EventRecord) => EventRecord): Made[] {
  const world = new ContractWorld();
  world.do({ type: 'SetMarginMode', customer: alice, market: 2, mode: 'cross' });
  const order = { quantity: 90 * oneBtc, position: { position: 0, leverage: 10 } };
  world.do(world.opening(bob, 'sell', indexTicks, order));
  world.do(world.opening(alice, 'buy', indexTicks, order));
  const amount = 300_000_000_000n;
  world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount });
  fundAt(world, 50_000_000_000n);
  const { liquidationPrice } = world.exchange.query({ type: 'positions', customer: alice })[0]!;
  return receiptsOf(world, () => fall(world, liquidationPrice - 10), written);
}

function atInstant(world: ContractWorld): void {
  world.now = instant - 1_000;
  world.tick(indexTicks);
  world.now = instant;
  for (let turn = 0; turn < 4; turn++) world.do({ type: 'AdvanceTime' });
}

function funded(): Made[] {
  const world = new ContractWorld();
  world.pair(alice, bob);
  return receiptsOf(world, () => atInstant(world));
}

function closed(): Made[] {
  const world = new ContractWorld();
  const { long } = world.pair(alice, bob);
  world.do(world.opening(carol, 'buy', indexTicks + 50, { quantity: 40_000 }));
  return receiptsOf(world, () => {
    world.do({ type: 'ClosePosition', customer: alice, position: long, lots: 40_000, quotedPrice: 0 });
  });
}

/** Alice has nothing but her margin of 100, and closes at the instant, before the funding of one USDT is taken. */
function closedAtInstant(price: number): Made[] {
  const world = new ContractWorld({ timersPerCall: 1 });
  const { long } = world.pair(alice, bob, { leverage: 100 });
  const amount = world.available(alice);
  world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount });
  world.do(world.opening(carol, 'buy', price, { quantity: oneBtc }));
  return receiptsOf(world, () => {
    world.now = instant - 1_000;
    world.tick(indexTicks);
    world.now = instant;
    world.do({ type: 'ClosePosition', customer: alice, position: long, lots: 0, quotedPrice: 0 });
    world.now += 10;
    for (let turn = 0; turn < 6; turn++) world.do({ type: 'AdvanceTime' });
  });
}

const stories = {
  // At the bankruptcy price nothing is left for the fee.
  contract_close_for_less: () => closedAtInstant(99_000),
  // A loss of 93.5 and a fee of 5.9439 leave 0.5561 for the funding.
  funding_uncovered: () => closedAtInstant(99_065),
  contract_open_long: closed,
  contract_open_short: closed,
  contract_close: closed,
  liquidation_book() {
    const world = longWorld();
    world.do(world.opening(carol, 'buy', 98_400, { quantity: oneBtc }));
    return receiptsOf(world, () => fall(world));
  },
  liquidation_fund() {
    const world = longWorld();
    fundAt(world, 100_000_000_000n);
    return receiptsOf(world, () => fall(world));
  },
  // Below what it is bankrupt at, a fund without money takes nothing.
  liquidation_others() {
    const world = longWorld();
    return receiptsOf(world, () => fall(world, 97_000));
  },
  deleveraged() {
    const world = longWorld();
    return receiptsOf(world, () => fall(world));
  },
  liquidation_fund_cross: () => crossFall(),
  funding_paid: funded,
  funding_received: funded,
} satisfies Record<string, () => Made[]>;

const rows = Object.entries(stories).map(([kind, story]) => ({ kind, story }));

describe.each(rows)('a receipt of $kind', ({ kind, story }) => {
  test('replays as equal, with all the others of its story', () => {
    const made = story();
    expect(made.map(({ claim }) => claim.kind)).toContain(kind);
    for (const { claim } of made) expect([claim.kind, proven(claim)]).toEqual([claim.kind, true]);
  });

  test('does not where a number of the journal is another', () => {
    const { claim } = story().find(({ claim: { kind: found } }) => found === kind)!;
    for (const [place, { name, value }] of claim.recorded.entries()) {
      if (value === null) continue;
      const altered = claim.recorded.with(place, { ...claim.recorded[place]!, value: value + 1n });
      expect([name, proven({ ...claim, recorded: altered })]).toEqual([name, false]);
    }
  });

  test('says nothing of anybody else', () => {
    for (const { customer, claim } of story()) {
      const others = [alice, bob, carol].filter((one) => one !== customer).map(BigInt);
      const numbers = Object.values(numbersOf(claim)).filter((value) => value !== null);
      expect(numbers.filter((value) => others.includes(value))).toEqual([]);
      expect(claim.given.map(({ name }) => name)).not.toContain('customer');
    }
  });
});

describe('the numbers', () => {
  const of = (made: Made[], kind: string) => numbersOf(made.find(({ claim }) => claim.kind === kind)!.claim);

  test('of a liquidation are those of the rules: margin 200, bankrupt at 9,800, a fee of the 40 that are left', () => {
    const said = of(stories.liquidation_book(), 'liquidation_book');
    // One coin at 10,000 and 50 times; 9,840 in the book; 0.5 % of that is 49.2.
    expect(said).toMatchObject({
      position_margin: 200_000_000n,
      limit: 98_000n,
      close_value: 9_840_000_000n,
      realised: -160_000_000n,
      fee: 40_000_000n,
      returned: 0n,
      index: 984_500_000_000n,
    });
    // What was behind it, 0.5 % of the notional at most: 49.225 of maintenance, rounded up.
    expect(said['equity']! <= said['maintenance']!).toBe(true);
  });

  test('of a liquidation and of who is deleveraged name leverage and tier', () => {
    expect(of(stories.liquidation_book(), 'liquidation_book')).toMatchObject({
      leverage: 50n,
      maintenance_rate: 5_000n,
    });
    // Ninety coins at 10,000 are 900,000 USDT.
    const cross = of(crossFall(), 'liquidation_fund_cross');
    expect(cross).toMatchObject({ leverage: 10n, maintenance_rate: 10_000n });
    // Bob's one coin against hers, with twice.
    expect(of(stories.deleveraged(), 'deleveraged')).toMatchObject({ leverage: 2n, maintenance_rate: 5_000n });
  });

  test('of a step from before version 2 are without them, and what stood behind it says whether it was cross', () => {
    const before = (event: EventRecord): EventRecord =>
      event.type === 'PositionLiquidated' ? { ...event, isCross: false, leverage: 0, tierPpm: 0 } : event;
    const { claim } = crossFall(before).find(({ claim: { kind } }) => kind === 'liquidation_fund_cross')!;
    expect(proven(claim)).toBe(true);
    expect(numbersOf(claim)).not.toHaveProperty('leverage');
  });

  test('of a liquidation name the sources of its index and their age', () => {
    const { claim } = stories.liquidation_fund().find(({ claim: { kind } }) => kind === 'liquidation_fund')!;
    const index = claim.given.find(({ name }) => name === 'index')!;
    expect(index.origin).toMatchObject({ from: 'index', source: 'test', sources: 3 });
    expect(claim.given.find(({ name }) => name === 'penalty_rate')!.origin).toEqual({ from: 'terms', at: 1 });
  });

  test('of funding are one USDT each way: 0.01 % of 10,000', () => {
    const made = funded();
    expect(of(made, 'funding_paid')).toMatchObject({ funding_rate: 10_000n, funding_due: 1_000_000n, from_fund: 0n });
    expect(of(made, 'funding_received')).toMatchObject({ collected: 1_000_000n, funding_received: 1_000_000n });
  });

  test('of funding that nobody could pay whole say what was left to pay it with, and what the other side got less', () => {
    const made = stories.funding_uncovered();
    expect(of(made, 'funding_uncovered')).toMatchObject({ funding_paid: 556_100n, uncovered: 443_900n });
    expect(of(made, 'funding_received')).toMatchObject({ collected: 556_100n, funding_received: 556_100n });
  });

  test('of a close: 0.4 coins bought at 10,000 and sold at 10,005 gain 2, and cost 0.06 % of 4,002', () => {
    expect(of(closed(), 'contract_close')).toMatchObject({
      entry_value: 4_000_000_000n,
      realised: 2_000_000n,
      fee: 2_401_200n,
      margin_released: 400_000_000n,
    });
  });
});
