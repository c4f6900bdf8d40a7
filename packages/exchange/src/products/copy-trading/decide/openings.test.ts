import { beforeEach, describe, expect, test } from 'vitest';
import {
  alice,
  bob,
  carol,
  CopyWorld,
  contractMarket,
  dave,
  indexTicks,
  maker,
  usd,
} from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const positionsOf = (customer: number) => world.exchange.query({ type: 'positions', customer });
const lotsOf = (customer: number) => positionsOf(customer).map(({ lots }) => lots);

describe('a lead who takes', () => {
  test('goes with the copies as one block at one average price', () => {
    world.follow(bob, { sizeE6: 2_000_000, followAmount: 100_000n * usd });
    world.follow(dave, { sizeE6: 500_000 });
    world.takeFrames();
    const lead = world.leads('buy', 1_000_000);
    const frame = world.takeFrames().at(-1)!;
    expect(frame.events.filter(({ type }) => type === 'OrdersTraded')).toHaveLength(4);
    const [own] = positionsOf(alice);
    const [ofBob] = positionsOf(bob);
    const [ofDave] = positionsOf(dave);
    expect([own!.lots, ofBob!.lots, ofDave!.lots]).toEqual([1_000_000, 2_000_000, 500_000]);
    expect(own!.position).toBe(lead);
    // 3.5 million lots: three levels whole and half of the fourth.
    const value = 1_000_000n * (100_001n + 100_002n + 100_003n) + 500_000n * 100_004n;
    expect(own!.entryValue + ofBob!.entryValue + ofDave!.entryValue).toBe(value);
    expect(own!.entryValue).toBe((value * 1_000_000n) / 3_500_000n);
    expect(world.copies()).toMatchObject([
      { leadPosition: lead, position: ofBob!.position, lots: 2_000_000, toClose: 0 },
    ]);
    expect(world.exchange.query({ type: 'order', customer: alice, order: lead })).toMatchObject({ state: 'filled' });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is cut as the copies are, to half of what stood there for ten minutes', () => {
    world.follow(bob, { sizeE6: 3_000_000, followAmount: 400_000n * usd });
    world.takeFrames();
    const order = world.leads('buy', 2_000_000);
    // Eight million wanted, room for five.
    expect(lotsOf(alice)).toEqual([1_250_000]);
    expect(lotsOf(bob)).toEqual([3_750_000]);
    expect(world.exchange.query({ type: 'order', customer: alice, order })).toMatchObject({
      state: 'expired',
      reason: 'block_limit',
    });
    expect(world.events('CopyOpened')).toMatchObject([{ wanted: 6_000_000, lots: 3_750_000, cut: 'depth' }]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('takes nothing further than half a percent from the mark', () => {
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.do(world.opening(maker, 'sell', 100_500, { quantity: 1_000_000 }));
    world.do(world.opening(maker, 'sell', 100_501, { quantity: 1_000_000 }));
    world.tick(indexTicks, { seconds: 660 });
    world.follow(bob, { sizeE6: 1_000_000, followAmount: 100_000n * usd });
    world.takeFrames();
    world.leads('buy', 1_000_000);
    expect(lotsOf(alice)).toEqual([250_000]);
    expect(lotsOf(bob)).toEqual([250_000]);
  });

  test('where nobody wants a lot trades as everybody', () => {
    world.follow(bob, { sizeE6: 1 });
    world.takeFrames();
    world.leads('buy', 9_000_000);
    expect(lotsOf(alice)).toEqual([9_000_000]);
    expect(lotsOf(bob)).toEqual([]);
  });

  test('a fill-or-kill order that the guard would cut opens nothing for anybody', () => {
    world.follow(bob, { followAmount: 400_000n * usd });
    world.takeFrames();
    const order = world.do(world.opening(alice, 'buy', indexTicks + 10, { quantity: 4_000_000, timeInForce: 'fok' }))
      .orderIds[0]!;
    expect(lotsOf(alice)).toEqual([]);
    expect(lotsOf(bob)).toEqual([]);
    expect(world.exchange.query({ type: 'order', customer: alice, order })).toMatchObject({
      reason: 'expired_would_not_fill',
    });
  });

  test('a resting order of a follower leaves the way', () => {
    world.follow(bob);
    const own = world.do(world.opening(bob, 'sell', indexTicks + 1, { quantity: 100_000 })).orderIds[0]!;
    world.takeFrames();
    world.leads('buy', 2_000_000);
    expect(world.events('OrderClosed')).toContainEqual(
      expect.objectContaining({ order: own, customer: bob, reason: 'expired_self_trade' }),
    );
    expect(lotsOf(bob).length).toBe(1);
  });

  test('what a limit order leaves rests, and is copied when it fills', () => {
    world.follow(bob);
    world.takeFrames();
    const order = world.leadRests('buy', indexTicks + 2, 500_000);
    expect(lotsOf(bob)).toEqual([500_000]);
    expect(order).toBe(positionsOf(alice)[0]!.position);
  });
});

describe('a lead whose order rests', () => {
  test('is copied by a block at market with its own average, as it fills', () => {
    world.follow(bob, { sizeE6: 1_500_000 });
    world.takeFrames();
    const order = world.leadRests('buy', indexTicks, 300_003);
    expect(lotsOf(bob)).toEqual([]);
    world.carolTakes('sell', indexTicks, 100_001);
    world.settle();
    expect(lotsOf(alice)).toEqual([100_001]);
    // 1,500.015 contracts, rounded to two decimals.
    expect(lotsOf(bob)).toEqual([150_002]);
    expect(positionsOf(bob)[0]!.entryValue).toBe(150_002n * 100_001n);
    world.carolTakes('sell', indexTicks, 200_002);
    world.settle();
    // 4,500.045 contracts: of all that has filled, so that the parts lose nothing by rounding.
    expect(lotsOf(bob)).toEqual([450_005]);
    expect(world.copies()).toMatchObject([{ leadPosition: order }]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('in fixed lots gives the part of them that its fill is of the order', () => {
    // A contract is a hundred lots: ten contracts.
    world.follow(bob, { mode: 'fixed', sizeE6: 10_000_000 });
    world.takeFrames();
    world.leadRests('sell', indexTicks, 300_000);
    world.carolTakes('buy', indexTicks, 100_000);
    world.settle();
    expect(lotsOf(bob)).toEqual([333]);
    world.carolTakes('buy', indexTicks, 200_000);
    world.settle();
    expect(lotsOf(bob)).toEqual([1_000]);
  });
});

describe('what a copy may come to', () => {
  test.each([
    ['the follow amount', { followAmount: 1_000n * usd }, 99_990, 'follow_amount'],
    ['the whole wish', { followAmount: 10_000n * usd }, 200_000, ''],
    ['the leverage of the follow', { followAmount: 1_000n * usd, leverageMost: 5 }, 49_995, 'follow_amount'],
  ])('%s', (_name, fields, lots, cut) => {
    world.follow(bob, fields);
    world.takeFrames();
    world.leads('buy', 200_000);
    const [opened] = world.events('CopyOpened');
    // At the limit of the block, half a percent above the mark, a lot costs 0.1005 USDT.
    expect(opened).toMatchObject({ wanted: 200_000, lots: cut === '' ? lots : expect.any(Number), cut });
    const view = world.followsOf()[0]!;
    expect(view.inUse).toBeLessThanOrEqual(view.followAmount);
  });

  test('a follower without money is told so', () => {
    world.follow(bob);
    world.do({ type: 'Transfer', customer: bob, from: 'perpetual', to: 'spot', asset: 3, amount: 499_999n * usd });
    world.takeFrames();
    world.leads('buy', 200_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([
      { follower: bob, wanted: 200_000, reason: 'insufficient_balance' },
    ]);
    expect(lotsOf(alice)).toEqual([200_000]);
  });

  test('a part that is smaller than the market takes is told', () => {
    world.follow(bob, { sizeE6: 1_000 });
    world.takeFrames();
    world.leads('buy', 10_000);
    world.settle();
    expect(world.events('CopySkipped')).toMatchObject([{ wanted: 10, reason: 'notional_too_small' }]);
  });

  test('what was opened before a follow is copied by nobody', () => {
    world.leads('buy', 200_000);
    world.follow(bob);
    world.settle();
    expect(lotsOf(bob)).toEqual([]);
    expect(lotsOf(carol)).toEqual([]);
  });
});
