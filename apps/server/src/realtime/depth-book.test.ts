import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DepthBook, levelChanges } from './depth-book.ts';

const changes = fc.array(
  fc.record({
    bids: fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 3 })), { maxLength: 6 }),
    asks: fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 3 })), { maxLength: 6 }),
  }),
  { maxLength: 40 },
);

function applyTo(levels: Map<number, number>, pairs: readonly number[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const price = pairs[i] ?? 0;
    const quantity = pairs[i + 1] ?? 0;
    if (quantity === 0) expect(levels.delete(price)).toBe(true);
    else levels.set(price, quantity);
  }
}

function put(levels: Map<number, number>, price: number, quantity: number): void {
  if (quantity === 0) levels.delete(price);
  else levels.set(price, quantity);
}

function sorted(levels: ReadonlyMap<number, number>, descending: boolean): number[] {
  return [...levels].sort((a, b) => (descending ? b[0] - a[0] : a[0] - b[0])).flat();
}

test('the book shows the best levels in order, whatever the order of the changes', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 8 }), (steps, most) => {
      const book = new DepthBook();
      const bids = new Map<number, number>();
      const asks = new Map<number, number>();
      for (const step of steps) {
        for (const [price, quantity] of step.bids) put(bids, price, quantity);
        for (const [price, quantity] of step.asks) put(asks, price, quantity);
        book.apply({ bids: step.bids.flat(), asks: step.asks.flat() });
        expect(book.best(most)).toEqual({
          bids: sorted(bids, true).slice(0, 2 * most),
          asks: sorted(asks, false).slice(0, 2 * most),
        });
      }
    }),
  );
});

test('D35 a client that applies the changes to the state has the best levels at every moment, and no others', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 8 }), (steps, most) => {
      const book = new DepthBook();
      const client = { bids: new Map<number, number>(), asks: new Map<number, number>() };
      let published = book.best(most);
      for (const step of steps) {
        book.apply({ bids: step.bids.flat(), asks: step.asks.flat() });
        const best = book.best(most);
        applyTo(client.bids, levelChanges(published.bids, best.bids));
        applyTo(client.asks, levelChanges(published.asks, best.asks));
        published = best;
        expect(sorted(client.bids, true)).toEqual(best.bids);
        expect(sorted(client.asks, false)).toEqual(best.asks);
      }
    }),
  );
});

test('only what changed is told', () => {
  expect(levelChanges([5, 1, 4, 1, 3, 1], [5, 1, 4, 2, 2, 7])).toEqual([4, 2, 2, 7, 3, 0]);
  expect(levelChanges([5, 1], [5, 1])).toEqual([]);
});
