/**
 * One tick of the index for all assets. `prices` holds quadruples `[asset, priceE8, ageMs, sources, …]`: the price in
 * 1e-8 USDT for one whole unit of the asset, the age of the oldest quote that it stands on, and how many sound sources
 * it stands on. `source` names the feed.
 */
export interface PublishIndex {
  type: 'PublishIndex';
  source: string;
  prices: readonly number[];
}

/** Records that the history before the first trade was generated: nobody may take it for real trades. */
export interface SeedHistory {
  type: 'SeedHistory';
  seed: number;
  generatorVersion: number;
  from: number;
  to: number;
}

/** Lets time pass: fires what is due and, when nothing is, journals nothing. */
export interface AdvanceTime {
  type: 'AdvanceTime';
}

export type IndexPriceCommand = PublishIndex | SeedHistory | AdvanceTime;
