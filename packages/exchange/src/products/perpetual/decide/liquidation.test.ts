import { describe, expect, test } from 'vitest';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { contractMarket, ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, indexTicks, usdt } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';

const oneBtc = 100_000;
const fund = systemAccounts.insurance;

/** Alice is long one coin at 10,000.0 and 50 times against bob, whose own margin is wide. */
function longWorld(leverage = 50, lots = oneBtc): ContractWorld {
  const world = new ContractWorld();
  world.do(world.opening(bob, 'sell', indexTicks, { quantity: lots, position: { position: 0, leverage: 2 } }));
  world.do(world.opening(alice, 'buy', indexTicks, { quantity: lots, position: { position: 0, leverage } }));
  world.takeFrames();
  return world;
}

function positionsOf(world: ContractWorld, customer: number) {
  return world.exchange.query({ type: 'positions', customer });
}

function fundAt(world: ContractWorld, amount: bigint): void {
  world.do({ type: 'FundHouse', account: fund, asset: usdt, amount, reference: 'f'.repeat(32), act: 0 });
}

function fundHas(world: ContractWorld): bigint {
  const found = world.exchange.query({ type: 'houseBalances' }).find(({ account }) => account === fund);
  return found?.balances.find(({ asset }) => asset === usdt)?.available ?? 0n;
}

function types(world: ContractWorld): string[] {
  return world.takeFrames().flatMap((frame) => frame.events.map(({ type }) => type));
}

