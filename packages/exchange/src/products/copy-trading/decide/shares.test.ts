import { beforeEach, describe, expect, test } from 'vitest';
import { identified, usdt } from '../../../exchange-world.test-support.ts';
import { nextSettlement } from '../formulas/profit-share.ts';
import { alice, bob, CopyWorld, dave, indexTicks, usd } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const follow = () => world.followsOf()[0]!;

/** The index goes on until a second after the next Monday began, at a price, of so many sources in the end. */
function untilMonday(ticks: number, sources = 3): void {
  const monday = nextSettlement(world.now);
  world.tick(ticks, { seconds: Math.ceil((monday - world.now) / 1_000) - 2 });
  world.takeFrames();
  world.tick(ticks, { seconds: 1, sources });
  world.tick(ticks, { seconds: 2, sources });
  world.settle();
}

/** What bob copies is half closed with a gain: that much of his is held. */
function heldShare(): number {
  world.follow();
  const lead = world.leads('buy', 100_000);
  world.moveTo(101_000);
  world.leads('sell', 50_000, lead);
  world.settle();
  expect(follow().held).toBe(follow().gained / 10n);
  expect(follow().held).toBeGreaterThan(0n);
  return lead;
}

test('what a follow has gained begins with the fees of what it opened', () => {
  world.follow();
  world.takeFrames();
  world.leadRests('buy', indexTicks, 40_000);
  for (const lots of [20_000, 20_000]) {
    world.carolTakes('sell', indexTicks, lots);
    world.settle();
  }
  const fees = world.events('CopyOpened').map(({ fee }) => fee);
  expect(fees).toHaveLength(2);
  expect(follow().gained).toBe(-(fees[0]! + fees[1]!));
});

test('nothing is held that is not free while nobody knows what a mark is', () => {
  world.follow();
  world.leads('buy', 100_000);
  world.moveTo(101_000);
  world.tick(101_000, { seconds: 1, sources: 1 });
  const { position } = world.copies()[0]!;
  world.do({ type: 'ClosePosition', customer: bob, position, lots: 50_000, quotedPrice: 0 });
  expect(follow().gained).toBeGreaterThan(0n);
  expect(follow().held).toBe(0n);
  world.tick(101_000, { seconds: 1 });
  world.do({ type: 'ClosePosition', customer: bob, position, lots: 10_000, quotedPrice: 0 });
  expect(follow().held).toBe(follow().gained / 10n);
});

describe('on Monday', () => {
  test('what is held pays first, then what is free, and the lead has it', () => {
    heldShare();
    const before = world.available(alice);
    const { held } = follow();
    untilMonday(101_000);
    const events = world.takeFrames().flatMap((frame) => frame.events);
    const settled = events.find((event) => event.type === 'ShareSettled');
    expect(settled).toMatchObject({ fromHeld: held, released: 0n });
    expect(settled!.paid).toBe(settled!.due);
    expect(settled!.paid).toBeGreaterThan(held);
    // Funding is due at the same instant.
    const funding = events.map((event) =>
      event.type === 'FundingPaid' && event.customer === alice && event.margin === 0n ? event.amount : 0n,
    );
    const paid = world.available(alice) - before - funding.reduce((sum, amount) => sum + amount, 0n);
    expect(paid).toBe(settled!.paid);
    expect(follow()).toMatchObject({ held: 0n, shared: settled!.paid });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('what was held alone pays while a mark is frozen, and the rest stays due', () => {
    heldShare();
    const { held } = follow();
    untilMonday(101_000, 1);
    const [settled] = world.events('ShareSettled');
    expect(settled!.due).toBeGreaterThan(held);
    expect(settled).toMatchObject({ paid: held, fromHeld: held, released: 0n });
    const { shared } = follow();
    untilMonday(101_000);
    expect(world.events('ShareSettled')).toMatchObject([{ shared, due: settled!.due - held }]);
  });

  test('what open losses keep from being due stays held', () => {
    heldShare();
    world.moveTo(99_500);
    const { held } = follow();
    untilMonday(99_500);
    const [settled] = world.events('ShareSettled');
    expect(settled!.paid).toBeLessThan(held);
    expect(settled).toMatchObject({ released: 0n });
    expect(follow().held).toBe(held - settled!.paid);
  });

  test('what funding has taken of a gain is held no longer', () => {
    heldShare();
    world.moveTo(indexTicks);
    const { held, gained } = follow();
    const { fundingAt } = world.contract();
    while (world.now < fundingAt + 60_000) world.tick(indexTicks, { seconds: 60 });
    const after = follow();
    expect(after.gained).toBeLessThan(gained);
    expect(after.held).toBe(held);
    untilMonday(indexTicks);
    const [settled] = world.events('ShareSettled');
    const { paid, released } = settled!;
    expect(released).toBe(held - settled!.gained / 10n);
    expect(released).toBeGreaterThan(0n);
    expect(follow().held).toBe(held - paid - released);
  });

  test('is once, however many follow', () => {
    world.follow();
    world.follow(dave);
    untilMonday(indexTicks);
    expect(world.events('SharesDue')).toHaveLength(1);
  });
});

/** So many who follow alice, with all that they need. */
function crowd(count: number): void {
  for (let customer = 2_000; customer < 2_000 + count; customer++) {
    world.do({ type: 'OpenCustomer', customer });
    world.do(identified(customer));
    world.deposit(customer, usdt, 11n * usd);
    world.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount: 11n * usd });
    world.follow(customer, { followAmount: 10n * usd });
  }
}

const walksOf = (type: 'SharesWalked' | 'FollowersWalked') => world.events(type).map(({ isDone }) => isDone);

test('a thousand shares are settled in a frame, and a thousand who follow let go', () => {
  crowd(1_000);
  untilMonday(indexTicks);
  expect(walksOf('SharesWalked')).toEqual([false, true]);
  world.do({ type: 'CloseLead', customer: alice });
  world.settle();
  expect(walksOf('FollowersWalked')).toEqual([false, true]);
  expect(world.exchange.query({ type: 'lead', customer: alice })).toMatchObject({ followers: 0 });
});
