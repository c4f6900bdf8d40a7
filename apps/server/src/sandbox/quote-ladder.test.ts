import { describe, expect, test } from 'vitest';
import { drawsOf, streamOf } from '../feeds/simulator/random.ts';
import { simulatedAssets } from '../feeds/simulator/universe.ts';
import { deepStyle, halfSpreadPpm, nearStyle } from './liquidity-provider.ts';
import { usdtFor } from './market-scene.ts';
import { ladder, type Levels, pairsOf, roundStep, withinFunds } from './quote-ladder.ts';

const bitcoin = simulatedAssets[0]!;
const none: Levels = new Map();
const styles = { near: nearStyle, deep: deepStyle };

function changed(before: Levels, after: Levels): number {
  const gone = [...before.keys()].filter((price) => !after.has(price)).length;
  return gone + [...after].filter(([price, lots]) => before.get(price) !== lots).length;
}

describe.each(Object.entries(styles))('a ladder of the %s provider', (_name, style) => {
  test.each(simulatedAssets.map((asset) => [asset.code, asset] as const))('in %s stands right', (_code, asset) => {
    const shape = style.shape(asset, halfSpreadPpm(asset));
    const draw = drawsOf(streamOf(1, 'test', asset.asset));
    for (let i = 0; i < 200; i++) {
      const fair = asset.startPrice * (0.5 + i * 0.01) + 0.37;
      const bids = [...ladder(asset, 'bids', fair, shape, none, draw)];
      const asks = [...ladder(asset, 'asks', fair, shape, none, draw)];
      const count = shape.zones.reduce((sum, zone) => sum + zone.levels, 0);
      expect([bids.length, asks.length]).toEqual([count, count]);
      expect(bids.every(([price], n) => n === 0 || price < bids[n - 1]![0])).toBe(true);
      expect(asks.every(([price], n) => n === 0 || price > asks[n - 1]![0])).toBe(true);
      expect(bids[0]![0]).toBeLessThan(fair);
      expect(asks[0]![0]).toBeGreaterThan(fair);
      expect(bids.at(-1)![0]).toBeGreaterThan(fair * 0.85);
      expect(asks.at(-1)![0]).toBeLessThan(fair * 1.15);
      for (const [price, lots] of [...bids, ...asks]) {
        expect(Number.isSafeInteger(price) && Number.isSafeInteger(lots) && lots > 0).toBe(true);
        expect(usdtFor(asset, lots, price)).toBeGreaterThan(5);
      }
    }
  });
});

describe('a ladder that is quoted again', () => {
  const shape = nearStyle.shape(bitcoin, halfSpreadPpm(bitcoin));
  const draw = drawsOf(7);
  const before = ladder(bitcoin, 'bids', 640_000, shape, none, draw);

  test('is the same where nothing moved', () => {
    expect(changed(before, ladder(bitcoin, 'bids', 640_000, shape, before, draw))).toBe(0);
  });

  test('changes a few levels where the price moved a little', () => {
    const after = ladder(bitcoin, 'bids', 640_000 * 1.0001, shape, before, draw);
    expect(changed(before, after)).toBeGreaterThan(0);
    expect(changed(before, after)).toBeLessThan(before.size);
  });

  test('changes a level that has come to be out of shape', () => {
    const [best] = before.keys();
    const swollen = new Map(before).set(best!, before.get(best!)! * 20);
    expect(changed(swollen, ladder(bitcoin, 'bids', 640_000, shape, swollen, draw))).toBe(1);
  });
});

test('steps are 1, 2 or 5 times a power of ten, and at least a tick', () => {
  expect([0.2, 1, 1.9, 2, 4.9, 5, 9.9, 10, 64, 500, 1999].map(roundStep)).toEqual([
    1, 1, 1, 2, 2, 5, 5, 10, 50, 500, 1000,
  ]);
});

test('a ladder beyond the funds is scaled down, and one without funds is empty', () => {
  const levels = new Map([
    [100, 10],
    [99, 30],
  ]);
  const worth = (lots: number, price: number): number => lots * price;
  expect(withinFunds(levels, 3970, worth)).toBe(levels);
  const scaled = withinFunds(levels, 2000, worth);
  expect([...scaled].reduce((sum, [price, lots]) => sum + worth(lots, price), 0)).toBeLessThanOrEqual(2000);
  expect([...scaled.keys()]).toEqual([100, 99]);
  expect(withinFunds(levels, 0, worth).size).toBe(0);
  expect(withinFunds(levels, -5, worth).size).toBe(0);
});

test('levels become pairs', () => {
  expect(
    pairsOf(
      new Map([
        [100, 10],
        [99, 30],
      ]),
    ),
  ).toEqual([100, 10, 99, 30]);
});
