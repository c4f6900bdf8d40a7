import { beforeEach, describe, expect, test } from 'vitest';
import { ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, identified, usdt } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import type { EditFollow, Follow, SetFollowTerms } from '../commands.ts';

const usd = 1_000_000n;
const stranger = 4_999;
const multiple = {
  mode: 'multiple',
  sizeE6: 1_500_000,
  followAmount: 500n * usd,
  stopLoss: 100n * usd,
  leverageMost: 10,
} as const;

const nothingYet = { gained: 0n, shared: 0n, held: 0n, open: 0n, inUse: 0n, closing: '' } as const;

let world: ContractWorld;

beforeEach(() => {
  world = new ContractWorld();
  world.do({ type: 'BecomeLead', customer: alice, sharePpm: 100_000 });
});

const follow = (fields: Partial<Follow> = {}): Follow => ({
  type: 'Follow',
  customer: bob,
  lead: alice,
  sharePpm: 100_000,
  ...multiple,
  ...fields,
});
const edit = (id: number, fields: Partial<EditFollow> = {}): EditFollow => ({
  type: 'EditFollow',
  customer: bob,
  follow: id,
  ...multiple,
  ...fields,
});
const cancel = (customer: number, id: number) =>
  ({ type: 'CancelFollow', customer, follow: id, keepPositions: false }) as const;
const terms = (fields: Partial<SetFollowTerms> = {}): SetFollowTerms => ({
  type: 'SetFollowTerms',
  amountLeast: 10n * usd,
  multipleMostE6: 100_000_000,
  contractsMostE6: 1_000_000_000,
  followersMost: 1_000,
  followsMost: 10,
  effectiveAt: 0,
  ...fields,
});
const follows = (customer: number) => world.exchange.query({ type: 'follows', customer });
const lead = (customer: number) => world.exchange.query({ type: 'lead', customer });

describe('to follow is refused', () => {
  test.each([
    ['copy_mode_invalid', { mode: 'most' as 'fixed' }],
    ['copy_size_invalid', { sizeE6: 0 }],
    ['copy_size_invalid', { sizeE6: 1.5 }],
    ['follow_amount_invalid', { followAmount: 0n }],
    ['follow_amount_invalid', { followAmount: 2n ** 60n }],
    ['follow_stop_loss_invalid', { stopLoss: -1n }],
    ['follow_stop_loss_invalid', { stopLoss: 500n * usd + 1n }],
    ['leverage_invalid', { leverageMost: -1 }],
    ['leverage_invalid', { leverageMost: 1_001 }],
    ['share_invalid', { sharePpm: -1 }],
    ['follow_oneself', { customer: alice }],
    ['lead_not_found', { lead: carol }],
    ['lead_not_found', { lead: stranger }],
    ['customer_not_found', { customer: stranger }],
    ['lead_share_changed', { sharePpm: 99_999 }],
    ['copy_size_too_large', { sizeE6: 100_000_001 }],
    ['copy_size_too_large', { mode: 'fixed', sizeE6: 1_000_000_001 }],
    ['follow_amount_too_small', { followAmount: 10n * usd - 1n, stopLoss: 0n }],
    ['insufficient_balance', { followAmount: 500_000n * usd + 1n }],
  ] as const)('as %s', (code, fields) => {
    expect(world.codeOf(follow(fields))).toBe(code);
  });

  test('to who follows the lead already, and to who leads', () => {
    world.do(follow());
    expect(world.codeOf(follow())).toBe('already_following');
    world.do({ type: 'BecomeLead', customer: carol, sharePpm: 0 });
    expect(world.codeOf(follow({ customer: carol }))).toBe('lead_cannot_follow');
    expect(world.codeOf({ type: 'BecomeLead', customer: bob, sharePpm: 0 })).toBe('follower_cannot_lead');
  });

  test('to the frozen, and where copies or futures are not offered', () => {
    world.do({ ...identified(bob), version: 2, tradingFreeze: 'compliance' });
    expect(world.codeOf(follow())).toBe('account_frozen');
    const off = { type: 'SetAvailability', isOn: false, rule: 'except', countries: '', effectiveAt: 0 } as const;
    const on = { ...off, isOn: true } as const;
    for (const offer of ['copy_trading', 'perpetual'] as const) {
      world.do({ ...off, offer });
      expect(world.try(follow({ customer: carol })).rejection).toMatchObject({
        code: 'not_offered',
        detail: { offer },
      });
      world.do({ ...on, offer });
    }
    world.do(follow({ customer: carol }));
  });

  test('beyond what one lead has room for, and beyond what one customer may follow', () => {
    world.do(terms({ followersMost: 1 }));
    world.do(follow());
    expect(world.codeOf(follow({ customer: carol }))).toBe('lead_full');
    world.do(terms({ followsMost: 0 }));
    expect(world.codeOf(follow({ customer: carol }))).toBe('too_many_follows');
  });
});

describe('terms of follows are refused', () => {
  test.each([
    { amountLeast: 0n },
    { amountLeast: 2n ** 60n },
    { multipleMostE6: 0 },
    { contractsMostE6: 1.5 },
    { followersMost: -1 },
    { followsMost: 100_001 },
    { effectiveAt: -1 },
  ])('with %o', (fields) => {
    expect(world.codeOf(terms(fields))).toBe('follow_terms_invalid');
  });

  test('never, and change at their time', () => {
    const effectiveAt = world.now + 10_000;
    world.do(terms({ amountLeast: 1_000n * usd, effectiveAt }));
    expect(world.exchange.query({ type: 'followTerms' })).toMatchObject({
      amountLeast: 10n * usd,
      upcoming: [{ effectiveAt, amountLeast: 1_000n * usd }],
    });
    world.do(follow());
    world.now = effectiveAt;
    expect(world.codeOf(follow({ customer: carol }))).toBe('follow_amount_too_small');
    expect(follows(bob)).toHaveLength(1);
  });
});

