/**
 * One tick of the index for all assets. `prices` holds pairs `[asset, priceE8, …]`, prices in 1e-8 USDT for one
 * whole unit of the asset; `sources` is the number of sound sources behind the tick, `source` names the feed.
 */
export interface PublishIndex {
  type: 'PublishIndex';
  source: string;
  sources: number;
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
