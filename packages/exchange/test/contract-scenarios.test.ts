import { describe, expect, test } from 'vitest';
import { contractMarket } from '../src/contract-world.test-support.ts';
import { alice, bob, carol, indexTicks } from '../src/exchange-world.test-support.ts';
import { ContractCrowd, oneBtc } from './contract-crowd.ts';

/** What broke exchanges of contracts, as named tests: nobody owes, what the fund has is never below zero, replay is the same. */

const wide = { spread: 20, lots: 40 * oneBtc, levels: 5 };

/** Everyone of a crowd has opened on one side at market with so many times, against the provider. */
function crowded(side: 'buy' | 'sell', leverage: number, lots = oneBtc): ContractCrowd {
  const world = new ContractCrowd(20, { each: 20_000, fund: 200_000, provider: 20_000_000 });
  world.second(indexTicks, wide);
  for (const customer of world.crowd) {
    expect(world.open(customer, side, lots, leverage)).toBe(true);
    world.quote(wide);
  }
  return world;
}

function total(world: ContractCrowd): number {
  return world.crowd.reduce((sum, customer) => sum + world.positions(customer).length, 0);
}

function expectNobodyOwes(world: ContractCrowd): void {
  for (const customer of [...world.crowd, alice, bob, carol]) {
    for (const { available, held } of world.exchange.query({ type: 'balances', customer })) {
      expect(available).toBeGreaterThanOrEqual(0n);
      expect(held).toBeGreaterThanOrEqual(0n);
    }
  }
  expect(world.fundPath.every((amount) => amount >= 0n)).toBe(true);
}

describe('D8 a crash', () => {
  test('of 40 % in a minute with everyone long at the most leaves nobody owing, and the fund explained', () => {
    const world = crowded('buy', 100);
    const before = world.fundHas();
    for (let second = 1; second <= 60; second++) world.second(Math.round(indexTicks * (1 - (0.4 * second) / 60)), wide);
    const counts = world.settled();
    expect(total(world)).toBe(0);
    expect(counts.get('PositionLiquidated')).toBeGreaterThanOrEqual(20);
    expectNobodyOwes(world);
    expect(world.fundHas()).toBeGreaterThanOrEqual(before);
  });

  test('without anybody who buys: what the fund may not take is deleveraged, at no worse than the bankruptcy price', () => {
    const world = crowded('buy', 100, 5 * oneBtc);
    world.second(indexTicks, null);
    for (let second = 1; second <= 30; second++) world.second(Math.round(indexTicks * (1 - (0.3 * second) / 30)), null);
    const counts = world.settled();
    expect(total(world)).toBe(0);
    expect(counts.get('PositionTakenOver')).toBeGreaterThan(0);
    expect(counts.get('PositionDeleveraged')).toBeGreaterThan(0);
    expectNobodyOwes(world);
  });

  test('in one step, far past every bankruptcy price, ends as well', () => {
    const world = crowded('buy', 100);
    world.second(indexTicks * 0.6, null);
    for (let second = 0; second < 5; second++) world.second(indexTicks * 0.6, wide);
    world.settled();
    expect(total(world)).toBe(0);
    expectNobodyOwes(world);
  });
});

test('D8 a squeeze of shorts of 60 % in a minute leaves nobody owing', () => {
  const world = crowded('sell', 100);
  for (let second = 1; second <= 60; second++) world.second(Math.round(indexTicks * (1 + (0.6 * second) / 60)), wide);
  world.settled();
  expect(total(world)).toBe(0);
  expectNobodyOwes(world);
});

test('D32 a dead feed liquidates nobody at a stale price, and its return 15 % away is taken as it is', () => {
  const world = crowded('buy', 20);
  for (let second = 0; second < 20; second++) world.second(indexTicks * 0.9, wide, 1);
  expect(world.settled().get('PositionLiquidated')).toBeUndefined();
  expect(total(world)).toBe(20);
  for (let second = 0; second < 3; second++) world.second(indexTicks * 0.85, wide);
  const counts = world.settled();
  expect(counts.get('PositionLiquidated')).toBeGreaterThanOrEqual(20);
  expect(total(world)).toBe(0);
  expectNobodyOwes(world);
});

