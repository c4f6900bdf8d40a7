import { expect, it } from 'vitest';
import { liveCurve } from './live-curve.ts';

const points = [
  { time: 1, value: '100', profit: '0' },
  { time: 2, value: '160', profit: '-2.5', flow: '62.5' },
];

it('ends at what everything is worth now, and has earned what that has gained', () => {
  expect(liveCurve(points, 161_000_001n)).toEqual([
    { at: 1, value: '100', profit: '0' },
    { at: 2, value: '161.000001', profit: '-1.499999', flow: '62.5' },
  ]);
  expect(liveCurve(points, 170_000_000n).at(-1)).toMatchObject({ value: '170', profit: '7.5' });
});

it('ends as answered while nothing is known of now', () => {
  expect(liveCurve(points, undefined).at(-1)).toMatchObject({ value: '160', profit: '-2.5' });
  expect(liveCurve([], 5n)).toEqual([]);
});
