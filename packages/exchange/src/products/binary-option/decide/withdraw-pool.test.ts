import { beforeEach, describe, expect, test } from 'vitest';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { alice, bob, optionMarket, OptionWorld, usdt } from './option-world.test-support.ts';

const { optionPool, world: outside } = systemAccounts;
const capital = 100_000_000_000n;
const reference = 'a'.repeat(32);

let world: OptionWorld;
beforeEach(() => {
  world = new OptionWorld(capital);
  world.ticks(0, 3000);
});

/** What operators have said, each of them by their number. */
function agreed(fields: object = {}): number {
  const subject = { action: 'withdraw_option_pool', subjectKind: 'house_account', subject: String(optionPool) };
  const said = { operator: 7, second: 8, reason: 'Profit of the month.', digest: 'd'.repeat(32) };
  return world.do({ type: 'RecordOperatorAct', ...said, ...subject, ...fields }).id;
}

function withdraw(fields: { amount?: bigint; reference?: string; act?: number } = {}) {
  return { type: 'WithdrawOptionPool', amount: 1_000_000n, reference, act: 1, ...fields } as const;
}

function houseBalance(account: number): bigint {
  const found = world.exchange.query({ type: 'houseBalances' }).find((house) => house.account === account);
  return found?.balances.find(({ asset }) => asset === usdt)?.available ?? 0n;
}

describe('a withdrawal from the pool', () => {
  test.each([
    ['amount_not_positive', { amount: 0n, reference: '' }],
    ['amount_not_positive', { amount: -1n }],
    ['amount_out_of_range', { amount: 1n << 62n, reference: '' }],
    ['reference_invalid', { reference: 'wire 7', act: 99 }],
    ['operator_act_not_agreed', { act: 99, amount: 2n * capital }],
    ['house_funds_insufficient', { amount: capital + 1n }],
  ])('is refused as %s with %o', (code, fields) => {
    agreed();
    const hash = world.exchange.hash();
    expect(world.codeOf(withdraw(fields))).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });

  test('needs two operators who have just agreed on this account, and an act and a payment count once', () => {
    const codeWith = (act: number, name = reference): string => world.codeOf(withdraw({ act, reference: name }));
    expect(codeWith(agreed({ second: 0 }))).toBe('operator_act_not_agreed');
    expect(codeWith(agreed({ action: 'fund_house' }))).toBe('operator_act_not_agreed');
    expect(codeWith(agreed({ subject: String(systemAccounts.insurance) }))).toBe('operator_act_not_agreed');
    const late = agreed();
    world.now += 3_600_000;
    expect(codeWith(late)).toBe('operator_act_not_agreed');
    const act = agreed();
    expect(codeWith(act)).toBe('ok');
    expect(codeWith(agreed())).toBe('pool_withdrawal_already_recorded');
    expect(codeWith(act, 'b'.repeat(32))).toBe('operator_act_not_agreed');
    expect(codeWith(agreed(), 'b'.repeat(32))).toBe('ok');
    expect(world.pool().balance).toBe(capital - 2_000_000n);
  });

  test('goes to the world outside, to the last unit where nothing is open, and then nothing is sold', () => {
    const before = houseBalance(outside);
    expect(world.do(withdraw({ amount: capital, act: agreed() })).id).toBe(1);
    expect(world.pool()).toMatchObject({ balance: 0n, reserved: 0n });
    expect(houseBalance(outside)).toBe(before + capital);
    expect(world.exchange.checkInvariants()).toBeNull();
    world.tick({ at: 3500, priceE8: 10_000_000_000 });
    expect(world.refusalAt(3600)).toBe('exposure_exceeded');
  });

  test('leaves what is reserved', () => {
    world.do({ ...optionMarket, exposurePpm: 1_000_000 });
    world.buy(3000);
    const act = agreed();
    const outcome = world.try(withdraw({ amount: capital - 7_500_000n + 1n, act }));
    expect(outcome.rejection).toMatchObject({ code: 'house_funds_insufficient', detail: { most: 99_992_500_000 } });
    expect(world.codeOf(withdraw({ amount: capital - 7_500_000n, act }))).toBe('ok');
    expect(world.pool()).toMatchObject({ balance: 7_500_000n, reserved: 7_500_000n });
    world.ticks(4000, 9000);
    world.ticks(10_000, 50_000, 20_000_000_000);
    expect(world.account(alice).available).toBe(100_007_500_000n);
  });

  // 12.3 USDT are due 126 s after the first purchase and 15 USDT 36 s after the other: 0.2 % of 13,650 or, apart, of 7,500.
  test.each([
    ['within ten seconds of each other', 83_000, 13_650_000_000n],
    ['a ms more than that apart', 82_999, 7_500_000_000n],
  ])('leaves what all that may be due %s asks for, by the terms in force', (_name, at, least) => {
    world.buy(3000, { customer: bob, seconds: 120, stake: 15_000_000n });
    world.ticks(4000, 82_000);
    world.buy(at, { stake: 20_000_000n, direction: 'down' });
    const act = agreed();
    const refused = world.try(withdraw({ amount: capital - least + 1n, act }));
    expect(refused.rejection).toMatchObject({ code: 'pool_exposed', detail: { most: Number(capital - least) } });
    expect(world.codeOf(withdraw({ amount: capital - least, act }))).toBe('ok');
    const more = withdraw({ amount: 1n, reference: 'b'.repeat(32), act: agreed() });
    expect(world.codeOf(more)).toBe('pool_exposed');
    world.do({ ...optionMarket, exposurePpm: 1_000 });
    expect(world.try(more).rejection).toMatchObject({ code: 'pool_exposed', detail: { most: 0 } });
    world.do({ ...optionMarket, exposurePpm: 2_001 });
    expect(world.codeOf(more)).toBe('ok');
  });
});