test('D11 a thin book that one customer pushes does not move the mark to others’ liquidation', () => {
  const world = crowded('buy', 50);
  world.second(indexTicks, null);
  for (let push = 0; push < 30; push++) {
    const price = Math.round(indexTicks * 0.85);
    world.try(world.opening(alice, 'buy', price, { quantity: 2_000, position: { position: 0, leverage: 10 } }));
    world.open(bob, 'sell', 2_000, 10);
    world.second(indexTicks, null);
  }
  expect(world.settled().get('PositionLiquidated')).toBeUndefined();
  expect(total(world)).toBe(20);
});

test('D9 a cascade of stops into liquidations is done in frames of bounded work, in a fixed order', () => {
  const world = new ContractCrowd(60, { each: 20_000, fund: 500_000, provider: 20_000_000 });
  world.second(indexTicks, wide);
  for (const [at, customer] of world.crowd.entries()) {
    expect(world.open(customer, 'buy', oneBtc, 50)).toBe(true);
    const [position] = world.positions(customer);
    if (at % 2 === 0)
      world.do({
        type: 'SetPositionStops',
        customer,
        position: position!.position,
        takeProfit: 0,
        stopLoss: indexTicks - 600,
        byMark: true,
      });
    world.quote(wide);
  }
  world.takeFrames();
  const thin = { spread: 20, lots: oneBtc, levels: 5 };
  world.second(Math.round(indexTicks * 0.975), thin);
  for (let second = 0; second < 30; second++) world.second(Math.round(indexTicks * 0.975), thin);
  expect(total(world)).toBe(0);
  expectNobodyOwes(world);
  expect(world.exchange.checkInvariants()).toBeNull();
});

test('one giant account on both sides ends where it began, but for its fees', () => {
  const world = new ContractCrowd(1, { each: 3_000_000, fund: 100_000, provider: 50_000_000 });
  const [giant] = world.crowd;
  world.second(indexTicks, { spread: 5, lots: 90 * oneBtc, levels: 5 });
  for (const side of ['buy', 'sell'] as const) {
    for (let ticket = 0; ticket < 5; ticket++) {
      expect(world.open(giant!, side, 80 * oneBtc, 10)).toBe(true);
      world.quote({ spread: 5, lots: 90 * oneBtc, levels: 5 });
    }
  }
  for (const part of [0.95, 1.05, 1, 0.97, 1.03]) world.second(Math.round(indexTicks * part), wide);
  const counts = world.settled();
  expect(counts.get('PositionLiquidated')).toBeUndefined();
  for (let second = 0; second < 5; second++) {
    world.try({ type: 'ClosePositions', customer: giant!, market: contractMarket, side: 'all' });
    world.second(world.around, { spread: 5, lots: 90 * oneBtc, levels: 5 });
  }
  world.settled();
  expect(world.positions(giant!)).toEqual([]);
  expectNobodyOwes(world);
});

test('D12 unrealised profit neither leaves nor opens, and a withdrawal keeps the initial margin', () => {
  const world = new ContractCrowd(1, { each: 1_100, fund: 0, provider: 5_000_000 });
  const [customer] = world.crowd;
  world.second(indexTicks, wide);
  expect(world.open(customer!, 'buy', oneBtc, 10)).toBe(true);
  world.second(indexTicks * 1.2, wide);
  const [position] = world.positions(customer!);
  expect(position!.unrealised).toBeGreaterThan(1_800_000_000n);
  const free = world.exchange
    .query({ type: 'balances', customer: customer! })
    .find(({ kind }) => kind === 'perpetual')!;
  const amount = free.available + 1n;
  const leave = { type: 'Transfer', customer: customer!, from: 'perpetual', to: 'spot', asset: 3, amount } as const;
  expect(world.codeOf(leave)).toBe('insufficient_balance');
  const take = { type: 'MoveMargin', customer: customer!, position: position!.position, amount: -1n } as const;
  expect(world.codeOf(take)).toBe('margin_needed');
  world.settled();
});

test('D32 a cascade that an outage has cut off goes on with the first mark after it, and at no stale one', () => {
  const world = crowded('buy', 100);
  world.second(indexTicks, null);
  const crashed = Math.round(indexTicks * 0.97);
  const liquidated = () => world.settled().get('PositionLiquidated') ?? 0;
  liquidated();
  world.tick(crashed, { seconds: 1 });
  // A frame has room for 16 of the 20.
  expect(liquidated()).toBe(16);
  world.now += 60_000;
  world.do({ type: 'AdvanceTime' });
  expect(liquidated()).toBe(0);
  world.tick(crashed, { seconds: 1 });
  world.do({ type: 'AdvanceTime' });
  expect(liquidated()).toBeGreaterThanOrEqual(4);
  expectNobodyOwes(world);
});
