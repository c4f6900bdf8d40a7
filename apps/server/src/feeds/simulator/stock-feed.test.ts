import { expect, test } from 'vitest';
import { closeOfBefore, simulatedStockFeed } from './stock-feed.ts';
import { stockAssets } from './stock-universe.ts';
import { startPriceE8 } from './world.ts';

const thursdayOpen = Date.parse('2026-11-19T14:30:00Z');
const thursdayClose = Date.parse('2026-11-19T21:00:00Z');
const fridayOpen = Date.parse('2026-11-20T14:30:00Z');

function pricesOf(prices: readonly number[] | undefined): number[] {
  return stockAssets.map((_stock, i) => prices?.[i * 4 + 1] ?? 0);
}

function run(seed: number) {
  const feed = simulatedStockFeed({ seed });
  for (let at = thursdayClose - 60_000; at < thursdayClose; at += 1000) feed.tick(at);
  const last = pricesOf(feed.tick(thursdayClose - 1)?.prices);
  const night = [thursdayClose, fridayOpen - 1].map((at) => feed.tick(at));
  feed.tick(fridayOpen);
  const first = feed.tick(fridayOpen + 3_000);
  return { last, night, first, opened: pricesOf(first?.prices) };
}

test('stocks have an index in sessions, of five sources, and none at night', () => {
  const feed = simulatedStockFeed({ seed: 1 });
  expect(feed.tick(thursdayOpen - 1)).toBeNull();
  const tick = feed.tick(thursdayOpen + 2_000);
  expect(tick?.prices).toHaveLength(stockAssets.length * 4);
  expect(tick?.prices[3]).toBeGreaterThanOrEqual(3);
  const { night } = run(1);
  expect(night).toEqual([null, null]);
});

test('a night leaves a gap, of up to a few percent, the same for the same seed', () => {
  const { last, opened, first } = run(7);
  const gaps = opened.map((price, i) => Math.abs(price / last[i]! - 1));
  expect(Math.max(...gaps)).toBeGreaterThan(0.005);
  expect(Math.max(...gaps)).toBeLessThan(0.09);
  expect(run(7).opened).toEqual(opened);
  expect(run(8).opened).not.toEqual(opened);
  // Made after the open: such an index may price the auction.
  expect(first?.prices[2]).toBeLessThan(3_000);
});

test('it goes on from the prices of before, and a house without any has those of an ordinary day', () => {
  const [apple] = stockAssets;
  const feed = simulatedStockFeed({ seed: 1, lastPricesE8: new Map([[apple!.asset, 20_000_000_000]]) });
  const [index] = pricesOf(feed.tick(thursdayOpen + 2_000)?.prices);
  expect(Math.abs(index! / 20_000_000_000 - 1)).toBeLessThan(0.01);
  expect(closeOfBefore([apple!]).prices).toEqual([apple!.asset, startPriceE8(apple!), 0, 5]);
});

test('twenty names, each once', () => {
  expect(stockAssets).toHaveLength(20);
  expect(new Set(stockAssets.map(({ code }) => code)).size).toBe(20);
});
