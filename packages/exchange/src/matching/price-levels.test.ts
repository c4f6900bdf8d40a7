import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PriceLevels } from './price-levels.ts';

test.each(['ascending', 'descending'] as const)(
  '%s levels are a sorted set, however many chunks they need',
  (direction) => {
    const step = fc.record({ price: fc.integer({ min: 1, max: 900 }), open: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 1500 }), (steps) => {
        const levels = new PriceLevels(direction);
        const plain = new Set<number>();
        for (const { price, open } of steps) {
          if (open > 0) levels.open(price);
          else if (plain.has(price)) levels.close(levels.find(price));
          if (open > 0) plain.add(price);
          else plain.delete(price);
        }
        const wanted = [...plain].toSorted((left, right) => (direction === 'ascending' ? left - right : right - left));
        const found: number[] = [];
        levels.walk((level) => void found.push(levels.price[level]!));
        expect(found).toEqual(wanted);
        expect(levels.size).toBe(wanted.length);
        expect(levels.bestPrice).toBe(wanted[0] ?? 0);
        for (const price of wanted) expect(levels.price[levels.find(price)]).toBe(price);
      }),
      { numRuns: 40 },
    );
  },
);
