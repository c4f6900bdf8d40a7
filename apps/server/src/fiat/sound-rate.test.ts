import { expect, test } from 'vitest';
import { isSoundRate } from './sound-rate.ts';

const jump = 200_000;

test('a first rate is of the order of its currency', () => {
  expect(isSoundRate('CNY', 711_500_000n, null, jump)).toBe(true);
  expect(isSoundRate('CNY', 71_150_000n, null, jump)).toBe(false);
  expect(isSoundRate('CNY', 7_115_000_000n, null, jump)).toBe(false);
  expect(isSoundRate('USD', 100_000_001n, null, jump)).toBe(false);
});

test('a later one is no further from the last than it may be, up or down', () => {
  expect(isSoundRate('EUR', 120_000_000n, 100_000_000n, jump)).toBe(true);
  expect(isSoundRate('EUR', 120_000_001n, 100_000_000n, jump)).toBe(false);
  expect(isSoundRate('EUR', 80_000_000n, 100_000_000n, jump)).toBe(true);
  expect(isSoundRate('EUR', 79_999_999n, 100_000_000n, jump)).toBe(false);
});
