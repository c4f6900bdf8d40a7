import { expect, test } from 'vitest';
import { simulatedAssets } from '../feeds/simulator/universe.ts';
import { lotsFor, marketScenes, observe, usdtFor } from './market-scene.ts';

const bitcoin = simulatedAssets.find(({ code }) => code === 'BTC')!;
const doge = simulatedAssets.find(({ code }) => code === 'DOGE')!;

test('a tick becomes the index in ticks of each market', () => {
  const scenes = marketScenes();
  observe(scenes, { source: 'x', prices: [1, 6_400_055_000_000, 0, 3, 14, 12_345_600, 400, 3] }, 1000);
  const byCode = (code: string) => scenes.find(({ asset }) => asset.code === code)!;
  expect(byCode('BTC').index).toBe(640_005.5);
  expect(byCode('DOGE').index).toBe(12_345.6);
  expect(byCode('BTC').indexAt).toBe(1000);
  expect(byCode('DOGE').indexAt).toBe(600);
  expect(byCode('ETH').index).toBe(0);
});

test('the average follows the index slowly', () => {
  const scenes = marketScenes();
  const tick = (priceE8: number) => observe(scenes, { source: 'x', prices: [1, priceE8, 0, 3] }, 1000);
  tick(6_400_000_000_000);
  expect(scenes[0]!.average).toBe(640_000);
  tick(6_460_000_000_000);
  expect(scenes[0]!.average).toBeCloseTo(640_100, 5);
});

test('lots and their worth', () => {
  expect(lotsFor(bitcoin, 640, 640_000)).toBe(1000);
  expect(usdtFor(bitcoin, 1000, 640_000)).toBe(640);
  expect(lotsFor(doge, 100, 12_500)).toBe(800);
  expect(usdtFor(doge, 800, 12_500)).toBe(100);
  expect(lotsFor(bitcoin, 0.01, 640_000)).toBe(1);
});
