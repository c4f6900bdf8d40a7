import { expect, test } from 'vitest';
import type { PriceSource, SourceQuote } from './feed.ts';
import { indexFeed } from './index-feed.ts';

const now = 1_800_000_000_000;

function source(prices: Readonly<Record<number, number>>, at = now): PriceSource & { closed: boolean } {
  const quotes = Object.entries(prices).map(([asset, priceE8]): SourceQuote => ({ asset: Number(asset), priceE8, at }));
  return {
    name: 'venue',
    closed: false,
    quotes: () => quotes,
    close() {
      this.closed = true;
    },
  };
}

test('a tick has every asset, ascending, each the median of its sources', () => {
  const feed = indexFeed('three', [
    source({ 10: 50, 2: 1000 }),
    source({ 2: 1002, 10: 50 }),
    source({ 10: 51, 2: 1001 }),
  ]);
  expect(feed.tick(now)).toEqual({ source: 'three', prices: [2, 1001, 0, 3, 10, 50, 0, 3] });
});

test('D10 a tick says of every asset how many sound sources it has', () => {
  const feed = indexFeed('two', [source({ 1: 100, 2: 100 }), source({ 1: 100, 2: 100 }), source({ 1: 100, 2: 200 })]);
  expect(feed.tick(now)?.prices).toEqual([1, 100, 0, 3, 2, 100, 0, 2]);
});

test('an asset without a sound source is left out, and the others keep their ticks', () => {
  const feed = indexFeed('one', [source({ 1: 100 }), source({ 2: 300 }, now - 60_000)]);
  expect(feed.tick(now)).toEqual({ source: 'one', prices: [1, 100, 0, 1] });
});

test('without any sound source there is no tick', () => {
  expect(indexFeed('none', [source({ 1: 100 }, now - 60_000)]).tick(now)).toBeNull();
});

test('closing the feed closes its sources', () => {
  const venue = source({ 1: 100 });
  indexFeed('one', [venue]).close();
  expect(venue.closed).toBe(true);
});
