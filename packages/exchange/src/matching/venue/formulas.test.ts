import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceMax, quantityMax } from '../../kernel/amounts.ts';
import { crossIndexTicks, notionalOf, trailingTrigger } from './formulas.ts';

const price = fc.integer({ min: 1, max: priceMax });
const basisPoints = fc.integer({ min: 10, max: 2000 });

test('a trailing stop is at least one tick away from its extreme, and no nearer than its delta', () => {
  fc.assert(
    fc.property(price, basisPoints, (extreme, delta) => {
      const sell = trailingTrigger('sell', extreme, delta);
      const buy = trailingTrigger('buy', extreme, delta);
      expect(sell).toBeLessThanOrEqual(extreme - 1);
      expect(buy).toBeGreaterThanOrEqual(extreme + 1);
      expect((extreme - sell) * 10_000).toBeGreaterThanOrEqual(extreme * delta);
      expect((buy - extreme) * 10_000).toBeGreaterThanOrEqual(extreme * delta);
    }),
  );
});

test('D15 a notional is exact or larger than every bound, never something that compares as false', () => {
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: quantityMax }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (p, q, unit) => {
        const exact = BigInt(p) * BigInt(q) * BigInt(unit);
        const found = notionalOf(p, q, unit);
        if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) expect(BigInt(found)).toBe(exact);
        else expect(found).toBe(Number.POSITIVE_INFINITY);
      },
    ),
  );
});

test('the index of a market is in its own quote, rounded half up', () => {
  expect(crossIndexTicks(6_000_000_000_000, 300_000_000_000, 4)).toBe(200_000);
  expect(crossIndexTicks(1, 2, 0)).toBe(1);
  expect(crossIndexTicks(1, 3, 0)).toBe(0);
});
