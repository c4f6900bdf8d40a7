import { describe, expect, test } from 'vitest';
import { alice, bob, btc, identified, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import { balanceMax } from '../../kernel/amounts.ts';
import type { Command } from '../index.ts';

const dollar = 1_000_000n;
const reference = 'a'.repeat(32);
const named = { chain: 'ethereum', transaction: '0xfeed', output: 'log 0' } as const;
const coins = { ...named, type: 'RecordDeposit', customer: alice, asset: usdt, delivered: 5n, decimals: 6 } as const;
const fiat = { currency: 'THB', fiatE6: 3_300n * dollar, rateE8: 3_300_000_000n } as const;
const request = { type: 'RequestDeposit', customer: alice, asset: usdt, amount: 100n * dollar, voucher: '' } as const;
const byHand = { ...request, currency: '', fiatE6: 0n, rateE8: 0n } as const;
const confirmed = { type: 'ConfirmDepositRequest', customer: alice, request: 1, reference } as const;

const confirm = { type: 'ConfirmDeposit', deposit: 1 } as const;
const undo = { type: 'UndoDeposit', deposit: 1 } as const;

/** Operators say that they do something: two of them, or one. */
function said(world: World, action: string, subjectKind: string, subject: number, second = 8): number {
  const act = { operator: 7, second, action, subjectKind, subject: `${subject}`, reason: '' } as const;
  return world.do({ type: 'RecordOperatorAct', ...act, digest: 'e'.repeat(32) }).id;
}

function assign(world: World, customer: number, second = 8): Command {
  return { type: 'AssignDeposit', deposit: 1, customer, act: said(world, 'assign_deposit', 'deposit', 1, second) };
}

function funding(world: World, customer: number, asset = usdt): bigint {
  const own = world.exchange.query({ type: 'balances', customer });
  return own.find((balance) => balance.kind === 'funding' && balance.asset === asset)?.available ?? 0n;
}

describe('coins from a chain', () => {
  test('are seen, then credited to funding out of the world, and count as brought in that day', () => {
    const world = new World();
    expect(world.do(coins).id).toBe(1);
    expect(funding(world, alice)).toBe(0n);
    expect(world.exchange.query({ type: 'openDeposits', customer: alice })).toMatchObject([
      { ...named, deposit: 1, amount: 5n, dust: 0n, state: 'seen', seenAt: world.now },
    ]);
    expect(world.do(confirm).id).toBe(1);
    expect(funding(world, alice)).toBe(5n);
    expect(world.exchange.query({ type: 'openDeposits', customer: alice })).toEqual([]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D19 are credited once: also to another customer, after a reorganisation and after a snapshot', () => {
    const world = new World();
    world.do(coins);
    expect(world.try({ ...coins, customer: bob }).rejection).toMatchObject({
      code: 'deposit_already_seen',
      detail: { deposit: 1 },
    });
    world.do(undo);
    expect(world.codeOf(confirm)).toBe('deposit_not_found');
    expect(world.do(coins).id).toBe(2);
    world.do({ type: 'ConfirmDeposit', deposit: 2 });
    expect(world.codeOf({ type: 'ConfirmDeposit', deposit: 2 })).toBe('deposit_not_found');
    expect(world.codeOf({ type: 'UndoDeposit', deposit: 2 })).toBe('deposit_not_found');
    const copy = Exchange.load(world.exchange.save());
    for (const exchange of [world.exchange, copy])
      for (const again of [coins, { ...coins, customer: bob, delivered: 6n }])
        expect(exchange.execute(again, world.now).rejection?.code).toBe('deposit_already_credited');
    expect(funding(world, alice)).toBe(5n);
  });

  test('D19 have one spelling, and another output or chain is another arrival', () => {
    const world = new World();
    world.do(coins);
    expect(world.codeOf({ ...coins, transaction: '0xFEED' })).toBe('transaction_invalid');
    expect(world.codeOf({ ...coins, chain: 'Ethereum' })).toBe('chain_invalid');
    expect(world.codeOf({ ...coins, output: 'LOG 0' })).toBe('output_invalid');
    expect(world.codeOf({ ...coins, output: 'log 1' })).toBe('ok');
    expect(world.codeOf({ ...coins, chain: 'tron' })).toBe('ok');
  });

  test.each<[delivered: bigint, decimals: number, asset: number, amount: bigint, dust: bigint]>([
    [10n ** 18n + 123n, 18, btc, 100_000_000n, 123n],
    [10n ** 10n, 18, btc, 1n, 0n],
    [7n, 2, usdt, 70_000n, 0n],
    [7n, 6, usdt, 7n, 0n],
    [balanceMax, 6, usdt, balanceMax, 0n],
  ])(
    'D22 %i of %i decimals become what a balance takes, and the rest keeps its name',
    (delivered, decimals, asset, amount, dust) => {
      const world = new World();
      world.do({ ...coins, delivered, decimals, asset });
      expect(world.exchange.query({ type: 'openDeposits', customer: alice })).toMatchObject([
        { amount, dust, decimals },
      ]);
    },
  );

  test.each<[code: string, change: Partial<Extract<Command, { type: 'RecordDeposit' }>>]>([
    ['decimals_invalid', { decimals: 19 }],
    ['amount_not_positive', { delivered: 0n }],
    ['asset_not_found', { asset: 99 }],
    ['deposit_below_unit', { delivered: 999_999_999_999n, decimals: 18 }],
    ['amount_out_of_range', { delivered: balanceMax + 1n }],
  ])('are refused as %s', (code, change) => {
    expect(new World().codeOf({ ...coins, ...change })).toBe(code);
  });
});

describe('D22 coins of nobody', () => {
  test.each([0, 3, 4711])('which name %i as their owner wait until two operators know whose they are', (customer) => {
    const world = new World();
    world.do({ ...coins, customer });
    world.do(confirm);
    expect(world.codeOf(confirm)).toBe('deposit_in_another_state');
    expect(world.codeOf(undo)).toBe('deposit_in_another_state');
    expect(world.exchange.query({ type: 'openDeposits', customer: 0 })).toMatchObject([{ state: 'unassigned' }]);
    expect(world.codeOf(assign(world, bob, 0))).toBe('operator_act_not_agreed');
    expect(world.codeOf(assign(world, 4711))).toBe('customer_not_found');
    expect(world.codeOf({ type: 'AssignDeposit', deposit: 1, customer: bob, act: 99 })).toBe('operator_act_not_agreed');
    expect(world.codeOf(assign(world, bob))).toBe('ok');
    expect(funding(world, bob)).toBe(5n);
    expect(world.codeOf({ ...coins, customer })).toBe('deposit_already_credited');
  });

  test('are credited when they are final where their owner was found before, and belong to one customer', () => {
    const world = new World();
    world.do({ ...coins, customer: 0 });
    world.do(assign(world, bob));
    expect(funding(world, bob)).toBe(0n);
    expect(world.codeOf(assign(world, alice))).toBe('deposit_in_another_state');
    world.do(confirm);
    expect(funding(world, bob)).toBe(5n);
  });
});

describe('what was paid by hand', () => {
  test('D22 is credited as it arrived, at most as it was asked for, by two operators', () => {
    const world = new World();
    expect(world.do(byHand).id).toBe(1);
    const both = () => said(world, 'confirm_deposit', 'deposit_request', 1);
    const one = said(world, 'confirm_deposit', 'deposit_request', 1, 0);
    expect(world.codeOf({ ...confirmed, amount: 100n * dollar + 1n, act: both() })).toBe('amount_above_request');
    expect(world.codeOf({ ...confirmed, amount: 99n * dollar, act: one })).toBe('operator_act_not_agreed');
    expect(world.codeOf({ ...confirmed, customer: bob, amount: 1n, act: both() })).toBe('deposit_request_not_found');
    expect(world.codeOf({ ...confirmed, amount: 99n * dollar, act: both() })).toBe('ok');
    expect(funding(world, alice)).toBe(99n * dollar);
    expect(world.codeOf({ ...confirmed, amount: 99n * dollar, act: both() })).toBe('deposit_request_not_found');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D19 one payment at the bank pays once, by whatever way it was credited', () => {
    const world = new World();
    for (let times = 0; times < 3; times++) world.do(byHand);
    const pay = (id: number, paid: string): Command => {
      const act = said(world, 'confirm_deposit', 'deposit_request', id);
      return { ...confirmed, request: id, amount: 1n, reference: paid, act };
    };
    const direct = { type: 'Deposit', customer: alice, kind: 'spot', asset: usdt, amount: 1n } as const;
    expect(world.codeOf(pay(1, reference))).toBe('ok');
    expect(world.codeOf(pay(2, reference))).toBe('deposit_already_credited');
    expect(world.codeOf({ ...direct, reference })).toBe('deposit_already_credited');
    expect(world.codeOf({ type: 'FundHouse', account: 3, asset: usdt, amount: 1n, reference, act: 0 })).toBe(
      'deposit_already_credited',
    );
    world.do({ ...direct, reference: 'b'.repeat(32) });
    expect(world.codeOf(pay(2, 'b'.repeat(32)))).toBe('deposit_already_credited');
  });

  test('in fiat is no more than the shown rate gives and than an identity may pay in', () => {
    const world = new World();
    const inFiat = { ...request, ...fiat } as const;
    expect(world.codeOf(inFiat)).toBe('ok');
    expect(world.codeOf({ ...inFiat, fiatE6: fiat.fiatE6 - 1n })).toBe('fiat_too_little');
    const most = { amount: 2_000n * dollar, fiatE6: 66_000n * dollar } as const;
    expect(world.codeOf({ ...inFiat, ...most })).toBe('ok');
    expect(world.try({ ...inFiat, ...most, fiatE6: 66_001n * dollar }).rejection).toMatchObject({
      code: 'fiat_limit',
      detail: { limit: `${2_000n * dollar}` },
    });
    world.do({ ...identified(bob), version: 2, identityLevel: 0 });
    expect(world.codeOf({ ...inFiat, customer: bob })).toBe('fiat_limit');
    expect(world.codeOf({ ...byHand, customer: bob })).toBe('ok');
    world.do({ type: 'ListAsset', asset: 9, code: 'XYZ', scale: 8 });
    expect(world.codeOf({ ...inFiat, asset: 9 })).toBe('index_unavailable');
  });

  test.each<[code: string, change: Partial<Extract<Command, { type: 'RequestDeposit' }>>]>([
    ['amount_not_positive', { amount: 0n }],
    ['amount_out_of_range', { amount: balanceMax + 1n }],
    ['voucher_invalid', { voucher: 'picture' }],
    ['fiat_invalid', { currency: 'THB' }],
    ['fiat_invalid', { rateE8: 1n }],
    ['fiat_invalid', { ...fiat, currency: 'thb' }],
    ['asset_not_found', { asset: 99 }],
    ['customer_not_found', { customer: 4711 }],
    ['customer_not_found', { customer: 3 }],
  ])('is refused as %s', (code, change) => {
    expect(new World().codeOf({ ...byHand, ...change })).toBe(code);
  });

  test('is asked for ten times at once; what is canceled or rejected makes room and brings nothing', () => {
    const world = new World();
    for (let times = 0; times < 10; times++) world.do(byHand);
    expect(world.codeOf(byHand)).toBe('deposit_requests_full');
    expect(world.codeOf({ type: 'CancelDepositRequest', customer: bob, request: 1 })).toBe('deposit_request_not_found');
    world.do({ type: 'CancelDepositRequest', customer: alice, request: 1 });
    const act = said(world, 'reject_deposit', 'deposit_request', 2, 0);
    expect(world.codeOf({ type: 'RejectDepositRequest', customer: alice, request: 3, act })).toBe(
      'operator_act_not_agreed',
    );
    world.do({ type: 'RejectDepositRequest', customer: alice, request: 2, act });
    expect(funding(world, alice)).toBe(0n);
    const open = world.exchange.query({ type: 'depositRequests', customer: alice });
    expect(open.map(({ request: id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    const copy = Exchange.load(world.exchange.save());
    expect(copy.query({ type: 'depositRequests', customer: alice })).toEqual(open);
    expect(copy.hash()).toBe(world.exchange.hash());
    const again = Array.from({ length: 3 }, () => copy.execute(byHand, world.now).rejection?.code);
    expect(again).toEqual([undefined, undefined, 'deposit_requests_full']);
  });
});

test('nobody leaves while something is on its way to them', () => {
  const world = new World();
  const newcomer = 5000;
  world.do({ type: 'OpenCustomer', customer: newcomer });
  const close = { type: 'CloseCustomer', customer: newcomer, dustLimitE6: 0n } as const;
  world.do({ ...coins, customer: newcomer });
  expect(world.codeOf(close)).toBe('account_not_empty');
  world.do(undo);
  world.do({ ...byHand, customer: newcomer });
  expect(world.codeOf(close)).toBe('account_not_empty');
  world.do({ type: 'CancelDepositRequest', customer: newcomer, request: 1 });
  expect(world.codeOf(close)).toBe('ok');
  world.do(coins);
  expect(world.do({ ...coins, customer: newcomer, output: 'log 9' }).id).toBe(3);
  expect(world.exchange.query({ type: 'openDeposits', customer: 0 })).toHaveLength(1);
});

test('what would take a balance out of its bounds waits', () => {
  const world = new World();
  world.do({ ...coins, delivered: balanceMax });
  expect(world.codeOf(confirm)).toBe('amount_out_of_range');
  expect(world.exchange.query({ type: 'openDeposits', customer: alice })).toHaveLength(1);
});
