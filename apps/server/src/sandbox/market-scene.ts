import type { IndexTick } from '../feeds/feed.ts';
import { type SimulatedAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { stockAssets } from '../feeds/simulator/stock-universe.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { marketOf } from './listing.ts';

/** What everyone in the sandbox sees of one market. */
export interface MarketScene {
  readonly market: number;
  readonly asset: SimulatedAsset;
  /** The index in ticks, a fraction included; 0 before the first tick. */
  index: number;
  /** How fresh the index is, in Unix ms. */
  indexAt: number;
  /** The index over the last minute or so, smoothed: what momentum is measured against. */
  average: number;
}

const averageSeconds = 60;

export function marketScenes(): MarketScene[] {
  return simulatedAssets.map((asset) => sceneOf(asset, marketOf(asset)));
}

export function contractScenes(): MarketScene[] {
  return contractAssets.map((asset) => sceneOf(asset, contractMarketOf(asset)));
}

export function stockScenes(): MarketScene[] {
  return stockAssets.map((stock) => sceneOf(stock, marketOf(stock)));
}

function sceneOf(asset: SimulatedAsset, market: number): MarketScene {
  return { market, asset, index: 0, indexAt: 0, average: 0 };
}

/** Takes in a tick of the index. */
export function observe(scenes: readonly MarketScene[], { prices }: IndexTick, now: number): void {
  const byAsset = new Map<number, { priceE8: number; ageMs: number }>();
  for (let i = 0; i + 3 < prices.length; i += 4) {
    byAsset.set(prices[i] ?? 0, { priceE8: prices[i + 1] ?? 0, ageMs: prices[i + 2] ?? 0 });
  }
  for (const scene of scenes) {
    const heard = byAsset.get(scene.asset.asset);
    if (heard === undefined) continue;
    scene.index = heard.priceE8 / 10 ** (8 - scene.asset.priceDecimals);
    scene.indexAt = now - heard.ageMs;
    scene.average = scene.average === 0 ? scene.index : scene.average + (scene.index - scene.average) / averageSeconds;
  }
}

/** Whole lots for so many USDT at a price in ticks, at least one. */
export function lotsFor(asset: SimulatedAsset, usdt: number, price: number): number {
  return Math.max(1, Math.round((usdt * 10 ** (asset.priceDecimals + asset.quantityDecimals)) / price));
}

/** What so many lots at a price in ticks are worth, in USDT. */
export function usdtFor(asset: SimulatedAsset, lots: number, price: number): number {
  return (lots * price) / 10 ** (asset.priceDecimals + asset.quantityDecimals);
}
