import { describe, expect, it } from 'vitest';
import { dayIsOver, dayProfitOf } from './day-profit.ts';

const today = { since: 0, start: '10000', deposits: '0', withdrawals: '0', profit: '0', ratio: '0' };
const usdt = (whole: number) => BigInt(Math.round(whole * 100)) * 10_000n;

describe('the profit of a day', () => {
  it.each([
    ['a gain', 10_214.8, {}, 21_480n, '2.14'],
    ['a loss', 9_937, {}, -6_300n, '-0.63'],
    ['a deposit, which is no gain', 12_150, { deposits: '2000' }, 15_000n, '1.25'],
    ['a withdrawal, which is no loss', 8_990, { withdrawals: '1000' }, -1_000n, '-0.1'],
    ['the first day', 10_000, { start: '0', deposits: '10000' }, 0n, '0'],
    ['nothing', 0, { start: '0' }, 0n, '0'],
  ])('reckons %s', (_, equity, change, cents, percent) => {
    expect(dayProfitOf(usdt(equity), { ...today, ...change })).toEqual({ cents, percent });
  });

  it('calls less than a cent nothing, to either side', () => {
    expect(dayProfitOf(10_000_009_999n, today).cents).toBe(0n);
    expect(dayProfitOf(9_999_990_001n, today).cents).toBe(0n);
    expect(dayProfitOf(9_999_990_000n, today).cents).toBe(-1n);
  });
});

it('knows that a day is over by the clock of the server', () => {
  const hour = 3_600_000;
  const answer = { equity: '0', points: [{ time: 23 * hour, value: '0', profit: '0' }], today };
  expect([dayIsOver(answer, 0), dayIsOver(answer, hour - 1), dayIsOver(answer, hour)]).toEqual([false, false, true]);
});
