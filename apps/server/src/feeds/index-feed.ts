import type { IndexTick, MarketFeed, PriceSource, SourceHealth, SourceQuote } from './feed.ts';
import { indexPrice, type SoundnessRules, soundnessRules } from './index-price.ts';

export interface IndexFeedOptions {
  readonly name: string;
  readonly sources: readonly PriceSource[];
  /** The index of each asset before the first tick, in 1e-8 USDT, where one is known. */
  readonly lastPricesE8?: ReadonlyMap<number, number> | undefined;
  readonly rules?: SoundnessRules;
}

/**
 * A feed of the median of several sources. Where too few of them are sound the tick repeats the last index with the age
 * that it has by now, and says how many sources are left: who relies on it can tell at once that it stands still. Only
 * an asset that never had an index since the start is left out.
 */
export function indexFeed({ name, sources, lastPricesE8, rules = soundnessRules }: IndexFeedOptions): MarketFeed {
  const last = new Map<number, LastIndex>();
  for (const [asset, priceE8] of lastPricesE8 ?? []) last.set(asset, { priceE8, at: null });
  return {
    name,
    tick(now) {
      const prices = pricesOf(last, quotesByAsset(sources, now), now, rules);
      return prices.length === 0 ? null : { source: name, prices };
    },
    health: (now) => sources.map((source) => healthOf(source, now, rules)),
    close() {
      for (const source of sources) source.close();
    },
  };
}

function healthOf(source: PriceSource, now: number, { staleAfterMs }: SoundnessRules): SourceHealth {
  const ages = Array.from(source.quotes(now), ({ at }) => Math.max(0, now - at));
  return {
    ...source.line(),
    name: source.name,
    assets: ages.filter((ageMs) => ageMs <= staleAfterMs).length,
    ageMs: ages.length === 0 ? null : ages.reduce((a, b) => Math.min(a, b)),
  };
}

/** `at`: how fresh it was, in Unix ms; null for the index of before the start, of which that isn't known. */
interface LastIndex {
  readonly priceE8: number;
  readonly at: number | null;
}

type Quotes = Pick<SourceQuote, 'priceE8' | 'at'>[];

function pricesOf(
  last: Map<number, LastIndex>,
  quotesOf: ReadonlyMap<number, Quotes>,
  now: number,
  rules: SoundnessRules,
): IndexTick['prices'] {
  const prices: number[] = [];
  const assets = new Set([...last.keys(), ...quotesOf.keys()]);
  for (const asset of [...assets].sort((a, b) => a - b)) {
    const before = last.get(asset);
    const index = indexPrice(quotesOf.get(asset) ?? [], now, before?.priceE8 ?? null, rules);
    if (index.priceE8 !== null) {
      last.set(asset, { priceE8: index.priceE8, at: now - index.ageMs });
      prices.push(asset, index.priceE8, index.ageMs, index.sources);
    } else if (before !== undefined && before.at !== null) {
      prices.push(asset, before.priceE8, Math.max(0, now - before.at), index.sources);
    }
  }
  return prices;
}

function quotesByAsset(sources: readonly PriceSource[], now: number): Map<number, Quotes> {
  const byAsset = new Map<number, Quotes>();
  for (const source of sources) {
    for (const { asset, priceE8, at } of source.quotes(now)) {
      const quotes = byAsset.get(asset);
      if (quotes === undefined) byAsset.set(asset, [{ priceE8, at }]);
      else quotes.push({ priceE8, at });
    }
  }
  return byAsset;
}
