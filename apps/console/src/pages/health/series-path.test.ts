import { expect, it } from 'vitest';
import { seriesPath } from './series-path.ts';

it('draws from zero to the largest value over the whole width', () => {
  expect(seriesPath([0, 5, 10], 100, 20)).toBe('M0.0 20.0L50.0 10.0L100.0 0.0');
});

it('leaves a gap where nothing was measured', () => {
  expect(seriesPath([4, null, 4], 100, 20)).toBe('M0.0 0.0M100.0 0.0');
});

it('lies on the ground where all is nothing, and draws nothing of nothing', () => {
  expect(seriesPath([0, 0], 100, 20)).toBe('M0.0 20.0L100.0 20.0');
  expect(seriesPath([null, null], 100, 20)).toBe('');
  expect(seriesPath([], 100, 20)).toBe('');
});
