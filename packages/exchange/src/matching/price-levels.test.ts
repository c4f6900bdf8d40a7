import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PriceLevels } from './price-levels.ts';

const highest = 2 ** 31 - 1;

/** Prices that share pages, lie beside the edge of one, or are anywhere, up to the highest that there is. */
const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 900 }),
  fc.integer({ min: highest - 300, max: highest }),
  fc.integer({ min: 1, max: highest }),
  fc
    .record({
      page: fc.integer({ min: 1, max: 2 ** 15 - 1 }),
      floor: fc.constantFrom(8, 16),
      by: fc.integer({ min: -1, max: 1 }),
    })
    .map(({ page, floor, by }) => page * 2 ** floor + by),
);

test.each(['ascending', 'descending'] as const)(
  '%s levels are a sorted set, however many pages they need',
  (direction) => {
    const step = fc.record({ price: anyPrice, open: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 1500 }), (steps) => {
        const levels = new PriceLevels(direction);
        const plain = new Set<number>();
        const order = direction === 'ascending' ? 1 : -1;
        for (const { price: drawn, open } of steps) {
          // A close meets a level in most cases only when it looks for one.
          const price = open === 0 && drawn % 2 === 0 ? levels.bestPrice || drawn : drawn;
          if (open > 0) levels.open(price);
          else if (plain.has(price)) levels.close(levels.find(price));
          if (open > 0) plain.add(price);
          else plain.delete(price);
          expect(levels.find(drawn) >= 0).toBe(plain.has(drawn));
        }
        const wanted = [...plain].toSorted((left, right) => order * (left - right));
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

test.each(['ascending', 'descending'] as const)('the best of %s levels is known after every step', (direction) => {
  const levels = new PriceLevels(direction);
  const prices = [70_000, 65_536, 65_535, highest, 1, 256, 255, 16_777_216];
  const left = new Set<number>();
  const best = (): number => (left.size === 0 ? 0 : direction === 'ascending' ? Math.min(...left) : Math.max(...left));
  for (const price of prices) {
    levels.open(price);
    left.add(price);
    expect(levels.bestPrice).toBe(best());
  }
  for (const price of prices) {
    levels.close(levels.find(price));
    left.delete(price);
    expect(levels.bestPrice).toBe(best());
  }
  expect(levels.best).toBe(-1);
});

test('only a price has a level', () => {
  const levels = new PriceLevels('ascending');
  for (const price of [0, -1, 0.5, highest + 1, Number.NaN]) {
    expect(levels.find(price)).toBe(-1);
    expect(() => levels.open(price)).toThrow('No level can have the price');
  }
});
