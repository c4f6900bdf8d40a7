import { beforeEach, describe, expect, test } from 'vitest';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { usdt } from '../../../exchange-world.test-support.ts';
import { alice, bob, CopyWorld, contractMarket, dave, indexTicks, usd } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const positionsOf = (customer: number) => world.exchange.query({ type: 'positions', customer });
const lotsOf = (customer: number) => positionsOf(customer).map(({ lots }) => lots);
const wish = {
  mode: 'multiple',
  sizeE6: 1_000_000,
  followAmount: 10_000n * usd,
  stopLoss: 0n,
  leverageMost: 0,
} as const;

/** A block that buys takes up to half a percent above the mark: so much a lot may come to. */
const limit = 100_500n;

describe('the wish of a follower', () => {
  test('is reckoned of all that an order has filled, so that its parts lose nothing by rounding', () => {
    world.follow(bob, { sizeE6: 500_000 });
    world.takeFrames();
    world.leadRests('buy', indexTicks, 200_002);
    world.carolTakes('sell', indexTicks, 100_001);
    world.settle();
    // 500.005 contracts, rounded up to two decimals.
    expect(lotsOf(bob)).toEqual([50_001]);
    world.carolTakes('sell', indexTicks, 100_001);
    world.settle();
    // 1,000.01 contracts in all.
    expect(lotsOf(bob)).toEqual([100_001]);
    expect(world.events('CopyOpened').map(({ wanted }) => wanted)).toEqual([50_001, 50_000]);
  });

  test('in fixed contracts is not rounded a part at a time either', () => {
    world.follow(bob, { mode: 'fixed', sizeE6: 10_010_000 });
    world.takeFrames();
    world.leadRests('buy', indexTicks, 200_000);
    for (const lots of [100_000, 100_000]) {
      world.carolTakes('sell', indexTicks, lots);
      world.settle();
    }
    expect(world.events('CopyOpened').map(({ wanted }) => wanted)).toEqual([500, 501]);
  });

  test('that comes to less than a lot is told at the end of the order, once', () => {
    world.follow(bob, { sizeE6: 1 });
    world.takeFrames();
    world.leadRests('buy', indexTicks, 200_000);
    world.carolTakes('sell', indexTicks, 100_000);
    world.settle();
    expect(world.events('CopySkipped')).toEqual([]);
    world.carolTakes('sell', indexTicks, 100_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([{ follower: bob, wanted: 0, reason: 'copy_too_small' }]);
  });

  test('of parts of which one comes to nothing is told nothing', () => {
    world.follow(bob, { sizeE6: 1_000 });
    world.takeFrames();
    world.leadRests('buy', indexTicks, 100_050);
    for (const lots of [100_000, 50]) {
      world.carolTakes('sell', indexTicks, lots);
      world.settle();
    }
    expect(lotsOf(bob)).toEqual([100]);
    expect(world.events('CopySkipped')).toEqual([]);
  });
});

describe('the follow amount', () => {
  const boundOf = (amount: bigint, leverage: bigint) => Number((amount * leverage) / limit);

  test('bounds what is opened at the worst price of the block', () => {
    world.follow(bob, { followAmount: 1_000n * usd });
    world.takeFrames();
    world.leads('buy', 200_000);
    expect(lotsOf(bob)).toEqual([boundOf(1_000n * usd, 10n)]);
    expect(world.events('CopyOpened')).toMatchObject([{ wanted: 200_000, cut: 'follow_amount' }]);
  });

  test('counts what is in use by other copies, and says when nothing is left', () => {
    world.follow(bob, { followAmount: 1_000n * usd });
    world.leads('buy', 60_000);
    const { inUse } = world.followsOf()[0]!;
    world.takeFrames();
    world.leads('buy', 60_000);
    const left = boundOf(1_000n * usd - inUse, 10n);
    expect(lotsOf(bob)).toEqual([60_000, left]);
    expect(world.events('CopyOpened')).toMatchObject([{ wanted: 60_000, lots: left, cut: 'follow_amount' }]);
    const { followAmount, inUse: now } = world.followsOf()[0]!;
    expect(now).toBeLessThanOrEqual(followAmount);
    const less = { ...wish, followAmount: now };
    world.do({ type: 'EditFollow', customer: bob, follow: 1, ...less });
    world.leads('buy', 60_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([{ reason: 'follow_amount_used' }]);
  });

  test('of who sells is by the best bid, which may be above the limit', () => {
    world.follow(bob, { followAmount: 1_000n * usd });
    world.takeFrames();
    world.leads('sell', 200_000);
    expect(lotsOf(bob)).toEqual([Number((1_000n * usd * 10n) / 99_999n)]);
    expect(world.followsOf()[0]!.inUse).toBeLessThanOrEqual(1_000n * usd);
  });
});

describe('the leverage of a copy', () => {
  const leverages = (customer: number) => positionsOf(customer).map(({ leverage }) => leverage);

  test.each([
    ["the lead's", {}, 10],
    ["the follow's where that is less", { leverageMost: 4 }, 4],
    ["the lead's where the follow's is more", { leverageMost: 40 }, 10],
  ])('is %s', (_name, fields, leverage) => {
    world.follow(bob, fields);
    world.leads('buy', 10_000);
    expect(leverages(bob)).toEqual([leverage]);
  });

  test("is the follower's own most where that is less", () => {
    const offer = { offer: 'high_leverage', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
    world.do({ type: 'SetAvailability', ...offer });
    world.do({ type: 'RecordLeverageQuiz', customer: alice });
    world.do({ type: 'SetLeverageLimits', newcomerDays: 0, newcomerMost: 125, quizAbove: 5, quizEndsNewcomer: true });
    world.follow();
    world.leads('buy', 10_000);
    expect(leverages(alice)).toEqual([10]);
    expect(leverages(bob)).toEqual([5]);
  });

  test('is what the tier of a larger copy allows', () => {
    world.follow(bob, { sizeE6: 40_000_000 });
    world.leadRests('buy', indexTicks, 100_000, 60);
    world.carolTakes('sell', indexTicks, 100_000);
    world.settle();
    // 400,000 USDT are in the third tier.
    expect(lotsOf(bob)).toEqual([4_000_000]);
    expect(leverages(alice)).toEqual([60]);
    expect(leverages(bob)).toEqual([50]);
  });

  test('stays as it is where the copy grows, whatever the follow says by then', () => {
    world.follow();
    world.takeFrames();
    world.leadRests('buy', indexTicks, 20_000);
    world.carolTakes('sell', indexTicks, 10_000);
    world.settle();
    world.do({ type: 'EditFollow', customer: bob, follow: 1, ...wish, leverageMost: 3 });
    world.carolTakes('sell', indexTicks, 10_000);
    world.settle();
    expect(lotsOf(bob)).toEqual([20_000]);
    const opened = world.events('PositionIncreased').filter(({ customer }) => customer === bob);
    expect(opened.map(({ leverage }) => leverage)).toEqual([10, 10]);
    expect(leverages(bob)).toEqual([10]);
  });

  test('is not lowered where the copy grows beyond a tier: nothing more is opened', () => {
    world.follow(bob, { sizeE6: 40_000_000 });
    world.leadRests('buy', indexTicks, 100_000, 60);
    world.carolTakes('sell', indexTicks, 20_000);
    world.settle();
    world.takeFrames();
    world.carolTakes('sell', indexTicks, 80_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([{ wanted: 3_200_000, reason: 'leverage_too_high' }]);
    expect(lotsOf(bob)).toEqual([800_000]);
    expect(leverages(bob)).toEqual([60]);
  });
});

describe('who is not copied for', () => {
  const reasons = () => world.events('CopySkipped').map(({ follower, reason }) => [follower, reason]);

  test('is told while others are, in the frame of the block', () => {
    world.follow();
    world.follow(dave);
    const amount = world.available(dave) - 1n;
    world.do({ type: 'Transfer', customer: dave, from: 'perpetual', to: 'spot', asset: usdt, amount });
    world.takeFrames();
    world.leads('buy', 10_000);
    expect(reasons()).toEqual([[dave, 'insufficient_balance']]);
    expect(lotsOf(bob)).toEqual([10_000]);
  });

  test('may not begin what is offered no longer', () => {
    world.follow();
    const offer = { offer: 'copy_trading', isOn: false, rule: 'except', countries: '', effectiveAt: 0 } as const;
    world.do({ type: 'SetAvailability', ...offer });
    world.takeFrames();
    world.leads('buy', 10_000);
    world.settle();
    expect(reasons()).toEqual([[bob, 'not_offered']]);
    expect(lotsOf(alice)).toEqual([10_000]);
  });

  test('is told of all that the lead took alone, in one sum', () => {
    world.follow();
    const amount = world.available(bob);
    world.do({ type: 'Transfer', customer: bob, from: 'perpetual', to: 'spot', asset: usdt, amount });
    world.takeFrames();
    world.leads('buy', 2_500_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([{ wanted: 2_500_000, reason: 'insufficient_balance' }]);
  });

  test('is told where the market takes nothing that opens when the lead is filled', () => {
    world.follow();
    const { long } = world.pair(1_002, 1_004, { lots: 100_000 });
    world.leadRests('buy', indexTicks, 50_000);
    world.tick(indexTicks, { seconds: 1, sources: 1 });
    world.takeFrames();
    world.do({ type: 'ClosePosition', customer: 1_002, position: long, lots: 50_000, quotedPrice: 0 });
    world.settle();
    expect(reasons()).toEqual([[bob, 'mark_frozen']]);
    expect(lotsOf(alice)).toEqual([50_000]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is told where the lead has closed it already', () => {
    world.follow();
    world.do(
      world.opening(alice, 'buy', indexTicks, {
        quantity: 50_000,
        stopLoss: indexTicks - 5,
        position: { position: 0, leverage: 10, stopsByMark: false },
      }),
    );
    world.takeFrames();
    world.do(world.opening(1_002, 'sell', indexTicks - 8, { quantity: 7_500_000, timeInForce: 'ioc' }));
    world.settle();
    expect(lotsOf(alice)).toEqual([]);
    expect(reasons()).toEqual([[bob, 'position_not_found']]);
    expect(lotsOf(bob)).toEqual([]);
  });
});

test('each ticket of a lead is copied by one of its own', () => {
  world.follow();
  const leads = [world.leads('buy', 10_000), world.leads('buy', 20_000)];
  expect(world.copies().map(({ leadPosition, lots }) => [leadPosition, lots])).toEqual([
    [leads[0], 10_000],
    [leads[1], 20_000],
  ]);
});

test('what an open interest that is nearly full leaves is shared by all', () => {
  // 0.7 of it may be customers': 30,000 USDT, 300,000 lots.
  const openInterestMost = (300_000n * 100_000n * 10n) / 7n + 10n;
  world.do({ ...defaultContractRules(contractMarket), openInterestMost });
  world.follow();
  world.takeFrames();
  world.leads('buy', 200_000);
  expect([lotsOf(alice), lotsOf(bob)]).toEqual([[150_000], [150_000]]);
  expect(world.events('CopyOpened')).toMatchObject([{ cut: 'depth' }]);
});