describe('a follow', () => {
  test('is what was wished, for the share that was seen, whatever the lead asks for later', () => {
    const { id } = world.do(follow());
    const startedAt = world.now;
    world.do({ type: 'ChangeLeadShare', customer: alice, sharePpm: 200_000 });
    expect(follows(bob)).toEqual([
      { follow: id, follower: bob, lead: alice, sharePpm: 100_000, startedAt, ...multiple, ...nothingYet },
    ]);
    expect(world.codeOf(follow({ customer: carol }))).toBe('lead_share_changed');
    world.do(follow({ customer: carol, sharePpm: 200_000 }));
    expect(lead(alice)?.followers).toBe(2);
  });

  test.each([
    ['follow_unchanged', {}],
    ['copy_mode_invalid', { mode: 'most' as 'fixed' }],
    ['copy_size_too_large', { sizeE6: 100_000_001 }],
    ['follow_amount_too_small', { followAmount: usd, stopLoss: 0n }],
    ['insufficient_balance', { followAmount: 500_000n * usd + 1n }],
    ['follow_not_found', { customer: carol }],
    ['follow_not_found', { follow: 2 }],
    ['follow_not_found', { follow: -1 }],
  ] as const)('is not edited: %s', (code, fields) => {
    const { id } = world.do(follow());
    expect(world.codeOf(edit(id, fields))).toBe(code);
  });

  test('is edited, also to less than the account has no more', () => {
    const { id } = world.do(follow());
    world.do(edit(id, { mode: 'fixed', sizeE6: 2_000_000, leverageMost: 0 }));
    expect(follows(bob)).toMatchObject([{ mode: 'fixed', sizeE6: 2_000_000, leverageMost: 0 }]);
    const amount = world.available(bob) - 20n * usd;
    world.do({ type: 'Transfer', customer: bob, from: 'perpetual', to: 'spot', asset: usdt, amount });
    world.do(edit(id, { followAmount: 400n * usd }));
    expect(world.codeOf(edit(id, { followAmount: 401n * usd }))).toBe('insufficient_balance');
    world.do({ ...identified(bob), version: 2, tradingFreeze: 'compliance' });
    expect(world.codeOf(edit(id, { followAmount: 20n * usd, stopLoss: 0n }))).toBe('account_frozen');
  });

  test('is canceled by its follower alone, at any time, and may begin again', () => {
    const { id } = world.do(follow());
    expect(world.codeOf(cancel(carol, id))).toBe('follow_not_found');
    expect(world.codeOf(cancel(alice, id))).toBe('follow_not_found');
    world.do({ ...identified(bob), version: 2, tradingFreeze: 'compliance' });
    world.do(cancel(bob, id));
    expect(follows(bob)).toEqual([]);
    expect(lead(alice)?.followers).toBe(0);
    expect(world.codeOf(cancel(bob, id))).toBe('follow_not_found');
    world.do({ ...identified(bob), version: 3 });
    expect(world.do(follow()).id).toBe(id + 1);
  });

  test('ends with its lead, and the lead may follow then', () => {
    world.do(follow());
    world.do(follow({ customer: carol }));
    world.takeFrames();
    world.do({ type: 'CloseLead', customer: alice });
    world.do({ type: 'AdvanceTime' });
    const events = world.takeFrames().flatMap((frame) => frame.events);
    expect(events.filter(({ type }) => type === 'FollowEnded')).toMatchObject([
      { follow: 1, follower: bob, lead: alice, reason: 'lead_closed' },
      { follow: 2, follower: carol, lead: alice, reason: 'lead_closed' },
    ]);
    expect([follows(bob), follows(carol)]).toEqual([[], []]);
    world.do({ type: 'BecomeLead', customer: bob, sharePpm: 0 });
    world.do(follow({ customer: alice, lead: bob, sharePpm: 0 }));
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('keeps the account open, and is the same after a snapshot', () => {
    const { id } = world.do(follow());
    const closing = { type: 'CloseCustomer', customer: bob, dustLimitE6: 10n ** 15n } as const;
    expect(world.codeOf(closing)).toBe('account_not_empty');
    const again = Exchange.load(world.exchange.save());
    expect(again.hash()).toBe(world.exchange.hash());
    expect(again.query({ type: 'follows', customer: bob })).toEqual(follows(bob));
    expect(again.execute(follow(), world.now + 1).rejection?.code).toBe('already_following');
    expect(again.execute(cancel(bob, id), world.now + 2).rejection).toBeNull();
  });
});

test('as many may follow a lead as a frame holds, and are let go in one', () => {
  expect(world.codeOf(terms({ followersMost: 1_001 }))).toBe('follow_terms_invalid');
  world.do(terms({ followersMost: 1_000 }));
  const crowd = Array.from({ length: 1_000 }, (_, place) => 10_000 + place);
  for (const customer of crowd) {
    world.do({ type: 'OpenCustomer', customer });
    world.do(identified(customer));
    const reference = customer.toString(16).padStart(32, '0');
    world.do({ type: 'Deposit', customer, kind: 'perpetual', asset: usdt, amount: 500n * usd, reference });
    world.do(follow({ customer }));
  }
  world.takeFrames();
  world.do({ type: 'CloseLead', customer: alice });
  while (lead(alice)!.followers > 0) world.do({ type: 'AdvanceTime' });
  const ended = world.takeFrames().map(({ events }) => events.filter(({ type }) => type === 'FollowEnded').length);
  expect(ended.filter((count) => count > 0)).toEqual([1_000]);
  expect(world.exchange.checkInvariants()).toBeNull();
});
