import { beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, identified, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import { systemAccounts } from '../../kernel/vocabulary.ts';

const dave = 1003;
const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
let world: World;

/** Carol was brought by bob, bob by alice; dave by nobody. A trade of 1 BTC at 10,000 costs 0.001 BTC and 10 USDT. */
beforeEach(() => {
  world = new World();
  newcomer(dave);
  link(bob, alice);
  link(carol, bob);
  world.takeFrames();
});

function newcomer(customer: number): void {
  world.do({ type: 'OpenCustomer', customer });
  world.do(identified(customer));
  world.deposit(customer, usdt, 1_000_000_000_000n);
  world.deposit(customer, btc, 10_000_000_000n);
}

function link(customer: number, referrer: number): void {
  world.do({ type: 'LinkReferral', customer, referrer });
}

function funding(customer: number, asset: number): { available: bigint; held: bigint } {
  const found = world.exchange
    .query({ type: 'balances', customer })
    .find((view) => view.kind === 'funding' && view.asset === asset);
  return { available: found?.available ?? 0n, held: found?.held ?? 0n };
}

const house = (asset: number) => funding(systemAccounts.fees, asset);

/** `buyer` takes what `seller` offers. */
function trade(buyer: number, seller: number, quantity = 100_000, price = 100_000): void {
  world.place(seller, 'sell', price, { quantity });
  world.place(buyer, 'buy', price, { quantity });
}

/** Lets the full hour come. */
function anHourLater(): void {
  world.now = (Math.floor(world.now / hourMs) + 1) * hourMs;
  world.do({ type: 'AdvanceTime' });
}

const shared = () =>
  world.takeFrames().flatMap(({ events }) => events.flatMap((event) => (event.type === 'FeeShared' ? [event] : [])));

describe('a fee of somebody who was brought', () => {
  test('is shared with two levels, set aside at the fill and paid at the full hour', () => {
    trade(carol, dave);
    expect(shared()).toEqual([
      {
        type: 'FeeShared',
        trade: 1,
        customer: carol,
        asset: btc,
        direct: bob,
        directShare: 20_000n,
        second: alice,
        secondShare: 5_000n,
      },
    ]);
    expect(house(btc)).toEqual({ available: 75_000n, held: 25_000n });
    // Nobody has brought dave, who sold.
    expect(house(usdt)).toEqual({ available: 10_000_000n, held: 0n });
    world.now = Math.ceil(world.now / hourMs) * hourMs - 2;
    world.do({ type: 'AdvanceTime' });
    expect(funding(bob, btc).available).toBe(0n);
    anHourLater();
    expect([funding(bob, btc).available, funding(alice, btc).available]).toEqual([20_000n, 5_000n]);
    expect(house(btc)).toEqual({ available: 75_000n, held: 0n });
    expect(world.exchange.checkInvariants()).toBeNull();
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  });

  test('is shared as the maker pays it too, and of a first level alone where there is no second', () => {
    trade(dave, bob);
    expect(shared()).toMatchObject([
      { customer: bob, asset: usdt, direct: alice, directShare: 2_000_000n, second: 0, secondShare: 0n },
    ]);
  });

  test('is shared rounded down, the rest is the house’s', () => {
    world.do({ type: 'SetFeeSchedule', tiers: [0, 0, 7], effectiveAt: 0 });
    // 7 ppm of 60 lots, which are 60,000 units, are 0.42 units: a fee of 1.
    trade(carol, dave, 60);
    expect(shared()).toEqual([]);
    // 9 units: 1.8 and 0.45.
    world.do({ type: 'SetFeeSchedule', tiers: [0, 0, 150], effectiveAt: 0 });
    trade(carol, dave, 60);
    expect(shared()).toMatchObject([{ direct: bob, directShare: 1n, second: 0, secondShare: 0n }]);
    expect(house(btc)).toEqual({ available: 9n, held: 1n });
  });

  test('is shared until a year from the link, and no longer', () => {
    const until = world.exchange.query({ type: 'referralOf', customer: carol })!.until;
    expect(until).toBeLessThanOrEqual(world.now + yearMs);
    world.place(dave, 'sell', 100_000);
    world.now = until - 2;
    world.do(world.order(carol, 'buy', 100_000, { quantity: 50_000 }));
    expect(shared()).toHaveLength(1);
    world.do(world.order(carol, 'buy', 100_000, { quantity: 50_000 }));
    expect(shared()).toEqual([]);
  });

  test.each([
    ['who brought them', carol, bob],
    ['who brought that one', carol, alice],
  ])('D17 D31 is not shared when they trade with %s', (_who, buyer, seller) => {
    trade(buyer, seller);
    const payers = shared().map(({ customer }) => customer);
    expect(payers).not.toContain(carol);
    // The seller was brought by somebody who has no part in the trade.
    expect(payers).toEqual(seller === bob ? [bob] : []);
  });

  test('is not shared where nobody has brought them, and nothing waits', () => {
    trade(dave, alice);
    expect(shared()).toEqual([]);
    expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('what is due', () => {
  test('comes once an hour, of every asset, with a bill', () => {
    trade(carol, dave);
    trade(dave, carol);
    anHourLater();
    const events = world.takeFrames().flatMap((frame) => frame.events);
    const paid = events.filter((event) => event.type === 'ReferralPaid');
    expect(paid.map(({ payment, referrer, asset, amount }) => [payment, referrer, asset, amount])).toEqual([
      [1, alice, btc, 5_000n],
      [2, alice, usdt, 500_000n],
      [3, bob, btc, 20_000n],
      [4, bob, usdt, 2_000_000n],
    ]);
    trade(carol, dave);
    anHourLater();
    expect(funding(bob, btc).available).toBe(40_000n);
    expect(world.exchange.query({ type: 'referrals', customer: bob })).toEqual({
      direct: 1,
      second: 0,
      shares: [
        { asset: btc, direct: 40_000n, second: 0n, due: 0n, paid: 40_000n },
        { asset: usdt, direct: 2_000_000n, second: 0n, due: 0n, paid: 2_000_000n },
      ],
    });
    expect(world.exchange.query({ type: 'referrals', customer: alice })).toMatchObject({ direct: 1, second: 1 });
  });

  test('is the house’s again where the account was closed before', () => {
    const erin = 1004;
    const frank = 1005;
    world.do({ type: 'OpenCustomer', customer: erin });
    newcomer(frank);
    link(frank, erin);
    trade(frank, dave);
    expect(house(btc)).toEqual({ available: 80_000n, held: 20_000n });
    world.do({ type: 'CloseCustomer', customer: erin, dustLimitE6: 0n });
    anHourLater();
    expect(house(btc)).toEqual({ available: 100_000n, held: 0n });
    expect(funding(erin, btc).available).toBe(0n);
    expect(world.exchange.query({ type: 'referrals', customer: erin }).shares).toEqual([
      { asset: btc, direct: 20_000n, second: 0n, due: 0n, paid: 0n },
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is paid to 1,000 a frame, each once, over a restart between two frames', () => {
    const guests = Array.from({ length: 1001 }, (_, at) => 2000 + at);
    world.place(dave, 'sell', 100_000, { quantity: 200_000 });
    for (const guest of guests) {
      world.do({ type: 'OpenCustomer', customer: guest });
      world.do({ type: 'OpenCustomer', customer: guest + 5000 });
      world.do(identified(guest));
      world.deposit(guest, usdt, 10_000_000n);
      link(guest, guest + 5000);
      // 50,000 units cost 50, of which 10 are shared.
      world.place(guest, 'buy', 100_000, { quantity: 50 });
    }
    world.takeFrames();
    const saved = Exchange.load(world.exchange.save(), { timersPerCall: 1 });
    world.now = (Math.floor(world.now / hourMs) + 1) * hourMs;
    saved.execute({ type: 'AdvanceTime' }, world.now);
    const restored = Exchange.load(saved.save());
    expect(restored.checkInvariants()).toBeNull();
    restored.execute({ type: 'AdvanceTime' }, world.now);
    world.exchange.execute({ type: 'AdvanceTime' }, world.now);
    const frames = world.takeFrames();
    expect(frames.slice(0, 2).map(({ events }) => events.length)).toEqual([1001, 2]);
    for (const guest of guests) expect(funding(guest + 5000, btc).available).toBe(10n);
    expect(house(btc).held).toBe(0n);
    expect(restored.checkInvariants()).toBeNull();
    expect(restored.query({ type: 'referrals', customer: 8000 }).shares).toEqual([
      { asset: btc, direct: 10n, second: 0n, due: 0n, paid: 10n },
    ]);
  });
});

describe('LinkReferral is refused', () => {
  test.each([
    ['referral_of_oneself', dave, dave],
    ['customer_not_found', 4999, alice],
    ['customer_not_found', systemAccounts.treasury, alice],
    ['referrer_not_found', dave, 4999],
    ['referrer_not_found', dave, systemAccounts.treasury],
    ['already_referred', carol, dave],
    ['already_referred', carol, bob],
    ['referral_loop', alice, bob],
    ['referral_loop', alice, carol],
  ])('as %s for %i by %i', (code, customer, referrer) => {
    expect(world.codeOf({ type: 'LinkReferral', customer, referrer })).toBe(code);
    expect(world.takeEvents()).toEqual([]);
  });

  test('for and by somebody whose account is closed', () => {
    const erin = 1004;
    world.do({ type: 'OpenCustomer', customer: erin });
    world.do({ type: 'CloseCustomer', customer: erin, dustLimitE6: 0n });
    expect(world.codeOf({ type: 'LinkReferral', customer: erin, referrer: alice })).toBe('customer_not_found');
    expect(world.codeOf({ type: 'LinkReferral', customer: dave, referrer: erin })).toBe('referrer_not_found');
  });
});

test('who is brought after they have brought others brings them along as the second level', () => {
  link(alice, dave);
  expect(world.exchange.query({ type: 'referrals', customer: dave })).toEqual({ direct: 1, second: 1, shares: [] });
  expect(world.exchange.query({ type: 'referralOf', customer: dave })).toBeNull();
  expect(world.exchange.checkInvariants()).toBeNull();
});
