import { expect, it } from 'vitest';
import { contractMarket } from '../../../contract-world.test-support.ts';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { alice, bob, marketListing } from '../../../exchange-world.test-support.ts';
import { coin, PositionWorld } from '../decide/position-world.test-support.ts';
import { accountAtMarks, type MarkedTicket } from './account-at-marks.ts';
import { type TierRule, tiersOf } from './tiers.ts';

type Way = 'isolated' | 'cross';

/** The tickets of alice as whoever reads her positions and orders knows them, at the marks of now; `resting` lots open longs. */
function knownTickets(world: PositionWorld, resting: number): MarkedTicket[] {
  const contracts = world.exchange.query({ type: 'contracts' });
  const open = world.positionsOf(alice);
  return open.map(({ market, side, lots, entryValue, margin, isCross, leverage }) => {
    const { tiers, unit, tickE8, markE8, narrowE8, narrowAbove } = contracts.find((each) => each.market === market)!;
    const alike = open.filter((each) => each.market === market && each.side === side);
    return {
      side: side === 'long' ? 1 : -1,
      lots,
      entryValue,
      margin,
      isCross,
      scale: { unit, tickE8 },
      tiers: tiersOf(rowsOf(tiers)),
      markE8: leverage > narrowAbove ? narrowE8 : markE8,
      sideLots: alike.reduce((sum, each) => sum + each.lots, side === 'long' ? resting : 0),
    };
  });
}

function rowsOf(flat: readonly number[]): TierRule[] {
  return Array.from({ length: flat.length / 3 }, (_, at) => {
    const [bound, mmrPpm, maxLeverage] = flat.slice(at * 3, at * 3 + 3) as [number, number, number];
    return { bound, mmrPpm, maxLeverage };
  });
}

function expectEqual(world: PositionWorld, resting = 0): void {
  const account = world.exchange.query({ type: 'contractAccount', customer: alice });
  const reckoned = accountAtMarks(account.available, knownTickets(world, resting));
  expect(reckoned).toEqual({
    tickets: world.positionsOf(alice).map(({ unrealised, liquidationPrice }) => ({ unrealised, liquidationPrice })),
    unrealised: account.unrealised,
    maintenance: account.maintenance,
    riskRateE4: account.riskRateE4,
    free: account.withdrawable,
  });
}

function opens(world: PositionWorld, side: 'buy' | 'sell', lots: number, leverage: number, market: number): void {
  const position = { position: 0, leverage };
  const other = side === 'buy' ? 'sell' : 'buy';
  world.do(world.opening(bob, other, 100_000, { quantity: lots, market }));
  world.do(world.opening(alice, side, 100_000, { quantity: lots, market, position }));
}

/** A world with two markets of the same coin, since a market has one way of margin while anything is open there. */
function worldIn(mode: Way): PositionWorld {
  const world = new PositionWorld();
  world.do({ ...marketListing, market: otherMarket, symbol: 'BTC2/USDT', settlement: 'perpetual' });
  world.do(defaultContractRules(otherMarket, 'other'));
  world.tick(100_000, { seconds: 1 });
  world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode });
  world.do({ type: 'SetMarginMode', customer: alice, market: otherMarket, mode: 'cross' });
  return world;
}

const otherMarket = 4;
const marks = [100_003, 99_171, 100_913, 98_801, 101_019];

it.each<[string, Way, ['buy' | 'sell', number, number, number?][]]>([
  ['nothing', 'isolated', []],
  ['an isolated long', 'isolated', [['buy', coin, 10]]],
  ['an isolated short above the narrow bound', 'isolated', [['sell', coin, 51]]],
  ['a cross long', 'cross', [['buy', coin, 20]]],
  ['a cross short', 'cross', [['sell', coin + 7, 20]]],
  [
    'tickets of one side that share a tier',
    'isolated',
    [
      ['buy', 4 * coin, 10],
      ['buy', 3 * coin + 1, 25],
    ],
  ],
  [
    'both sides of a cross account',
    'cross',
    [
      ['buy', 3 * coin, 20],
      ['sell', 11 * coin, 10],
    ],
  ],
  [
    'cross tickets of two markets',
    'cross',
    [
      ['buy', 33_333, 50],
      ['sell', 13 * coin, 20, otherMarket],
    ],
  ],
  [
    'an isolated ticket beside a cross one',
    'isolated',
    [
      ['buy', 33_333, 50],
      ['buy', 13 * coin, 20, otherMarket],
    ],
  ],
  [
    'tiers far up',
    'cross',
    [
      ['buy', 60 * coin, 5],
      ['buy', 50 * coin, 10],
    ],
  ],
])('reckons what the exchange answers at every mark: %s', (_what, mode, opened) => {
  const world = worldIn(mode);
  for (const [side, lots, leverage, market = contractMarket] of opened) opens(world, side, lots, leverage, market);
  expectEqual(world);
  for (const ticks of marks) {
    world.tick(ticks, { seconds: 1 });
    expect(world.positionsOf(alice)).toHaveLength(opened.length);
    expectEqual(world);
  }
});

it('counts what rests to open more on the side', () => {
  const world = worldIn('cross');
  opens(world, 'buy', 4 * coin, 10, contractMarket);
  world.do(world.opening(alice, 'buy', 99_000, { quantity: 9 * coin }));
  for (const ticks of marks.slice(0, 2)) {
    world.tick(ticks, { seconds: 1 });
    expectEqual(world, 9 * coin);
  }
});
