import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it.each([
  [
    [1n, 1n, 1n],
    [34, 33, 33],
  ],
  [
    [2n, 1n],
    [67, 33],
  ],
  [
    [6_292n, 1_770n, 1_204n, 514n, 220n],
    [63, 18, 12, 5, 2],
  ],
  // Rounding each to the nearest would come to 102.
  [
    [15n, 15n, 15n, 15n, 15n, 15n, 10n],
    [15, 15, 15, 15, 15, 15, 10],
  ],
  [
    [1n, 999n],
    [0, 100],
  ],
  [[5n], [100]],
  [
    [0n, 0n],
    [0, 0],
  ],
  [[], []],
])('%s are shared as %s', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares);
});

it('always come to a hundred, each within one of its exact share', () => {
  const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(parts, (each) => {
      const whole = each.reduce((sum, part) => sum + part, 0n);
      fc.pre(whole > 0n);
      const shares = sharesOf(each);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      each.forEach((part, index) => {
        const off = BigInt(shares[index] ?? 0) * whole - part * 100n;
        expect(off < whole && off > -whole).toBe(true);
      });
    }),
  );
});
