import { beforeEach, describe, expect, test } from 'vitest';
import { Exchange } from '../../../exchange.ts';
import { nextSettlement } from '../formulas/profit-share.ts';
import { alice, bob, CopyWorld, contractMarket, dave, indexTicks, maker, usd } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const lotsOf = (customer: number) => world.exchange.query({ type: 'positions', customer }).map(({ lots }) => lots);
const follow = () => world.followsOf()[0];
const cancel = (id: number, keepPositions: boolean) =>
  ({ type: 'CancelFollow', customer: bob, follow: id, keepPositions }) as const;

/** The lead has opened and bob copies half of it. */
function openedBy(quantity: number, fields: Parameters<CopyWorld['follow']>[1] = {}): number {
  world.follow(bob, { sizeE6: 500_000, ...fields });
  world.takeFrames();
  return world.leads('buy', quantity);
}

describe('copies close with their lead', () => {
  test('in proportion, down to a lot', () => {
    const lead = openedBy(100_001);
    world.leads('sell', 33_333, lead);
    world.settle();
    // 50,001 lots (500.005 contracts rounded) × 33,333 / 100,001.
    expect(lotsOf(bob)).toEqual([50_001 - 16_666]);
    world.leads('sell', 66_668, lead);
    world.settle();
    expect(lotsOf(bob)).toEqual([]);
    expect(world.copies()).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('also where a stop closes it', () => {
    const lead = openedBy(100_000);
    world.do({
      type: 'SetPositionStops',
      customer: alice,
      position: lead,
      takeProfit: 0,
      stopLoss: indexTicks - 50,
      byMark: true,
    });
    world.moveTo(indexTicks - 600);
    world.widen(indexTicks - 600);
    expect(lotsOf(alice)).toEqual([]);
    expect(lotsOf(bob)).toEqual([]);
  });

  test('as far as the book has room near the mark, and further from it every ten seconds', () => {
    const lead = openedBy(1_000_000);
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.do(world.opening(maker, 'buy', 99_600, { quantity: 1_100_000 }));
    world.do(world.opening(maker, 'buy', 99_300, { quantity: 300_000 }));
    world.do(world.opening(maker, 'buy', 98_100, { quantity: 300_000 }));
    world.tick(indexTicks, { seconds: 1 });
    world.leads('sell', 1_000_000, lead);
    world.settle();
    expect(lotsOf(bob)).toEqual([400_000]);
    expect(world.copies()).toMatchObject([{ toClose: 400_000 }]);
    world.tick(indexTicks, { seconds: 9 });
    world.settle();
    expect(lotsOf(bob)).toEqual([400_000]);
    world.tick(indexTicks, { seconds: 1 });
    world.settle();
    expect(lotsOf(bob)).toEqual([100_000]);
    for (let i = 0; i < 8; i++) world.tick(indexTicks, { seconds: 5 });
    expect(lotsOf(bob)).toEqual([100_000]);
    world.widen(indexTicks);
    expect(lotsOf(bob)).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('what the follower closes by themselves counts, and the rest follows', () => {
    const lead = openedBy(100_000);
    const [copy] = world.copies();
    world.do({ type: 'ClosePosition', customer: bob, position: copy!.position, lots: 30_000, quotedPrice: 0 });
    expect(lotsOf(bob)).toEqual([20_000]);
    world.leads('sell', 50_000, lead);
    world.settle();
    expect(lotsOf(bob)).toEqual([10_000]);
  });

  test('a lead who reverses closes the copies before the other side opens', () => {
    const lead = openedBy(100_000, { followAmount: 600n * usd });
    expect(lotsOf(bob)).toEqual([50_000]);
    world.do({ type: 'ReversePosition', customer: alice, position: lead, quotedPrice: 0 });
    world.settle();
    expect(world.exchange.query({ type: 'positions', customer: bob })).toMatchObject([{ side: 'short', lots: 50_000 }]);
  });
});

describe('a share', () => {
  test('is held at a profitable close and follows a loss down again', () => {
    const lead = openedBy(100_000);
    const before = world.available(bob);
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.stand(1_000_000, 101_000);
    world.tick(101_000, { seconds: 1 });
    world.leads('sell', 50_000, lead);
    world.settle();
    const won = follow()!;
    // 25,000 lots from 100,001 to 100,999 ticks, less fees.
    expect(won.gained).toBeGreaterThan(24_000_000n - 10_000_000n);
    expect(won.held).toBe(won.gained / 10n);
    expect(world.available(bob)).toBeGreaterThan(before);
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.stand(1_000_000, 99_800);
    world.tick(99_800, { seconds: 1 });
    world.leads('sell', 25_000, lead);
    world.settle();
    const less = follow()!;
    expect(less.gained).toBeLessThan(won.gained);
    expect(less.held).toBe(less.gained > 0n ? less.gained / 10n : 0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is settled on Monday, open copies at their mark, and no gain is shared twice', () => {
    openedBy(100_000);
    world.moveTo(101_000);
    const monday = nextSettlement(world.now);
    world.tick(101_000, { seconds: (monday - world.now) / 1_000 - 2 });
    const { open, gained } = follow()!;
    const due = (gained + open) / 10n;
    expect(due).toBeGreaterThan(0n);
    world.takeFrames();
    world.tick(101_000, { seconds: 3 });
    world.settle();
    const [settled] = world.events('ShareSettled');
    expect(settled).toMatchObject({ gained, open, shared: 0n, due, paid: due, fromHeld: 0n, released: 0n });
    expect(follow()!.shared).toBe(due);
    world.tick(101_000, { seconds: 7 * 86_400 - 1 });
    world.tick(101_000, { seconds: 2 });
    world.settle();
    expect(world.events('ShareSettled')).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

describe('a follow that is canceled', () => {
  test('with its copies kept leaves them as their follower own, and shares them at the mark', () => {
    openedBy(100_000);
    const { follow: id, position } = world.copies()[0]!;
    world.tick(101_000, { seconds: 1 });
    const { gained, open } = follow()!;
    world.takeFrames();
    world.do(cancel(id, true));
    expect(world.events('ShareSettled')).toMatchObject([
      { gained: gained + open, open: 0n, paid: (gained + open) / 10n },
    ]);
    expect(world.followsOf()).toEqual([]);
    expect(world.exchange.query({ type: 'positions', customer: bob })).toMatchObject([{ position }]);
    expect(world.codeOf(cancel(id, true))).toBe('follow_not_found');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('with its copies closed ends with the last of them', () => {
    openedBy(100_000);
    const { follow: id } = follow()!;
    world.takeFrames();
    world.do(cancel(id, false));
    world.settle();
    expect(world.events('FollowEnded')).toMatchObject([{ follow: id, reason: 'follower' }]);
    expect(lotsOf(bob)).toEqual([]);
    expect(lotsOf(alice)).toEqual([100_000]);
  });

  test('and while its copies find no taker, can still keep them', () => {
    openedBy(100_000);
    const { follow: id } = follow()!;
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.do(cancel(id, false));
    world.settle();
    expect(follow()).toMatchObject({ closing: 'follower' });
    const edit = { mode: 'multiple', sizeE6: 7, followAmount: 100n * usd, stopLoss: 0n, leverageMost: 0 } as const;
    expect(world.codeOf({ type: 'EditFollow', customer: bob, follow: id, ...edit })).toBe('follow_closing');
    expect(world.codeOf(cancel(id, false))).toBe('follow_closing');
    world.do(cancel(id, true));
    expect(follow()).toBeUndefined();
    expect(lotsOf(bob)).toEqual([50_000]);
  });
});

describe('a copy that is kept', () => {
  test('is closed by its lead no more', () => {
    const lead = openedBy(100_000);
    const { position } = world.copies()[0]!;
    expect(world.codeOf({ type: 'SelfHold', customer: dave, position })).toBe('copy_not_found');
    expect(world.codeOf({ type: 'SelfHold', customer: bob, position: lead })).toBe('copy_not_found');
    expect(world.codeOf({ type: 'SelfHold', customer: bob, position: -1 })).toBe('copy_not_found');
    world.do({ type: 'SelfHold', customer: bob, position });
    world.leads('sell', 100_000, lead);
    world.settle();
    expect(lotsOf(bob)).toEqual([50_000]);
    expect(world.codeOf({ type: 'SelfHold', customer: bob, position })).toBe('copy_not_found');
  });
});

describe('the stop of a follow', () => {
  test('closes its copies when so much is lost, and the follow ends', () => {
    openedBy(100_000, { stopLoss: 100n * usd });
    world.takeFrames();
    world.moveTo(98_200);
    expect(follow()?.closing).toBe('');
    world.moveTo(97_900);
    expect(follow()?.closing).toBe('stop_loss');
    world.widen(97_900);
    expect(world.followsOf()).toEqual([]);
    expect(world.events('FollowEnded')).toMatchObject([{ reason: 'stop_loss', shared: 0n }]);
    expect(lotsOf(bob)).toEqual([]);
  });
});

test('a lead who stops closes the copies of all who follow', () => {
  openedBy(100_000);
  world.takeFrames();
  world.do({ type: 'CloseLead', customer: alice });
  world.settle();
  expect(world.events('FollowEnded')).toMatchObject([{ reason: 'lead_closed' }]);
  expect(lotsOf(bob)).toEqual([]);
  expect(lotsOf(alice)).toEqual([100_000]);
});

test('a restored exchange goes on the same at every step', () => {
  const lead = openedBy(100_000);
  let again = Exchange.load(world.exchange.save());
  const both = (command: Parameters<CopyWorld['try']>[0]) => {
    world.now += 1;
    const codes = [world.exchange, again].map((one) => one.execute(command, world.now).rejection?.code);
    expect(codes[0]).toBe(codes[1]);
    expect(again.hash()).toBe(world.exchange.hash());
    again = Exchange.load(world.exchange.save());
    expect(again.hash()).toBe(world.exchange.hash());
  };
  both(
    world.order(alice, 'sell', 0, {
      market: contractMarket,
      orderType: 'market',
      quantity: 40_000,
      position: { position: lead, leverage: 0 },
    }),
  );
  both({ type: 'AdvanceTime' });
  both({ type: 'PublishIndex', source: 'test', prices: [1, 99_000 * 10_000_000, 0, 3] });
  both({ type: 'CancelFollow', customer: bob, follow: 1, keepPositions: false });
  both({ type: 'AdvanceTime' });
  both({ type: 'AdvanceTime' });
});
