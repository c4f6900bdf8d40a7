import type { IndexTick, MarketFeed, PriceSource } from './feed.ts';
import { indexPrice, type SoundnessRules, soundnessRules } from './index-price.ts';

/**
 * A feed of the median of several sources. An asset without a sound source is left out of the tick; its last index
 * stays what it was and grows stale where everyone can see it.
 */
export function indexFeed(
  name: string,
  sources: readonly PriceSource[],
  rules: SoundnessRules = soundnessRules,
): MarketFeed {
  return {
    name,
    tick: (now) => medianTick(name, sources, rules, now),
    close() {
      for (const source of sources) source.close();
    },
  };
}

function medianTick(
  name: string,
  sources: readonly PriceSource[],
  rules: SoundnessRules,
  now: number,
): IndexTick | null {
  const prices: number[] = [];
  for (const [asset, quotes] of quotesByAsset(sources, now)) {
    const index = indexPrice(quotes, now, rules);
    if (index === null) continue;
    prices.push(asset, index.priceE8, index.ageMs, index.sources);
  }
  return prices.length === 0 ? null : { source: name, prices };
}

function quotesByAsset(sources: readonly PriceSource[], now: number): [number, { priceE8: number; at: number }[]][] {
  const byAsset = new Map<number, { priceE8: number; at: number }[]>();
  for (const source of sources) {
    for (const { asset, priceE8, at } of source.quotes(now)) {
      const quotes = byAsset.get(asset);
      if (quotes === undefined) byAsset.set(asset, [{ priceE8, at }]);
      else quotes.push({ priceE8, at });
    }
  }
  return [...byAsset].sort(([a], [b]) => a - b);
}
