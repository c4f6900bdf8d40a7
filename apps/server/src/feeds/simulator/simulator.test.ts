import { describe, expect, test } from 'vitest';
import type { MarketFeed } from '../feed.ts';
import { simulatedFeed, simulatorName, startPriceE8 } from './simulator.ts';
import { simulatedAssets } from './universe.ts';

const start = Date.UTC(2026, 10, 21, 9, 0, 0);

function pricesOf(feed: MarketFeed, now: number): Map<number, number> {
  const { prices } = feed.tick(now)!;
  return new Map(Array.from({ length: prices.length / 4 }, (_, i) => [prices[4 * i]!, prices[4 * i + 1]!]));
}

function walk(feed: MarketFeed, from: number, seconds: number): Map<number, number>[] {
  return Array.from({ length: seconds }, (_, i) => pricesOf(feed, from + i * 1000));
}

describe('the simulated market', () => {
  test('ticks all assets from three sound sources, and says that it is simulated', () => {
    const tick = simulatedFeed({ seed: 1 }).tick(start)!;
    expect(tick.source).toBe(simulatorName);
    expect(tick.prices.filter((_, i) => i % 4 === 3)).toEqual(simulatedAssets.map(() => 3));
    expect(tick.prices.filter((_, i) => i % 4 === 0)).toEqual(simulatedAssets.map(({ asset }) => asset));
    expect(tick.prices.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
  });

  test('starts at its start prices, to a basis point', () => {
    const prices = pricesOf(simulatedFeed({ seed: 1 }), start);
    for (const asset of simulatedAssets) {
      expect(Math.abs(prices.get(asset.asset)! / startPriceE8(asset) - 1)).toBeLessThan(0.0001 + 0.0001);
    }
  });

  test('is the same for the same seed and time, and another for another', () => {
    const [one, same, other] = [5, 5, 6].map((seed) => walk(simulatedFeed({ seed }), start, 300));
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(walk(simulatedFeed({ seed: 5 }), start + 86_400_000, 300)).not.toEqual(one);
  });

  test('goes on from the last prices after a restart, along the same way', () => {
    const first = simulatedFeed({ seed: 9 });
    walk(first, start, 600);
    const last = pricesOf(first, start + 600_000);
    const second = simulatedFeed({ seed: 9, lastPricesE8: last });
    pricesOf(second, start + 600_000);
    const [unbroken, resumed] = [walk(first, start + 601_000, 600), walk(second, start + 601_000, 600)];
    for (const [i, prices] of resumed.entries()) {
      for (const [asset, price] of prices) {
        expect(Math.abs(price / unbroken[i]!.get(asset)! - 1)).toBeLessThan(0.0006);
      }
    }
  });

  test('a pause of hours is no leap', () => {
    const feed = simulatedFeed({ seed: 4 });
    const before = pricesOf(feed, start);
    const after = pricesOf(feed, start + 8 * 3_600_000);
    for (const [asset, price] of after) expect(Math.abs(price / before.get(asset)! - 1)).toBeLessThan(0.01);
  });

  test('a clock that goes back moves nothing', () => {
    const feed = simulatedFeed({ seed: 4 });
    const before = pricesOf(feed, start);
    const after = pricesOf(feed, start - 5_000);
    for (const [asset, price] of after) expect(Math.abs(price / before.get(asset)! - 1)).toBeLessThan(0.0003);
  });

  test('a day of seconds stays positive, moves by what is usual and never leaps', () => {
    const feed = simulatedFeed({ seed: 2026 });
    let before = pricesOf(feed, start);
    const squares = new Map<number, number>();
    let greatest = 0;
    for (let second = 1; second < 86_400; second++) {
      const now = pricesOf(feed, start + second * 1000);
      for (const [asset, price] of now) {
        const change = price / before.get(asset)! - 1;
        greatest = Math.max(greatest, Math.abs(change));
        squares.set(asset, (squares.get(asset) ?? 0) + change ** 2);
      }
      before = now;
    }
    expect(greatest).toBeLessThan(0.012);
    for (const { asset, beta, ownVolatility } of simulatedAssets) {
      const ratio = Math.sqrt(squares.get(asset)!) / Math.sqrt((0.021 * beta) ** 2 + ownVolatility ** 2);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2.2);
    }
  });
});
