import { expect, test } from 'vitest';
import { drawdownPpm, medianReturnPpm, roiPpm, thinned } from './statistics.ts';

test('the return is profit over what was there at the start and came since', () => {
  expect(roiPpm({ profit: 50n, base: 1_000n })).toBe(50_000);
  expect(roiPpm({ profit: -333n, base: 1_000n })).toBe(-333_000);
  expect(roiPpm({ profit: 1n, base: 0n })).toBeNull();
});

test('the drawdown is the largest fall from a peak', () => {
  const at = (profit: bigint, base = 1_000n) => ({ profit, base });
  expect(drawdownPpm([])).toBe(0);
  expect(drawdownPpm([at(0n), at(500n), at(1_000n)])).toBe(0);
  // From 1.5 to 0.75 is the half, from 1.6 to 1.2 a quarter.
  expect(drawdownPpm([at(500n), at(-250n), at(600n), at(200n)])).toBe(500_000);
  // A fall right at the start is from what was there.
  expect(drawdownPpm([at(-100n)])).toBe(100_000);
  expect(drawdownPpm([at(0n), at(-2_000n)])).toBe(1_000_000);
  // A deposit alone is no fall: 10 % of twice as much is 5 %, from 1.1 to 1.05.
  expect(drawdownPpm([at(100n), at(100n, 2_000n)])).toBe(45_454);
});

test('the median is of what copiers have left', () => {
  const result = (gained: bigint, shared = 0n, followAmount = 1_000n) => ({ gained, shared, followAmount });
  expect(medianReturnPpm([])).toBeNull();
  expect(medianReturnPpm([result(100n, 10n)])).toBe(90_000);
  expect(medianReturnPpm([result(1_000n), result(-100n), result(50n)])).toBe(50_000);
  expect(medianReturnPpm([result(-1n), result(-2n)])).toBe(-1_500);
});

test('a curve keeps its ends', () => {
  const hours = Array.from({ length: 100 }, (_, hour) => hour);
  expect(thinned(hours, 30)).toHaveLength(30);
  expect([thinned(hours, 30)[0], thinned(hours, 30).at(-1)]).toEqual([0, 99]);
  expect(thinned([1, 2], 30)).toEqual([1, 2]);
});
