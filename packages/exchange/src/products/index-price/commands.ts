/**
 * One tick of the index for all assets. `prices` holds quadruples `[asset, priceE8, ageMs, sources, …]`: the price in
 * 1e-8 USDT for one whole unit of the asset, how old the quotes are that it stands on, and how many sound sources there
 * are. With fewer than two of them the price is the last index, which stands still. `source` names the feed.
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
