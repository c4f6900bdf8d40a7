import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

test('adds what was gained and lost to the last unit', () => {
  expect(sumOf(['0.000001', '1.5', '-2'])).toBe('-0.499999');
});

test('counts nothing of what is no number, and comes to a plain zero', () => {
  expect(sumOf([])).toBe('0');
  expect(sumOf(['', '3', '-3.000000'])).toBe('0');
});
