import { expect, test } from 'vitest';
import type { MarketFeed, PriceSource, SourceQuote } from './feed.ts';
import { indexFeed } from './index-feed.ts';

const now = 1_800_000_000_000;

interface ScriptedSource extends PriceSource {
  closed: boolean;
}

function source(prices: Readonly<Record<number, number>>, at = now, until = Number.MAX_SAFE_INTEGER): ScriptedSource {
  const quotes = Object.entries(prices).map(([asset, priceE8]): SourceQuote => ({ asset: Number(asset), priceE8, at }));
  return {
    name: 'venue',
    closed: false,
    quotes: (when) => quotes.map((quote) => ({ ...quote, at: Math.min(when, until) })),
    line: () => ({ connected: true, reconnects: 1, dropped: 2, failedSnapshots: 0, skewMs: -40, problem: null }),
    close() {
      this.closed = true;
    },
  };
}

function feedOf(...sources: PriceSource[]): MarketFeed {
  return indexFeed({ name: 'feed', sources });
}

test('a tick has every asset, ascending, each the median of its sources', () => {
  const feed = feedOf(source({ 10: 50, 2: 1000 }), source({ 2: 1002, 10: 50 }), source({ 10: 51, 2: 1001 }));
  expect(feed.tick(now)).toEqual({ source: 'feed', prices: [2, 1001, 0, 3, 10, 50, 0, 3] });
});

test('D10 a tick says of every asset how many sound sources it has', () => {
  const feed = feedOf(source({ 1: 100, 2: 100 }), source({ 1: 100, 2: 100 }), source({ 1: 100, 2: 200 }));
  expect(feed.tick(now)?.prices).toEqual([1, 100, 0, 3, 2, 100, 0, 2]);
});

test('of two sources the one nearer to the last index counts', () => {
  const before = (lastE8: number) =>
    indexFeed({
      name: 'feed',
      sources: [source({ 1: 1000 }), source({ 1: 1010 })],
      lastPricesE8: new Map([[1, lastE8]]),
    });
  expect(before(1008).tick(now)?.prices).toEqual([1, 1010, 0, 2]);
  const feed = before(1002);
  expect(feed.tick(now)?.prices).toEqual([1, 1000, 0, 2]);
  expect(feed.tick(now + 1_000)?.prices).toEqual([1, 1000, 0, 2]);
});

test('an index that lost its sources stands still, ages and says how many are left', () => {
  const feed = feedOf(source({ 1: 1000 }), source({ 1: 1010 }, now, now), source({ 1: 1020 }, now, now));
  expect(feed.tick(now)?.prices).toEqual([1, 1010, 0, 3]);
  expect(feed.tick(now + 10_000)?.prices).toEqual([1, 1010, 10_000, 3]);
  expect(feed.tick(now + 10_001)?.prices).toEqual([1, 1010, 10_001, 1]);
  expect(feed.tick(now + 60_000)?.prices).toEqual([1, 1010, 60_000, 1]);
});

test('an index that came back is measured by the one of before', () => {
  const silentUntil = now + 60_000;
  const returning = (priceE8: number): PriceSource => ({
    ...source({ 1: priceE8 }),
    quotes: (when) => (when > now && when < silentUntil ? [] : [{ asset: 1, priceE8, at: when }]),
  });
  const feed = feedOf(returning(1000), returning(1010));
  feed.tick(now);
  expect(feed.tick(now + 30_000)?.prices).toEqual([1, 1000, 30_000, 0]);
  expect(feed.tick(silentUntil)?.prices).toEqual([1, 1000, 0, 2]);
});

test('an asset that never had two sound sources is left out, and the others keep their ticks', () => {
  const feed = indexFeed({
    name: 'feed',
    sources: [source({ 1: 100, 2: 5 }), source({ 1: 100 })],
    lastPricesE8: new Map([[3, 7]]),
  });
  expect(feed.tick(now)).toEqual({ source: 'feed', prices: [1, 100, 0, 2] });
});

test('before any index there is no tick', () => {
  expect(feedOf(source({ 1: 100 }), source({ 1: 200 })).tick(now)).toBeNull();
});

test('the health of a source says how many assets it keeps fresh, and how its line is', () => {
  const feed = feedOf(source({ 1: 100, 2: 5 }), source({ 1: 100 }, now, now), source({}));
  const [live, stale, empty] = feed.health(now + 30_000);
  expect(live).toMatchObject({ name: 'venue', assets: 2, ageMs: 0, reconnects: 1, dropped: 2, skewMs: -40 });
  expect(stale).toMatchObject({ assets: 0, ageMs: 30_000 });
  expect(empty).toMatchObject({ assets: 0, ageMs: null });
});

test('closing the feed closes its sources', () => {
  const venue = source({ 1: 100 });
  feedOf(venue).close();
  expect(venue.closed).toBe(true);
});
