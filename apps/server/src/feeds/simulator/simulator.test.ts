import { describe, expect, test } from 'vitest';
import type { MarketFeed } from '../feed.ts';
import type { MarketScript } from './market-script.ts';
import { crash, deadFeed, oneLiar, onlySources, steady } from './market-scripts.test-support.ts';
import { simulatedFeed, simulatorName } from './simulator.ts';
import { simulatedAssets } from './universe.ts';
import { startPriceE8 } from './world.ts';

const start = Date.UTC(2026, 10, 21, 9, 0, 0);

function pricesOf(feed: MarketFeed, now: number): Map<number, number> {
  const { prices } = feed.tick(now)!;
  return new Map(Array.from({ length: prices.length / 4 }, (_, i) => [prices[4 * i]!, prices[4 * i + 1]!]));
}

function walk(feed: MarketFeed, from: number, seconds: number): Map<number, number>[] {
  return Array.from({ length: seconds }, (_, i) => pricesOf(feed, from + i * 1000));
}

describe('the simulated market', () => {
  test('ticks all assets from five sound sources, and says that it is simulated', () => {
    const tick = simulatedFeed({ seed: 1, script: steady }).tick(start)!;
    expect(tick.source).toBe(simulatorName);
    expect(tick.prices.filter((_, i) => i % 4 === 3)).toEqual(simulatedAssets.map(() => 5));
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

  test('every tick of an ordinary day has three sources that are younger than three seconds', () => {
    const feed = simulatedFeed({ seed: 2026 });
    const seen = new Set<number>();
    feed.tick(start);
    for (let second = 20; second < 6 * 3600; second++) {
      const { prices } = feed.tick(start + second * 1000)!;
      for (let i = 0; i < prices.length; i += 4) {
        if (prices[i + 3]! < 3 || prices[i + 2]! >= 3_000) expect.fail(`asset ${prices[i]} after ${second} s`);
        seen.add(prices[i + 3]!);
      }
    }
    // Venues did come and go.
    expect(seen.size).toBeGreaterThan(1);
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

/** What a script makes of the first asset: its price as a multiple of that of an unscripted world, age and sources. */
function scripted(script: MarketScript, seconds: readonly number[]) {
  const feed = simulatedFeed({ seed: 11, script });
  const plain = simulatedFeed({ seed: 11, script: steady });
  const seen = new Map<number, { multiple: number; ageMs: number; sources: number }>();
  for (let second = 0; second <= Math.max(...seconds); second++) {
    const [, priceE8, ageMs, sources] = feed.tick(start + second * 1000)!.prices;
    const [, plainE8] = plain.tick(start + second * 1000)!.prices;
    seen.set(second, { multiple: priceE8! / plainE8!, ageMs: ageMs!, sources: sources! });
  }
  return seconds.map((second) => seen.get(second)!);
}

describe('a script of a test', () => {
  test('a crash of 40 % in a minute is what all venues see', () => {
    const [before, half, end, after] = scripted(crash({ from: start + 20_000 }), [20, 50, 80, 120]);
    expect(before!.multiple).toBeCloseTo(1, 6);
    expect(half!.multiple).toBeCloseTo(0.8, 3);
    expect(end!.multiple).toBeCloseTo(0.6, 3);
    expect(after).toMatchObject({ sources: 5, ageMs: 0 });
    expect(after!.multiple).toBeCloseTo(0.6, 3);
  });

  test('a dead feed stands still, ages, and returns 15 % away', () => {
    const script = deadFeed({ from: start + 20_000, until: start + 80_000 });
    const [live, fresh, frozen, back] = scripted(script, [19, 29, 79, 80]);
    expect(live).toMatchObject({ sources: 5, ageMs: 0 });
    expect(fresh).toMatchObject({ sources: 5, ageMs: 10_000 });
    expect(frozen).toMatchObject({ sources: 0, ageMs: 60_000 });
    expect(back).toMatchObject({ sources: 5, ageMs: 0 });
    expect(back!.multiple).toBeCloseTo(1.15, 3);
  });

  test.each([
    [2, 2, 0],
    [1, 1, 20_000],
  ])('with %s venues a tick says %s sources', (count, sources, ageMs) => {
    const [before, after] = scripted(onlySources({ from: start + 20_000, count }), [19, 39]);
    expect(before).toMatchObject({ sources: 5, ageMs: 0 });
    expect(after).toMatchObject({ sources, ageMs });
  });

  test.each([1.5, 0.5])('D10 one liar at %s times the price moves nothing', (factor) => {
    const [, after] = scripted(oneLiar({ from: start + 20_000, factor }), [19, 39]);
    expect(after!.sources).toBe(4);
    expect(after!.multiple).toBeCloseTo(1, 4);
  });
});
