import { expect, test } from 'vitest';
import { interactionToNextPaint, median, quantile } from './numbers.ts';

test('the median is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4])).toBe(4);
  expect(median([])).toBeNaN();
});

test('a quantile is a measured value', () => {
  expect(quantile([1, 2, 3, 4], 0.75)).toBe(4);
  expect(quantile([1, 2, 3, 4], 1)).toBe(4);
});

test('with fewer than fifty interactions the worst counts, then one in fifty is forgiven', () => {
  expect(interactionToNextPaint([16, 80, 24])).toBe(80);
  expect(interactionToNextPaint([400, ...Array.from({ length: 49 }, () => 24)])).toBe(24);
  expect(interactionToNextPaint([])).toBeNaN();
});
