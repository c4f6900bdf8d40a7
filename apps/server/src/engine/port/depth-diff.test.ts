import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLevels } from './depth-diff.ts';

/** One side of a book: distinct prices, each with a quantity. */
const side = fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), fc.integer({ min: 1, max: 3 }));

function levelsOf(book: Record<string, number>, descending: boolean): number[] {
  const prices = Object.keys(book).map(Number);
  return prices.toSorted((a, b) => (descending ? b - a : a - b)).flatMap((price) => [price, book[price]!]);
}

test.each([true, false])(
  'the changes turn one side into the other and name nothing else (descending %s)',
  (descending) => {
    fc.assert(
      fc.property(side, side, (before, after) => {
        const changed = changedLevels(levelsOf(before, descending), levelsOf(after, descending), descending);
        const book = new Map(Object.entries(before).map(([price, quantity]) => [Number(price), quantity]));
        for (let i = 0; i < changed.length; i += 2) {
          expect(book.get(changed[i]!) ?? 0).not.toBe(changed[i + 1]);
          if (changed[i + 1] === 0) book.delete(changed[i]!);
          else book.set(changed[i]!, changed[i + 1]!);
        }
        expect(Object.fromEntries(book)).toEqual({ ...after });
      }),
    );
  },
);
