import { expect, test } from 'vitest';
import { labelledLines } from './labelled-lines.ts';

test('a few lines are all labelled', () => {
  expect(labelledLines([90, 110, 500], 100)).toEqual(new Set([0, 1, 2]));
});

test('of many lines the five nearest to the price are labelled, on either side of it', () => {
  expect(labelledLines([10, 99, 101, 500, 95, 106, 98], 100)).toEqual(new Set([1, 2, 6, 4, 5]));
});

test('the price moves the labels along', () => {
  const prices = [1, 2, 3, 4, 5, 6];
  expect(labelledLines(prices, 0).has(5)).toBe(false);
  expect(labelledLines(prices, 7).has(0)).toBe(false);
});

test('without a price the first ones are labelled', () => {
  expect(labelledLines([6, 5, 4, 3, 2, 1], undefined).size).toBe(5);
});
