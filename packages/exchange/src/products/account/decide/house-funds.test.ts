import { describe, expect, test } from 'vitest';
import { alice, bob, btc, usdt, World } from '../../../exchange-world.test-support.ts';

const [treasury, fees] = [3, 2];
const reference = 'e'.repeat(32);
const funding = { type: 'FundHouse', account: treasury, asset: usdt, amount: 500_000_000n, reference, act: 0 } as const;
const limitE6 = 1_000_000_000n;
const adjust = {
  type: 'AdjustBalance',
  customer: alice,
  kind: 'spot',
  asset: usdt,
  amount: 5_000_000n,
  account: treasury,
  act: 1,
  limitE6,
} as const;

/** What operators agree on: the number of their act. */
function agreedOn(world: World, action: string, kind: string, subject: number, second = 8): number {
  const act = { operator: 7, second, action, subjectKind: kind, subject: `${subject}`, reason: 'A fault of ours.' };
  return world.do({ type: 'RecordOperatorAct', ...act, digest: 'a'.repeat(32) }).id;
}

const onAlice = (world: World, second?: number): number => agreedOn(world, 'adjust_balance', 'customer', alice, second);

function houseBalance(world: World, account: number): bigint {
  const found = world.exchange.query({ type: 'houseBalances' }).find((house) => house.account === account);
  return found?.balances.find(({ asset }) => asset === usdt)?.available ?? 0n;
}

describe('house capital', () => {
  test('after what a reserve begins with needs two operators, once for each act', () => {
    const world = new World();
    world.do(funding);
    const more = { ...funding, reference: 'd'.repeat(32) };
    expect(world.codeOf(more)).toBe('operator_act_not_agreed');
    const act = agreedOn(world, 'fund_house', 'house_account', treasury);
    expect(world.codeOf({ ...more, account: 5, act })).toBe('operator_act_not_agreed');
    expect(world.codeOf({ ...more, act })).toBe('ok');
    expect(world.codeOf({ ...more, reference: 'c'.repeat(32), act })).toBe('operator_act_not_agreed');
    expect(houseBalance(world, treasury)).toBe(1_000_000_000n);
    expect(world.codeOf({ ...more, reference: 'b'.repeat(32), asset: btc })).toBe('ok');
  });
});

describe('a correction', () => {
  const rows: readonly [string, object][] = [
    ['account_invalid', { account: 1, amount: 0n }],
    ['account_invalid', { account: alice, amount: 0n }],
    ['kind_invalid', { kind: 'piggy', amount: 0n }],
    ['amount_zero', { amount: 0n, limitE6: -1n }],
    ['amount_out_of_range', { amount: 1n << 62n, limitE6: -1n }],
    ['amount_out_of_range', { amount: -(1n << 62n), limitE6: -1n }],
    ['limit_invalid', { limitE6: -1n, asset: 99 }],
    ['asset_not_found', { asset: 99, customer: 5000 }],
    ['customer_not_found', { customer: 5000, act: 99 }],
    ['customer_not_found', { customer: treasury, act: 99 }],
    ['operator_act_not_agreed', { act: 99, limitE6: 0n }],
    ['operator_act_not_agreed', { customer: bob, limitE6: 0n }],
    ['adjustment_limit', { limitE6: 4_999_999n, amount: -5_000_000n }],
    ['insufficient_balance', { kind: 'earn', amount: -5_000_000n }],
    ['house_funds_insufficient', { account: fees }],
    ['house_funds_insufficient', { amount: 500_000_001n }],
  ];
  test.each(rows)('%s %o', (code, fields) => {
    const world = new World();
    world.do(funding);
    onAlice(world);
    const hash = world.exchange.hash();
    expect(world.codeOf({ ...adjust, ...fields })).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });

  test('books both sides, either way, and takes nothing that is held', () => {
    const world = new World();
    world.do(funding);
    expect(world.do({ ...adjust, act: onAlice(world) }).id).toBe(1);
    expect(world.balance(alice, usdt).available).toBe(1_000_005_000_000n);
    expect(houseBalance(world, treasury)).toBe(495_000_000n);
    world.place(alice, 'buy', 99_990, { quantity: 9_000_000 });
    const { available, held } = world.balance(alice, usdt);
    const tooMuch = { ...adjust, amount: -(available + 1n), limitE6: 10n ** 15n };
    expect(held).toBeGreaterThan(0n);
    expect(world.codeOf({ ...tooMuch, act: onAlice(world) })).toBe('insufficient_balance');
    expect(world.do({ ...adjust, amount: -7_000_000n, act: onAlice(world) }).id).toBe(2);
    expect(world.balance(alice, usdt).available).toBe(available - 7_000_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('needs two operators who have just agreed on this customer, and each act moves once', () => {
    const world = new World();
    world.do(funding);
    expect(world.codeOf({ ...adjust, act: onAlice(world, 0) })).toBe('operator_act_not_agreed');
    const other = agreedOn(world, 'freeze_customer', 'customer', alice);
    expect(world.codeOf({ ...adjust, act: other })).toBe('operator_act_not_agreed');
    const failed = onAlice(world);
    world.do({ type: 'RecordOperatorActFailure', act: failed, code: 'unavailable' });
    expect(world.codeOf({ ...adjust, act: failed })).toBe('operator_act_not_agreed');
    const act = onAlice(world);
    world.do({ ...adjust, act });
    expect(world.codeOf({ ...adjust, act })).toBe('operator_act_not_agreed');
    const late = onAlice(world);
    world.now += 3_600_000;
    expect(world.codeOf({ ...adjust, act: late })).toBe('operator_act_not_agreed');
  });

  test('counts against the limit of a day, whichever way it goes', () => {
    const world = new World();
    world.do({ ...funding, amount: 5_000_000_000n });
    world.do({ ...adjust, amount: 600_000_000n, act: onAlice(world) });
    world.do({ ...adjust, amount: -400_000_000n, act: onAlice(world) });
    expect(world.codeOf({ ...adjust, amount: 1n, act: onAlice(world) })).toBe('adjustment_limit');
    world.now += 86_400_000;
    expect(world.codeOf({ ...adjust, amount: 1_000_000_000n, act: onAlice(world) })).toBe('ok');
  });
});
