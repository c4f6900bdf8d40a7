import { describe, expect, test } from 'vitest';
import { contractMarket, ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, identified, indexTicks, usdt } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';

/** The worlds begin at 08:00 UTC; the next instant is 16:00. */
const instant = 1_800_028_800_000;
const million = 1_000_000n;

/** Lets the last second before the instant pass with a sound index. */
function untilInstant(world: ContractWorld, at = instant): void {
  world.now = at - 1_000;
  world.tick(indexTicks);
}

/** Lets the clock reach the instant, and whatever is due fire. */
function atInstant(world: ContractWorld, at = instant): void {
  world.now = at;
  for (let turn = 0; turn < 4; turn++) world.do({ type: 'AdvanceTime' });
}

function settled(world: ContractWorld) {
  return world.takeFrames().flatMap((frame) => frame.events);
}

describe('funding', () => {
  test('is paid by longs to shorts at 0.01 % where the contract trades at the index', () => {
    const world = new ContractWorld();
    const ids = world.pair(alice, bob);
    const before = [world.available(alice), world.available(bob)] as const;
    untilInstant(world);
    expect(world.contract()).toMatchObject({ fundingRateE8: 10_000, fundingAt: instant });
    atInstant(world);
    expect(world.available(alice)).toBe(before[0] - million);
    expect(world.available(bob)).toBe(before[1] + million);
    expect(world.position(alice, ids.long)!.funding).toBe(-million);
    expect(world.position(bob, ids.short)!.funding).toBe(million);
    expect(world.contract().fundingAt).toBe(instant + 28_800_000);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D32 is paid once, however often the clock is asked, and a restart pays nothing again', () => {
    const world = new ContractWorld({ timersPerCall: 1 });
    world.pair(alice, bob);
    untilInstant(world);
    const before = world.available(alice);
    world.now = instant;
    world.do({ type: 'AdvanceTime' });
    const other = Exchange.load(world.exchange.save(), { timersPerCall: 1 });
    for (let turn = 0; turn < 6; turn++) {
      world.now += 1;
      for (const exchange of [world.exchange, other]) exchange.execute({ type: 'AdvanceTime' }, world.now);
    }
    expect(world.available(alice)).toBe(before - million);
    expect(other.hash()).toBe(world.exchange.hash());
    expect(settled(world).filter(({ type }) => type === 'FundingPaid')).toHaveLength(2);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is for who held at the instant: not for who opens after it, and still for who closed before their turn', () => {
    const world = new ContractWorld({ timersPerCall: 1 });
    const ids = world.pair(alice, bob);
    world.do(world.opening(carol, 'buy', indexTicks - 10, { quantity: 100_000 }));
    untilInstant(world);
    world.takeFrames();
    world.now = instant;
    world.do({ type: 'ClosePosition', customer: alice, position: ids.long, lots: 0, quotedPrice: 0 });
    expect(world.position(alice, ids.long)).toBeUndefined();
    expect(world.exchange.checkInvariants()).toBeNull();
    atInstant(world, instant + 10);
    const events = settled(world);
    const paid = events.filter((event) => event.type === 'FundingPaid');
    expect(paid.map(({ customer, amount }) => [customer, amount])).toEqual([
      [alice, -million],
      [bob, million],
    ]);
    expect(events.findIndex(({ type }) => type === 'PositionReduced')).toBeLessThan(
      events.findIndex(({ type }) => type === 'FundingPaid'),
    );
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('a part that was closed before its turn still pays for all lots of the instant', () => {
    const world = new ContractWorld({ timersPerCall: 1 });
    const ids = world.pair(alice, bob);
    world.do(world.opening(carol, 'buy', indexTicks - 10, { quantity: 100_000 }));
    untilInstant(world);
    world.now = instant;
    world.do({ type: 'ClosePosition', customer: alice, position: ids.long, lots: 40_000, quotedPrice: 0 });
    atInstant(world, instant + 10);
    expect(world.position(alice, ids.long)).toMatchObject({ lots: 60_000, funding: -million });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('comes from the margin where nothing is available, then from the insurance fund, and never makes a debt', () => {
    const world = new ContractWorld();
    const ids = world.pair(alice, bob, { leverage: 100 });
    const amount = world.available(alice);
    world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount });
    const { margin } = world.position(alice, ids.long)!;
    untilInstant(world);
    atInstant(world);
    expect(world.position(alice, ids.long)).toMatchObject({ margin: margin - million, funding: -million });
    expect(world.available(alice)).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is left out at an instant without a sound index, and its samples count for the next', () => {
    const world = new ContractWorld();
    world.pair(alice, bob);
    untilInstant(world, instant - 5_000);
    world.tick(indexTicks, { sources: 1 });
    const before = world.available(alice);
    world.takeFrames();
    atInstant(world);
    expect(world.available(alice)).toBe(before);
    expect(settled(world)).toContainEqual({ type: 'FundingSkipped', market: contractMarket, instant });
    expect(world.contract().fundingAt).toBe(instant + 28_800_000);
  });

  test('is left out after an outage of more than ten minutes, instant by instant', () => {
    const world = new ContractWorld();
    world.pair(alice, bob);
    untilInstant(world, instant - 600_000);
    const before = world.available(alice);
    atInstant(world, instant + 30_000_000);
    expect(world.available(alice)).toBe(before);
    expect(world.contract().fundingAt).toBe(instant + 2 * 28_800_000);
  });

  test('has the samples of its own interval alone', () => {
    const world = new ContractWorld();
    world.do(world.opening(carol, 'buy', indexTicks + 2_000, { quantity: 200_000 }));
    untilInstant(world);
    expect(world.contract().fundingRateE8).toBeGreaterThan(10_000);
    atInstant(world);
    world.do({ type: 'CancelAllOrders', customer: carol, market: contractMarket });
    world.tick(indexTicks, { seconds: 60 });
    expect(world.contract().fundingRateE8).toBe(10_000);
  });

  test('the remainders of rounding are the insurance fund’s', () => {
    const world = new ContractWorld();
    world.pair(alice, carol, { lots: 33_333 });
    world.pair(bob, carol, { lots: 33_334 });
    world.now = instant - 1_000;
    world.tick(indexTicks + 1);
    const fund = world.available(systemAccounts.insurance, 'funding');
    world.takeFrames();
    atInstant(world);
    const events = settled(world);
    const net = events.reduce((sum, event) => (event.type === 'FundingPaid' ? sum + event.amount : sum), 0n);
    const ended = events.find((event) => event.type === 'FundingEnded');
    // 333,333.33 and 333,343.33 units: two payers a unit up, two receivers a unit down.
    expect(net).toBe(-2n);
    expect(ended).toMatchObject({ remainder: 2n });
    expect(world.available(systemAccounts.insurance, 'funding')).toBe(fund - net);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

/** A long whose margin two instants at the highest rate use up; liquidation pauses, because the index stands on two sources. */
function exhausted(prepare: (world: ContractWorld) => void = () => undefined): {
  readonly world: ContractWorld;
  readonly long: number;
  readonly short: number;
} {
  const world = new ContractWorld();
  prepare(world);
  const ids = world.pair(alice, bob, { leverage: 125 });
  const amount = world.available(alice);
  world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount });
  world.do(world.opening(carol, 'buy', indexTicks + 2_000, { quantity: 200_000 }));
  const sample = (at: number): void => {
    for (const before of [120_000, 1_000]) {
      world.now = at - before;
      world.tick(indexTicks, { sources: 2 });
    }
    expect(world.contract().fundingRateE8).toBe(750_000);
  };
  sample(instant);
  atInstant(world);
  // The samples of an interval end with it.
  expect(world.contract().fundingRateE8).toBe(10_000);
  sample(instant + 28_800_000);
  world.takeFrames();
  return { world, ...ids };
}

describe('what neither the balance nor the margin covers', () => {
  test('is paid by the insurance fund', () => {
    const { world, long, short } = exhausted();
    const reference = 'f'.repeat(32);
    const account = systemAccounts.insurance;
    world.do({ type: 'FundHouse', account, asset: usdt, amount: 1_000n * million, reference, act: 0 });
    const { margin } = world.position(alice, long)!;
    const received = world.position(bob, short)!.funding;
    atInstant(world, instant + 28_800_000);
    const paid = settled(world).filter((event) => event.type === 'FundingPaid');
    expect(paid[0]).toMatchObject({ customer: alice, amount: -margin, margin });
    expect(paid[0]!.fund).toBeGreaterThan(0n);
    expect(world.position(bob, short)!.funding - received).toBe(margin + paid[0]!.fund);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is paid by the margin of other cross positions, before the insurance fund', () => {
    let other = 0;
    const { world, long } = exhausted((before) => {
      before.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
      other = before.pair(alice, bob, { lots: 20_000, leverage: 1 }).long;
    });
    const reference = 'f'.repeat(32);
    const fund = systemAccounts.insurance;
    world.do({ type: 'FundHouse', account: fund, asset: usdt, amount: 1_000n * million, reference, act: 0 });
    const margin = world.position(alice, other)!.margin;
    atInstant(world, instant + 28_800_000);
    const paid = settled(world).filter((event) => event.type === 'FundingPaid' && event.customer === alice);
    expect(paid.map((event) => event.type === 'FundingPaid' && event.fund)).toEqual([0n, 0n]);
    expect(world.position(alice, other)!.margin).toBeLessThan(margin);
    expect(world.position(alice, long)!.margin).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is missing for the receivers where the fund is empty: nobody owes', () => {
    const { world, long, short } = exhausted();
    const { margin } = world.position(alice, long)!;
    const received = world.position(bob, short)!.funding;
    expect(world.available(systemAccounts.insurance, 'funding')).toBe(0n);
    atInstant(world, instant + 28_800_000);
    expect(world.position(bob, short)!.funding - received).toBe(margin);
    expect(world.position(alice, long)!.margin).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

test('a walk that another exchange goes on with in its middle pays everybody once, in the same order', () => {
  const world = new ContractWorld({ timersPerCall: 1 });
  world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
  const crowd = Array.from({ length: 1_300 }, (_, place) => 2_000 + place);
  for (const customer of crowd) {
    world.do({ type: 'OpenCustomer', customer });
    world.do(identified(customer));
    world.deposit(customer, usdt, 100n * million);
    world.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount: 100n * million });
    if (customer % 200 === 0) world.tick(indexTicks);
    world.do(world.order(carol, 'sell', indexTicks, { market: contractMarket, quantity: 1_000 }));
    world.do(world.opening(customer, 'buy', indexTicks, { quantity: 1_000 }));
  }
  untilInstant(world);
  world.takeFrames();
  world.now = instant;
  for (let turn = 0; turn < 2; turn++) world.do({ type: 'AdvanceTime' });
  const other = Exchange.load(world.exchange.save(), { timersPerCall: 1 });
  for (let turn = 0; turn < 8; turn++) {
    world.now += 1;
    for (const exchange of [world.exchange, other]) exchange.execute({ type: 'AdvanceTime' }, world.now);
  }
  expect(other.hash()).toBe(world.exchange.hash());
  const paid = settled(world).filter((event) => event.type === 'FundingPaid');
  expect(paid.filter(({ amount }) => amount < 0n).map(({ customer }) => customer)).toEqual(crowd);
  expect(new Set(paid.map(({ position }) => position)).size).toBe(paid.length);
  expect(world.exchange.checkInvariants()).toBeNull();
});
