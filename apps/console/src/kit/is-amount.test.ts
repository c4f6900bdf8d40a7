import { expect, it } from 'vitest';
import { isAmount } from './is-amount.ts';

it.each([
  ['1', true],
  ['0.000001', true],
  ['1000000.5', true],
  ['0', false],
  ['0.00', false],
  ['', false],
  ['-1', false],
  ['1,5', false],
  ['1e3', false],
  ['.5', false],
  ['1.', false],
])('%j is an amount: %s', (text, is) => {
  expect(isAmount(text)).toBe(is);
});
