import { describe, expect, it } from 'vitest';
import { curveOf, curveTimes, dayStartOf, profitOf, profitRatioPpm } from './equity.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.UTC(2026, 10, 21, 12, 7, 13);
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n;
const nothing = { start: 0n, now: 0n, deposits: 0n, withdrawals: 0n };

describe('the profit of a day', () => {
  it.each([
    ['a price that moved without a trade', { ...nothing, start: usdt(10_000), now: usdt(10_250) }, 250, 25_000n],
    ['a loss', { ...nothing, start: usdt(10_000), now: usdt(9_900) }, -100, -10_000n],
    // 10,000 in the morning, 2,000 at midday, 12,150 now: 150 were earned, on 12,000.
    [
      'a deposit in the middle of the day',
      { ...nothing, start: usdt(10_000), now: usdt(12_150), deposits: usdt(2_000) },
      150,
      12_500n,
    ],
    // 1,000 went out and 10 as its fee: only the fee is lost.
    [
      'a withdrawal, whose fee is a loss',
      { ...nothing, start: usdt(10_000), now: usdt(8_990), withdrawals: usdt(1_000) },
      -10,
      -1_000n,
    ],
    ['the first day of an account', { ...nothing, now: usdt(10_000), deposits: usdt(10_000) }, 0, 0n],
    [
      'all of it withdrawn after a gain',
      { ...nothing, start: usdt(100), withdrawals: usdt(110), now: 0n },
      10,
      100_000n,
    ],
    ['nothing at all', nothing, 0, 0n],
  ])('counts %s', (_, change, profit, ratioPpm) => {
    expect(profitOf(change)).toBe(usdt(profit));
    expect(profitRatioPpm(change)).toBe(ratioPpm);
  });

  it('rounds the share to the nearest millionth, halves away from zero', () => {
    const ratio = (start: bigint, now: bigint) => profitRatioPpm({ ...nothing, start, now });
    expect([ratio(3n, 4n), ratio(3n, 5n), ratio(3n, 2n), ratio(3n, 1n)]).toEqual([
      333_333n,
      666_667n,
      -333_333n,
      -666_667n,
    ]);
    expect([ratio(2_000_000n, 2_000_001n), ratio(2_000_000n, 1_999_999n)]).toEqual([1n, -1n]);
  });
});

it('a curve earns what its value changes beyond what flows between its points', () => {
  const flows = [
    { at: 0, worth: usdt(500) },
    { at: 5, worth: usdt(200) },
    { at: 10, worth: -usdt(50) },
    { at: 21, worth: usdt(9) },
  ];
  const points = curveOf([0, 10, 20, 21], [usdt(500), usdt(660), usdt(640), usdt(650)], flows);
  expect(points.map(({ flow, profit }) => [flow, profit])).toEqual([
    [0n, 0n],
    [usdt(150), usdt(10)],
    [0n, -usdt(10)],
    [usdt(9), -usdt(9)],
  ]);
});

describe('the times of a curve', () => {
  it.each([
    ['day', 20 * minute],
    ['week', 2 * hour],
    ['month', 8 * hour],
    ['quarter', day],
  ] as const)('of a %s are 48 to 96 and round between the ends', (period, step) => {
    const times = curveTimes(period, 0, noon);
    expect(times.length).toBeGreaterThanOrEqual(48);
    expect(times.length).toBeLessThanOrEqual(96);
    expect(times.at(-1)).toBe(noon);
    const inner = times.slice(1, -1);
    expect(inner.every((at) => at % step === 0)).toBe(true);
    expect(inner.at(-1)! - inner[0]!).toBe((inner.length - 1) * step);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('begin with a younger account, never before it', () => {
    expect(curveTimes('quarter', noon - 3 * minute, noon)).toEqual([
      noon - 3 * minute,
      ...[5, 6, 7].map((at) => Date.UTC(2026, 10, 21, 12, at)),
      noon,
    ]);
    expect(curveTimes('day', noon, noon)).toEqual([noon]);
    expect(curveTimes('day', null, noon)).toEqual([noon]);
  });

  it('stay between 48 and 96 however old the account is', () => {
    for (let age = 47 * minute; age < 95 * day; age = Math.ceil(age * 1.07)) {
      const { length } = curveTimes('quarter', noon - age, noon);
      expect([age, length >= 48 && length <= 96]).toEqual([age, true]);
    }
  });

  it('know when a day began', () => {
    expect(dayStartOf(noon)).toBe(Date.UTC(2026, 10, 21));
    expect(dayStartOf(Date.UTC(2026, 10, 21))).toBe(Date.UTC(2026, 10, 21));
  });
});
