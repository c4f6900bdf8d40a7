import { expect, test } from 'vitest';
import type { Changes } from '../../engine/port/changes.ts';
import { indexPriceChanges } from './changes.ts';

function noted(prices: readonly number[]): string[] {
  const calls: string[] = [];
  const changes: Changes = {
    book: () => calls.push('book'),
    market: () => calls.push('market'),
    contract: () => calls.push('contract'),
    position: () => calls.push('position'),
    everyMarket: () => calls.push('everyMarket'),
    livePrices: () => calls.push('livePrices'),
    trade: () => calls.push('trade'),
  };
  indexPriceChanges['IndexPublished']!(
    { type: 'IndexPublished', source: 'feed', prices, repeated: [] },
    changes,
    1_000,
  );
  return calls;
}

test('prices are live while one of them has two sources, and every market is looked at', () => {
  expect(noted([1, 500, 0, 3, 2, 700, 60_000, 0])).toEqual(['livePrices', 'everyMarket']);
  expect(noted([1, 500, 60_000, 1, 2, 700, 0, 2])).toEqual(['livePrices', 'everyMarket']);
});

test('D10 a tick that only repeats what was is no news from outside', () => {
  expect(noted([1, 500, 60_000, 1, 2, 700, 60_000, 0])).toEqual(['everyMarket']);
});
