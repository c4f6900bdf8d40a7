import { expect, test } from 'vitest';
import { indexInTicks } from './projection.ts';

test.each([
  // 60,000.04 USDT in ticks of 0.1, then the halves on both sides.
  [6_000_004_000_000, 1, 600_000],
  [6_000_005_000_000, 1, 600_001],
  [6_000_004_999_999, 1, 600_000],
  [12_345_678, 5, 12_346],
  // Never nothing, however small.
  [1, 2, 1],
])('an index of %s with %s decimals is the tick %s', (priceE8, decimals, ticks) => {
  expect(indexInTicks(priceE8, decimals)).toBe(ticks);
});
