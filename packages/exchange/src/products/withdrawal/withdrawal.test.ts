import { describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import type { Command } from '../index.ts';

const dayMs = 86_400_000;
const dollar = 1_000_000n;
const transaction = '0xfeed';
const evidence = 'e'.repeat(32);

/** Operators say that they do something with a withdrawal: one of them, or two. */
function said(world: World, action: string, withdrawal: number, second = 0): number {
  const subject = { subjectKind: 'withdrawal', subject: `${withdrawal}` } as const;
  const act = { operator: 7, second, action, ...subject, reason: '', digest: evidence } as const;
  return world.do({ type: 'RecordOperatorAct', ...act }).id;
}

/** What is done with withdrawal 1 of alice, by its short name. */
function step(world: World, name: string): string {
  const own = { customer: alice, withdrawal: 1 } as const;
  const commands: Readonly<Record<string, () => Command>> = {
    review: () => ({ type: 'ReviewWithdrawal', ...own, isFlagged: false }),
    flag: () => ({ type: 'ReviewWithdrawal', ...own, isFlagged: true }),
    approve: () => ({ type: 'ApproveWithdrawal', ...own, act: said(world, 'approve_withdrawal', 1) }),
    approveTwo: () => ({ type: 'ApproveWithdrawal', ...own, act: said(world, 'approve_withdrawal', 1, 8) }),
    cancel: () => ({ type: 'CancelWithdrawal', ...own }),
    reject: () => ({ type: 'RejectWithdrawal', ...own, act: said(world, 'reject_withdrawal', 1) }),
    sign: () => ({ type: 'SignWithdrawal', ...own, transaction }),
    sent: () => ({ type: 'RecordBroadcast', ...own, outcome: 'sent' }),
    unknown: () => ({ type: 'RecordBroadcast', ...own, outcome: 'unknown' }),
    retryOne: () => ({ type: 'RetryWithdrawal', ...own, evidence, act: said(world, 'retry_withdrawal', 1) }),
    retry: () => ({ type: 'RetryWithdrawal', ...own, evidence, act: said(world, 'retry_withdrawal', 1, 8) }),
    settle: () => ({ type: 'SettleWithdrawal', ...own, transaction: '0xother' }),
    inside: () => ({ type: 'SettleWithdrawalInside', ...own, recipient: bob }),
  };
  return world.codeOf(commands[name]!());
}

/** A world in which alice has asked for a withdrawal, after some steps. */
function asked(amount: bigint, ...steps: string[]): World {
  const world = new World().readyToWithdraw();
  world.do(world.withdrawal(alice, usdt, amount));
  for (const name of steps) expect([name, step(world, name)]).toEqual([name, 'ok']);
  return world;
}

function funding(world: World, customer: number) {
  const { available, held } = world.exchange
    .query({ type: 'balances', customer })
    .find(({ kind, asset }) => kind === 'funding' && asset === usdt)!;
  return { available, held };
}

const stateOf = (world: World) =>
  world.exchange.query({ type: 'openWithdrawals', customer: alice })[0]?.state ?? 'ended';
const half = 500_000n * dollar;

describe('the states of a withdrawal', () => {
  const other = 'withdrawal_in_another_state';
  const all = ['review', 'approve', 'cancel', 'reject', 'sign', 'sent', 'unknown', 'retry', 'settle', 'inside'];

  test.each<[state: string, steps: string[], allowed: string[]]>([
    ['requested', [], ['review', 'cancel', 'reject']],
    ['under_review', ['flag'], ['approve', 'cancel', 'reject']],
    ['approved', ['review'], ['reject', 'sign', 'inside']],
    ['signed', ['review', 'sign'], ['sent', 'unknown', 'settle']],
    ['broadcast_unknown', ['review', 'sign', 'unknown'], ['sent', 'retry', 'settle']],
    ['sent', ['review', 'sign', 'sent'], ['unknown', 'settle']],
  ])('D23 D21 %s lets happen what may, and nothing else', (state, steps, allowed) => {
    for (const name of all) {
      const world = asked(100n * dollar, ...steps);
      expect(stateOf(world)).toBe(state);
      expect([name, step(world, name)]).toEqual([name, allowed.includes(name) ? 'ok' : other]);
      expect(world.exchange.checkInvariants()).toBeNull();
    }
  });

  test('D20 what arrives under another name than it was signed by is what left; the fee is taken once', () => {
    const world = asked(100n * dollar, 'review', 'sign', 'unknown', 'settle');
    expect(funding(world, alice)).toEqual({ available: half - 100n * dollar, held: 0n });
    expect(step(world, 'settle')).toBe('withdrawal_not_found');
    expect(step(world, 'cancel')).toBe('withdrawal_not_found');
  });

  test('canceled or rejected, all of it is back at once', () => {
    for (const steps of [['cancel'], ['flag', 'cancel'], ['reject'], ['review', 'reject']])
      expect(funding(asked(100n * dollar, ...steps), alice)).toEqual({ available: half, held: 0n });
  });

  test('D5 nobody moves what is another one’s', () => {
    const world = asked(100n * dollar);
    for (const type of ['CancelWithdrawal', 'SettleWithdrawal'] as const)
      expect(world.codeOf({ type, customer: bob, withdrawal: 1, transaction })).toBe('withdrawal_not_found');
  });

  test('its timeline says when it came into each of them, also after a snapshot', () => {
    const world = asked(20_000n * dollar, 'review', 'approve', 'sign');
    const [open] = world.exchange.query({ type: 'openWithdrawals', customer: alice });
    expect(open).toMatchObject({ operators: 1, transaction, network: 'TEST', destination: 'somewhere', fee: 0n });
    expect(open!.timeline.map(({ state }) => state)).toEqual(['requested', 'under_review', 'approved', 'signed']);
    expect(open!.timeline.at(-1)!.at).toBe(world.now);
    const copy = Exchange.load(world.exchange.save());
    expect(copy.query({ type: 'openWithdrawals', customer: alice })).toEqual([open]);
  });
});

describe('operators', () => {
  test.each([
    [9_999n, 0],
    [10_000n, 1],
    [49_999n, 1],
    [50_000n, 2],
  ])('for %i USDT %i of them look, and fewer are not enough', (usd, operators) => {
    const world = asked(usd * dollar, 'review');
    expect(stateOf(world)).toBe(operators === 0 ? 'approved' : 'under_review');
    if (operators === 0) return;
    expect(step(world, 'approve')).toBe(operators === 1 ? 'ok' : 'operator_act_not_agreed');
    if (operators === 2) expect(step(world, 'approveTwo')).toBe('ok');
  });

  test('one act lets one withdrawal go, and a retry takes two people and evidence', () => {
    const world = asked(100n * dollar, 'flag');
    const act = said(world, 'approve_withdrawal', 2);
    expect(world.codeOf({ type: 'ApproveWithdrawal', customer: alice, withdrawal: 1, act })).toBe(
      'operator_act_not_agreed',
    );
    for (const name of ['approve', 'sign', 'unknown']) step(world, name);
    expect(step(world, 'retryOne')).toBe('operator_act_not_agreed');
    const both = said(world, 'retry_withdrawal', 1, 8);
    const retry = { type: 'RetryWithdrawal', customer: alice, withdrawal: 1, evidence, act: both } as const;
    expect(world.codeOf(retry)).toBe('ok');
    for (const name of ['sign', 'unknown']) step(world, name);
    expect(world.codeOf(retry)).toBe('operator_act_not_agreed');
    expect(stateOf(world)).toBe('broadcast_unknown');
  });
});

describe('the address book', () => {
  const to = { customer: alice, network: 'TRC20', destination: 'T-one', memo: '' } as const;
  const request = (address: number) =>
    ({ type: 'RequestWithdrawal', customer: alice, asset: usdt, address, amount: 10n * dollar }) as const;

  test('D5 nothing goes to an address of another book, nor to one that was taken out', () => {
    const world = new World().readyToWithdraw();
    expect(world.codeOf(request(2))).toBe('address_not_found');
    const address = world.do({ type: 'AddWithdrawalAddress', ...to }).id;
    expect(world.codeOf({ type: 'AddWithdrawalAddress', ...to })).toBe('address_exists');
    expect(world.codeOf({ type: 'RemoveWithdrawalAddress', customer: bob, address })).toBe('address_not_found');
    world.do({ type: 'RemoveWithdrawalAddress', customer: alice, address });
    expect(world.codeOf(request(address))).toBe('address_not_found');
  });

  test('a new address waits for a day once the whitelist is on, and says until when', () => {
    const world = new World().readyToWithdraw();
    world.do({ type: 'SetWhitelist', customer: alice, isOn: true });
    const address = world.do({ type: 'AddWithdrawalAddress', ...to }).id;
    const until = world.now + dayMs;
    expect(world.try(request(address)).rejection).toMatchObject({ code: 'address_waits', detail: { until } });
    const book = world.exchange.query({ type: 'withdrawalAddresses', customer: alice });
    expect(book.find((one) => one.address === address)?.goodFrom).toBe(until);
    world.now = until - 1;
    expect(world.codeOf(request(address))).toBe('ok');
  });

  test('D27 the whitelist goes off a day after it was switched off, unless it is switched on again', () => {
    const world = new World().readyToWithdraw();
    world.do({ type: 'SetWhitelist', customer: alice, isOn: true });
    world.do({ type: 'SetWhitelist', customer: alice, isOn: false });
    const offAt = world.now + dayMs;
    world.now = offAt - 10;
    const address = world.do({ type: 'AddWithdrawalAddress', ...to }).id;
    expect(world.codeOf(request(address))).toBe('address_waits');
    world.now = offAt;
    expect(world.codeOf(request(address))).toBe('ok');
  });
});

describe('what a withdrawal costs', () => {
  test.each([
    [usdt, 'ERC20', 10_000_000n, 3_000_000n],
    [usdt, 'TRC20', 10_000_000n, 1_000_000n],
    [btc, 'BTC', 50_000n, 10_000n],
  ])('asset %i on %s: the least and the fee', (asset, network, minimum, fee) => {
    const world = new World().readyToWithdraw();
    expect(world.exchange.query({ type: 'withdrawalTerms', asset, network })).toMatchObject({ minimum, fee });
    const address = world.do({
      type: 'AddWithdrawalAddress',
      customer: alice,
      network,
      destination: 'dest',
      memo: '',
    }).id;
    const request = { type: 'RequestWithdrawal', customer: alice, asset, address } as const;
    expect(world.codeOf({ ...request, amount: minimum - 1n })).toBe('amount_below_minimum');
    expect(world.codeOf({ ...request, amount: minimum })).toBe('ok');
  });

  test('another coin goes by a network of its own name, least 10 and fee 1 USDT at the index, rounded up', () => {
    const world = new World();
    world.do({ type: 'ListAsset', asset: 14, code: 'DOGE', scale: 8 });
    const ask = { type: 'withdrawalTerms', asset: 14, network: 'DOGE' } as const;
    expect(world.exchange.query(ask)).toBeNull();
    world.do({ type: 'PublishIndex', source: 'test', prices: [14, 30_000_000, 0, 3] });
    expect(world.exchange.query(ask)).toMatchObject({ minimum: 3_333_333_334n, fee: 333_333_334n });
    expect(world.exchange.query({ ...ask, network: 'ERC20' })).toBeNull();
  });

  test('what the house says holds from its time on', () => {
    const world = new World();
    const terms = { type: 'SetWithdrawalTerms', asset: usdt, network: 'TRC20', fee: 5n } as const;
    const ask = { type: 'withdrawalTerms', asset: usdt, network: 'TRC20' } as const;
    world.do({ ...terms, minimum: 7n, effectiveAt: world.now + 1000 });
    expect(world.exchange.query(ask)).toEqual({
      minimum: 10_000_000n,
      fee: 1_000_000n,
      isStopped: false,
      upcoming: [{ effectiveAt: world.now + 999, minimum: 7n, fee: 5n }],
    });
    world.now += 1000;
    world.do({ type: 'SetOutflowLimit', asset: usdt, limit: 1n, effectiveAt: 0 });
    expect(world.exchange.query(ask)).toMatchObject({ minimum: 7n, upcoming: [] });
  });

  test('from which worth on operators look at one holds from its time on', () => {
    const world = new World();
    const shipped = { oneFromE6: 10_000_000_000n, twoFromE6: 50_000_000_000n };
    const said = { oneFromE6: 1n, twoFromE6: 2n };
    const effectiveAt = world.now + 1000;
    world.do({ type: 'SetWithdrawalReview', ...said, effectiveAt });
    expect(world.exchange.query({ type: 'withdrawalReview' })).toEqual({
      ...shipped,
      upcoming: [{ effectiveAt, ...said }],
    });
    world.now = effectiveAt;
    world.do({ type: 'SetOutflowLimit', asset: usdt, limit: 1n, effectiveAt: 0 });
    expect(world.exchange.query({ type: 'withdrawalReview' })).toEqual({ ...said, upcoming: [] });
  });

  test('to a bank card no more than one trade against fiat may be worth', () => {
    const world = new World().readyToWithdraw();
    world.do({ type: 'SetWithdrawalTerms', asset: usdt, network: 'BANK', minimum: 9n, fee: 1n, effectiveAt: 0 });
    const to = { network: 'BANK', destination: 'card-7', memo: '' } as const;
    const address = world.do({ type: 'AddWithdrawalAddress', customer: alice, ...to }).id;
    const request = { type: 'RequestWithdrawal', customer: alice, asset: usdt, address } as const;
    expect(world.codeOf({ ...request, amount: 2000n * dollar + 1n })).toBe('fiat_limit');
    expect(world.codeOf({ ...request, amount: 2000n * dollar })).toBe('ok');
  });
});

test('a difference between what is owed and what is there stops an asset, and none lets it go again', () => {
  const world = asked(100n * dollar, 'review');
  world.do({ type: 'SetReconciliation', asset: usdt, difference: -1n, evidence });
  expect(world.codeOf(world.withdrawal(bob, usdt, dollar))).toBe('withdrawals_stopped');
  expect(step(world, 'sign')).toBe('withdrawals_stopped');
  expect(world.codeOf(world.withdrawal(bob, btc, 9n))).toBe('ok');
  world.do({ type: 'SetReconciliation', asset: usdt, difference: 0n, evidence });
  expect(step(world, 'sign')).toBe('ok');
});

describe('to an address of the house', () => {
  test('it settles inside: the other customer has it, less what it would have cost outside', () => {
    const world = new World().readyToWithdraw();
    world.do({ type: 'SetWithdrawalTerms', asset: usdt, network: 'TEST', minimum: 9n, fee: 3n, effectiveAt: 0 });
    world.do(world.withdrawal(alice, usdt, 100n));
    step(world, 'review');
    const own = { type: 'SettleWithdrawalInside', customer: alice, withdrawal: 1 } as const;
    expect(world.codeOf({ ...own, recipient: alice })).toBe('transfer_to_oneself');
    expect(world.codeOf({ ...own, recipient: 9999 })).toBe('recipient_not_found');
    expect(world.codeOf({ ...own, recipient: 3 })).toBe('recipient_not_found');
    expect(world.codeOf({ ...own, recipient: carol })).toBe('ok');
    expect(funding(world, alice)).toEqual({ available: half - 100n, held: 0n });
    expect(funding(world, carol)).toEqual({ available: half + 97n, held: 0n });
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});
