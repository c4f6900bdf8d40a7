import { expect, test } from 'vitest';
import { lastMonths, startOfMonth } from './months.ts';

test('months go back over the turn of the year, from the last moment of one too', () => {
  expect(lastMonths(3, Date.UTC(2027, 1, 28, 23, 59, 59, 999))).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(lastMonths(1, Date.UTC(2026, 2, 31))).toEqual(['2026-03', '2026-02']);
  expect(startOfMonth('2026-12')).toBe(Date.UTC(2026, 11));
});
