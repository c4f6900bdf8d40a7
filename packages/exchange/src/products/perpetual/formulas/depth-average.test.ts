import { expect, test } from 'vitest';
import { averageDepth, type DepthSamples, isDepthDue, withDepth } from './depth-average.ts';

const minute = 60_000;

test('a sample is due once in ten seconds, by the clock', () => {
  expect(isDepthDue([], 5)).toBe(true);
  const samples = withDepth([], 9_000, { bids: 1, asks: 1 });
  expect([9_001, 9_999, 10_000, 19_000].map((at) => isDepthDue(samples, at))).toEqual([false, false, true, true]);
});

test('the average is of ten minutes and of one side, down to a lot', () => {
  let samples: DepthSamples = [];
  samples = withDepth(samples, minute, { bids: 1_000_000, asks: 9 });
  samples = withDepth(samples, 2 * minute, { bids: 10, asks: 5 });
  samples = withDepth(samples, 3 * minute, { bids: 15, asks: 6 });
  expect(averageDepth(samples, 10 * minute, 'asks')).toBe(6);
  expect(averageDepth(samples, 11 * minute - 1, 'bids')).toBe(333_341);
  expect(averageDepth(samples, 11 * minute, 'bids')).toBe(12);
  expect(averageDepth(samples, 13 * minute, 'bids')).toBe(0);
});

test('what is older than ten minutes is forgotten with the next sample', () => {
  const samples = withDepth(withDepth([], 0, { bids: 7, asks: 7 }), 10 * minute, { bids: 1, asks: 2 });
  expect(samples).toEqual([10 * minute, 1, 2]);
});

test('sums past what a double counts stay exact', () => {
  const most = Number.MAX_SAFE_INTEGER;
  let samples: DepthSamples = [];
  for (let i = 0; i < 3; i++) samples = withDepth(samples, i * 10_000, { bids: most, asks: most - i });
  expect(averageDepth(samples, minute, 'bids')).toBe(most);
  expect(averageDepth(samples, minute, 'asks')).toBe(most - 1);
});