describe('a liquidation', () => {
  test('begins where the vectors say: long at 50 times one tick below 9,849.2 of 10,000', () => {
    const world = longWorld();
    const [position] = positionsOf(world, alice);
    const safe = position!.liquidationPrice + 1;
    world.tick(safe, { seconds: 1 });
    expect(positionsOf(world, alice)).toHaveLength(1);
    expect(types(world)).not.toContain('PositionLiquidated');
    world.do(world.opening(carol, 'buy', position!.liquidationPrice - 20, { quantity: oneBtc }));
    for (let second = 0; second < 3; second++) world.tick(position!.liquidationPrice - 30, { seconds: 1 });
    expect(types(world)).toContain('PositionLiquidated');
    expect(positionsOf(world, alice)).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('closes on the book within the bankruptcy price, and what is left after the fee is the customer’s', () => {
    const world = longWorld();
    const before = world.exchange
      .query({ type: 'balances', customer: alice })
      .find(({ kind }) => kind === 'perpetual')!;
    world.do(world.opening(carol, 'buy', 98_400, { quantity: oneBtc }));
    for (let second = 0; second < 3; second++) world.tick(98_450, { seconds: 1 });
    const after = world.exchange.query({ type: 'balances', customer: alice }).find(({ kind }) => kind === 'perpetual')!;
    // Margin 200 at 50 times, loss 160, fee 0.5 % of 9,840 is 49.2 and capped by the 40 that are left.
    expect(after).toMatchObject({ available: before.available, held: 0n });
    expect(fundHas(world)).toBe(40_000_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('leaves to the insurance fund what the book does not take, at the bankruptcy price', () => {
    const world = longWorld();
    fundAt(world, 100_000_000_000n);
    for (let second = 0; second < 2; second++) world.tick(98_450, { seconds: 1 });
    expect(positionsOf(world, alice)).toEqual([]);
    expect(positionsOf(world, fund)).toMatchObject([
      { side: 'long', lots: oneBtc, entryValue: 9_800_000_000n, margin: 0n },
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('leaves the fund with what it took over, also below what it paid, until the book takes it near the mark', () => {
    const world = longWorld();
    fundAt(world, 100_000_000_000n);
    for (let second = 0; second < 2; second++) world.tick(98_450, { seconds: 1 });
    types(world);
    for (let second = 0; second < 3; second++) world.tick(97_000, { seconds: 1 });
    expect(types(world)).not.toContain('PositionLiquidated');
    expect(positionsOf(world, bob)).toHaveLength(1);
    expect(positionsOf(world, fund)).toMatchObject([{ side: 'long', lots: oneBtc }]);
    world.do(world.opening(carol, 'buy', 96_950, { quantity: oneBtc }));
    world.tick(97_000, { seconds: 1 });
    expect(positionsOf(world, fund)).toEqual([]);
    expect(fundHas(world)).toBe(99_895_000_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('deleverages who has gained most where the fund may not', () => {
    const world = longWorld();
    for (let second = 0; second < 2; second++) world.tick(98_450, { seconds: 1 });
    expect(positionsOf(world, alice)).toEqual([]);
    expect(positionsOf(world, bob)).toEqual([]);
    expect(types(world)).toContain('PositionDeleveraged');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('goes in steps of 20 % above 100,000 USDT, one a mark, until what is left stands again', () => {
    const world = longWorld(20, 40 * oneBtc);
    world.do(world.opening(carol, 'buy', 95_500, { quantity: 40 * oneBtc, position: { position: 0, leverage: 20 } }));
    const [position] = positionsOf(world, alice);
    world.tick(position!.liquidationPrice - 30, { seconds: 1 });
    for (let second = 0; second < 5; second++) world.tick(position!.liquidationPrice - 30, { seconds: 1 });
    const [left] = positionsOf(world, alice);
    expect(left!.lots).toBeLessThan(40 * oneBtc);
    expect(left!.lots % oneBtc).toBe(0);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('sets off a stop of the same position, which pays its own fee and no penalty', () => {
    const world = longWorld(20, 40 * oneBtc);
    world.do(world.opening(carol, 'buy', 95_500, { quantity: 40 * oneBtc, position: { position: 0, leverage: 20 } }));
    const [position] = positionsOf(world, alice);
    const stops = { takeProfit: 0, stopLoss: 95_600, byMark: false };
    world.do({ type: 'SetPositionStops', customer: alice, position: position!.position, ...stops });
    world.takeFrames();
    world.tick(position!.liquidationPrice - 30, { seconds: 1 });
    const closes = world.takeFrames().flatMap((frame) => frame.events.filter(({ type }) => type === 'PositionReduced'));
    // 20 % by the liquidation, for 0.5 % of 76,400 as far as there is so much; the rest by the stop, for 0.06 % of 305,600.
    expect(closes).toMatchObject([
      { customer: alice, reason: 'liquidation', lots: 8 * oneBtc, isPenalty: true },
      { customer: alice, reason: 'order', lots: 32 * oneBtc, isPenalty: false, fee: 183_360_000n },
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D11 takes its customer’s orders out of the book first, which may be enough', () => {
    const world = longWorld();
    world.do(world.opening(alice, 'buy', 90_000, { quantity: 10 * oneBtc, position: { position: 0, leverage: 20 } }));
    const [position] = positionsOf(world, alice);
    world.tick(position!.liquidationPrice - 30, { seconds: 1 });
    expect(world.exchange.query({ type: 'openOrders', customer: alice, market: contractMarket })).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('does not happen on a sparse or frozen index', () => {
    const world = longWorld();
    for (const sources of [2, 1]) world.tick(90_000, { seconds: 1, sources });
    expect(positionsOf(world, alice)).toHaveLength(1);
    world.tick(90_000, { seconds: 1 });
    expect(positionsOf(world, alice)).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

describe('a cross account', () => {
  function crossWorld(): ContractWorld {
    const world = new ContractWorld();
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
    world.do(
      world.opening(bob, 'sell', indexTicks, { quantity: 90 * oneBtc, position: { position: 0, leverage: 10 } }),
    );
    world.do(
      world.opening(alice, 'buy', indexTicks, { quantity: 90 * oneBtc, position: { position: 0, leverage: 10 } }),
    );
    const amount = 300_000_000_000n;
    world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount });
    return world;
  }

  test('stands on all that it has, and is liquidated when that is used up', () => {
    const world = crossWorld();
    fundAt(world, 50_000_000_000n);
    const [position] = positionsOf(world, alice);
    expect(position!.isCross).toBe(true);
    world.tick(position!.liquidationPrice + 10, { seconds: 1 });
    expect(positionsOf(world, alice)[0]!.lots).toBe(90 * oneBtc);
    for (let second = 0; second < 40; second++)
      world.tick(position!.liquidationPrice - 10 - second * 20, { seconds: 1 });
    expect(positionsOf(world, alice)[0]?.lots ?? 0).toBeLessThan(90 * oneBtc);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

test('a cross account on both sides of a market is not deleveraged against itself', () => {
  const world = new ContractWorld();
  const position = { position: 0, leverage: 100 };
  const lots = { quantity: 10 * oneBtc, position };
  world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
  world.do(world.opening(bob, 'sell', indexTicks, { ...lots, position: { position: 0, leverage: 5 } }));
  world.do(world.opening(alice, 'buy', indexTicks, lots));
  world.tick(97_000, { seconds: 1 });
  world.do(world.opening(carol, 'buy', 97_000, { ...lots, position: { position: 0, leverage: 5 } }));
  world.do(world.opening(alice, 'sell', 97_000, lots));
  const short = positionsOf(world, bob)[0]!.position;
  world.do(world.opening(bob, 'buy', 97_000, { ...lots, position: { position: short, leverage: 0 } }));
  world.do({ type: 'ClosePositions', customer: carol, market: contractMarket, side: 'all' });
  world.tick(97_000, { seconds: 1 });
  const rest = world.available(alice) - 3_100_000_000n;
  world.do({ type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount: rest });
  world.do({ ...defaultContractRules(contractMarket), tiers: [0, 100_000, 5], takeoverMost: 1n });
  world.takeFrames();
  for (const ticks of [97_000, 98_000, 96_000]) world.tick(ticks, { seconds: 1 });
  const written = types(world);
  expect(written).toContain('PositionLiquidated');
  expect(written).not.toContain('PositionDeleveraged');
  expect(positionsOf(world, alice).map(({ lots: open }) => open)).toEqual([10 * oneBtc, 10 * oneBtc]);
  expect(world.exchange.checkInvariants()).toBeNull();
});

test('thresholds made again from a snapshot liquidate at the same mark', () => {
  const world = longWorld();
  const saved = world.exchange.save();
  const again = Exchange.load(saved);
  const [position] = positionsOf(world, alice);
  const tick = {
    type: 'PublishIndex',
    source: 'test',
    prices: [1, (position!.liquidationPrice - 30) * 10_000_000, 0, 3],
  } as const;
  for (const exchange of [world.exchange, again]) exchange.execute(tick, world.now + 1_000, '');
  expect(again.hash()).toBe(world.exchange.hash());
  expect(again.query({ type: 'positions', customer: alice })).toEqual([]);
});
