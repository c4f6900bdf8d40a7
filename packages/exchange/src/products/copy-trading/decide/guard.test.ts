import { beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, CopyWorld, contractMarket, dave, indexTicks, maker, usd } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const lotsOf = (customer: number) => world.exchange.query({ type: 'positions', customer }).map(({ lots }) => lots);
const orderOf = (customer: number, order: number) => world.exchange.query({ type: 'order', customer, order });

/** One offer of so many lots is all that stands there, for ten minutes. */
function offered(lots: number, price = indexTicks + 1): void {
  world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
  world.do(world.opening(maker, 'sell', price, { quantity: lots }));
  world.tick(indexTicks, { seconds: 660 });
}

describe('without the lead nobody opens', () => {
  test('an order that only rests tells nobody anything', () => {
    world.follow();
    world.takeFrames();
    world.leadRests('buy', indexTicks, 100_000);
    expect(world.takeFrames().flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'OrderTermsSet',
      'OrderPlaced',
    ]);
  });

  test('a lead who is cut to nothing beside larger copies takes nothing, and neither do they', () => {
    offered(2_000);
    world.follow(bob, { mode: 'fixed', sizeE6: 1_000_000_000, followAmount: 400_000n * usd });
    world.takeFrames();
    const order = world.leads('buy', 100);
    expect(lotsOf(alice)).toEqual([]);
    expect(lotsOf(bob)).toEqual([]);
    expect(world.events('CopySkipped')).toEqual([]);
    expect(orderOf(alice, order)).toMatchObject({ state: 'expired', reason: 'block_limit' });
  });

  test('a copy that is cut to nothing beside a larger lead is told', () => {
    offered(2_000);
    world.follow(bob, { mode: 'fixed', sizeE6: 10_000_000 });
    world.takeFrames();
    world.leads('buy', 5_000_000);
    expect(lotsOf(alice)).toEqual([999]);
    expect(lotsOf(bob)).toEqual([]);
    expect(world.events('CopySkipped')).toMatchObject([{ follower: bob, wanted: 1_000, reason: 'depth' }]);
  });
});

describe('own orders of who is in a block', () => {
  test("leave its way, the lead's as well", () => {
    const own = world.do(world.opening(alice, 'sell', indexTicks + 1, { quantity: 200_000 })).orderIds[0]!;
    world.follow(bob, { followAmount: 100_000n * usd });
    world.takeFrames();
    world.leads('buy', 1_000_000);
    expect(world.events('OrderClosed')).toContainEqual(
      expect.objectContaining({ order: own, reason: 'expired_self_trade' }),
    );
    expect(lotsOf(alice)).toEqual([1_000_000]);
    expect(lotsOf(bob)).toEqual([1_000_000]);
  });

  test('stay where their customer has no part of it, and trade', () => {
    world.follow();
    world.follow(dave, { sizeE6: 1 });
    const own = world.do(world.opening(dave, 'sell', indexTicks + 1, { quantity: 100_000 })).orderIds[0]!;
    world.leads('buy', 1_000_000);
    expect(orderOf(dave, own)).toMatchObject({ state: 'filled' });
    expect(world.exchange.query({ type: 'positions', customer: dave })).toMatchObject([
      { side: 'short', lots: 100_000 },
    ]);
  });

  test('are no depth', () => {
    offered(200_000);
    world.do(world.opening(bob, 'sell', indexTicks + 2, { quantity: 5_000_000 }));
    world.tick(indexTicks, { seconds: 660 });
    world.follow();
    world.leads('buy', 400_000);
    expect(lotsOf(alice)).toEqual([50_000]);
    expect(lotsOf(bob)).toEqual([50_000]);
  });
});

test('what waits for the last trade follows the trades of copies', () => {
  world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
  for (const offset of [1, 5]) world.do(world.opening(maker, 'sell', indexTicks + offset, { quantity: 1_000_000 }));
  world.do(world.opening(maker, 'buy', indexTicks - 5, { quantity: 1_000_000 }));
  world.tick(indexTicks, { seconds: 660 });
  world.follow();
  world.leadRests('buy', indexTicks, 100_000);
  const stop = { orderType: 'stop_market', timeInForce: 'ioc', triggerPrice: indexTicks + 1, quantity: 1_000 } as const;
  const waiting = world.do(world.opening(dave, 'buy', 0, stop)).orderIds[0]!;
  world.carolTakes('sell', indexTicks, 100_000);
  expect(orderOf(dave, waiting)).toMatchObject({ state: 'pending' });
  world.takeFrames();
  world.settle();
  const frame = world.takeFrames().find(({ events }) => events.some(({ type }) => type === 'CopyOpened'))!;
  expect(frame.events.map(({ type }) => type)).toContain('OrderTriggered');
  expect(lotsOf(dave)).toEqual([1_000]);
});
