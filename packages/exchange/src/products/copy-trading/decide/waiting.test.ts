import { beforeEach, describe, expect, test } from 'vitest';
import { Exchange } from '../../../exchange.ts';
import { alice, bob, CopyWorld, contractMarket, dave, indexTicks, maker } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const lotsOf = (customer: number) => world.exchange.query({ type: 'positions', customer }).map(({ lots }) => lots);
const toClose = () => world.copies().map(({ lots, toClose: due }) => [lots, due]);
const follow = () => world.followsOf()[0];
const typesOf = () => world.takeFrames().flatMap(({ events }) => events.map(({ type }) => type));

/** Nobody bids within the band but for what the lead closes: `lots`. */
function bids(lots: number, price = indexTicks - 3_000): void {
  world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
  if (lots > 0) world.do(world.opening(maker, 'buy', price, { quantity: lots }));
}

/** The lead has opened 100,000 lots, bob copies half of it, and nobody bids near the mark. */
function opened(leverage = 10): number {
  world.follow(bob, { sizeE6: 500_000 });
  const lead = world.leadRests('buy', indexTicks + 1, 100_000, leverage);
  bids(100_000);
  return lead;
}

describe('copies that find no taker', () => {
  test('wait for what each close of the lead was of them, once', () => {
    const lead = opened();
    world.leads('sell', 50_000, lead);
    world.settle();
    expect(toClose()).toEqual([[50_000, 25_000]]);
    world.leads('sell', 25_000, lead);
    world.settle();
    // Half of what the lead had left: half of the 25,000 that weren't to be closed yet.
    expect(toClose()).toEqual([[50_000, 37_500]]);
    world.takeFrames();
    for (let i = 0; i < 6; i++) world.tick(indexTicks, { seconds: 5 });
    expect(toClose()).toEqual([[50_000, 37_500]]);
    const types = typesOf();
    expect(types).toContain('CopiesClosed');
    expect(types).not.toContain('CopyWaits');
  });

  test('a close through several levels is passed on as one', () => {
    const lead = opened();
    bids(10_000);
    bids(0);
    for (const offset of [1, 2, 3, 4, 5])
      world.do(world.opening(maker, 'buy', indexTicks - 2_000 - offset, { quantity: 10_000 }));
    world.leads('sell', 50_000, lead);
    expect(lotsOf(alice)).toEqual([50_000]);
    world.settle();
    expect(toClose()).toEqual([[50_000, 25_000]]);
  });

  test('are closed by their follower as far as they like, and wait for no more than is left', () => {
    const lead = opened();
    world.leads('sell', 100_000, lead);
    world.settle();
    expect(toClose()).toEqual([[50_000, 50_000]]);
    bids(30_000);
    const { position } = world.copies()[0]!;
    world.do({ type: 'ClosePosition', customer: bob, position, lots: 30_000, quotedPrice: 0 });
    expect(toClose()).toEqual([[20_000, 20_000]]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('are not tried again only because their lead opens something', () => {
    const lead = opened();
    world.leads('sell', 50_000, lead);
    world.settle();
    bids(1_000_000, indexTicks - 1);
    world.takeFrames();
    world.leads('sell', 10_000);
    expect(typesOf()).not.toContain('CopiesClosed');
    expect(toClose()).toEqual([
      [50_000, 25_000],
      [5_000, 0],
    ]);
  });

  test('are not closed at a price at which their follower would owe something', () => {
    const lead = opened(60);
    bids(100_000, indexTicks - 1_500);
    world.leads('sell', 100_000, lead);
    world.do(world.opening(maker, 'buy', indexTicks - 1_900, { quantity: 1_000_000 }));
    world.widen(indexTicks);
    expect(toClose()).toEqual([[50_000, 50_000]]);
    // Within two percent, but beyond bankruptcy at 60 times; what stands nearer takes them.
    world.do(world.opening(maker, 'buy', indexTicks - 1_000, { quantity: 1_000_000 }));
    world.widen(indexTicks);
    expect(lotsOf(bob)).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('go on waiting after a restart, and as long', () => {
    const lead = opened();
    world.leads('sell', 50_000, lead);
    world.settle();
    const again = Exchange.load(world.exchange.save());
    world.do(world.opening(maker, 'buy', indexTicks - 700, { quantity: 1_000_000 }));
    again.execute(world.opening(maker, 'buy', indexTicks - 700, { quantity: 1_000_000 }), world.now);
    for (let i = 0; i < 5; i++) {
      world.now += 5_000;
      const tick = { type: 'PublishIndex', source: 'test', prices: [1, indexTicks * 10_000_000, 0, 3] } as const;
      for (const exchange of [world.exchange, again]) exchange.execute(tick, world.now);
      expect(again.hash()).toBe(world.exchange.hash());
    }
    expect(lotsOf(bob)).toEqual([25_000]);
  });
});

test('own orders of who closes leave the way of the block', () => {
  const lead = opened();
  const own = world.do(world.opening(bob, 'buy', indexTicks - 2, { quantity: 10_000 })).orderIds[0]!;
  world.do(world.opening(maker, 'buy', indexTicks - 3, { quantity: 1_000_000 }));
  world.do(world.opening(maker, 'buy', indexTicks, { quantity: 100_000 }));
  world.takeFrames();
  world.leads('sell', 100_000, lead);
  world.settle();
  expect(world.events('OrderClosed')).toContainEqual(
    expect.objectContaining({ order: own, reason: 'expired_self_trade' }),
  );
  expect(world.copies()).toEqual([]);
  expect(lotsOf(bob)).toEqual([]);
});

test('what waits for the last trade follows the trades of copies that close', () => {
  const lead = opened();
  bids(100_000, indexTicks);
  world.do(world.opening(maker, 'buy', indexTicks - 3, { quantity: 1_000_000 }));
  const stop = { orderType: 'stop_market', timeInForce: 'ioc', triggerPrice: indexTicks - 3, quantity: 1_000 } as const;
  world.do(world.opening(dave, 'sell', 0, stop));
  world.leads('sell', 100_000, lead);
  expect(lotsOf(dave)).toEqual([]);
  world.takeFrames();
  world.settle();
  const frame = world.takeFrames().find(({ events }) => events.some(({ type }) => type === 'CopiesClosed'))!;
  expect(frame.events.map(({ type }) => type)).toContain('OrderTriggered');
});

describe('a lead who stops', () => {
  test('says it once of a follow that closes already', () => {
    opened();
    const { follow: id } = follow()!;
    world.do({ type: 'CancelFollow', customer: bob, follow: id, keepPositions: false });
    world.settle();
    world.takeFrames();
    world.do({ type: 'CloseLead', customer: alice });
    world.settle();
    expect(typesOf()).not.toContain('FollowClosing');
    expect(follow()).toMatchObject({ closing: 'follower' });
    expect(world.codeOf({ type: 'BecomeLead', customer: alice, sharePpm: 0 })).toBe('already_a_lead');
  });
});

test('a fill that waits to be copied is after a restart', () => {
  world.follow();
  world.leadRests('buy', indexTicks, 50_000);
  world.carolTakes('sell', indexTicks, 50_000);
  const again = Exchange.load(world.exchange.save());
  world.now += 1;
  for (const exchange of [world.exchange, again]) exchange.execute({ type: 'AdvanceTime' }, world.now);
  expect(again.hash()).toBe(world.exchange.hash());
  expect(again.query({ type: 'positions', customer: bob })).toMatchObject([{ lots: 50_000 }]);
});
