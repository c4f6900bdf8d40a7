import { describe, expect, test } from 'vitest';
import { isTighter, periodEnd, periodStart, roomOf } from './formulas.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

describe('a period', () => {
  test.each([
    ['day', '2027-01-15T08:00', '2027-01-15T00:00', '2027-01-16T00:00'],
    ['day', '2027-01-15T00:00', '2027-01-15T00:00', '2027-01-16T00:00'],
    ['week', '2027-01-15T08:00', '2027-01-11T00:00', '2027-01-18T00:00'],
    ['week', '2027-01-11T00:00', '2027-01-11T00:00', '2027-01-18T00:00'],
    ['week', '2027-01-10T23:59', '2027-01-04T00:00', '2027-01-11T00:00'],
    ['month', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
    ['month', '2026-12-31T23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
  ] as const)('of a %s has %s from %s to %s', (period, time, start, end) => {
    expect([periodStart(period, at(time)), periodEnd(period, at(time))]).toEqual([at(start), at(end)]);
  });
});

test('a month begins on the first of every month of four hundred years', () => {
  for (let year = 1970; year < 2370; year++)
    for (let month = 0; month < 12; month++) {
      const [start, end] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
      expect([periodStart('month', start), periodStart('month', end - 1), periodEnd('month', end - 1)]).toEqual([
        start,
        start,
        end,
      ]);
    }
});

describe('a budget', () => {
  const now = { amount: 100n, period: 'week' } as const;
  test.each([
    ['less in the same period', { amount: 99n, period: 'week' }, true],
    ['as much in a longer period', { amount: 100n, period: 'month' }, true],
    ['more', { amount: 101n, period: 'week' }, false],
    ['less in a shorter period', { amount: 20n, period: 'day' }, false],
    ['more in a longer period', { amount: 200n, period: 'month' }, false],
    ['none', { amount: 0n, period: 'month' }, false],
  ] as const)('of %s: is it tighter', (_name, next, expected) => {
    expect(isTighter(next, now)).toBe(expected);
  });

  test('is always tighter than none', () => {
    expect(isTighter({ amount: 1_000_000n, period: 'day' }, { amount: 0n, period: 'month' })).toBe(true);
  });

  test('leaves what is neither lost nor at stake, and never less than nothing', () => {
    expect([roomOf(100n, -30n, 20n), roomOf(100n, 30n, 20n), roomOf(100n, -90n, 20n)]).toEqual([50n, 110n, 0n]);
  });
});
