import { expect, test } from 'vitest';
import { allCases, groupOf, scaledTo } from './contract-vectors.ts';

/** How many cases a group has. The tests beside the formulas hold them; those of the index hold the feeds, which compute it. */
const held = {
  cum: 2,
  margins: 23,
  'isolated formula': 1,
  isolated: 22,
  'liquidation close': 6,
  'liquidation step': 4,
  'liquidated?': 4,
  'cross price': 6,
  'cross account': 6,
  index: 10,
  mark: 8,
  premium: 4,
  'funding rate': 10,
  'funding payments': 12,
};

test('every vector of contracts is of a group that a test holds', () => {
  const counts = Object.entries(Object.groupBy(allCases(), ({ name }) => groupOf(name)));
  expect(Object.fromEntries(counts.map(([group, found]) => [group, found!.length]))).toEqual(held);
  expect(allCases()).toHaveLength(118);
});

test('a decimal with more places than its unit is refused, not cut', () => {
  expect(scaledTo(6, '-0.000001')).toBe(-1n);
  expect(() => scaledTo(2, '0.001')).toThrow('more than 2 places');
  expect(() => scaledTo(2, 'x')).toThrow();
});
