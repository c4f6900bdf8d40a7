/**
 * The port to the markets outside. A feed collects what its sources say and gives, when asked once a second, one index
 * tick for all assets. The exchange never asks a feed: it only knows the ticks that were published to it.
 */
export interface MarketFeed {
  /** The name that every tick carries into the journal and onto receipts. */
  readonly name: string;
  /** The tick of this moment, or null when no asset has had an index yet. */
  tick(now: number): IndexTick | null;
  close(): void;
}

/**
 * `prices`: quadruples `[asset, priceE8, ageMs, sources, …]`, ascending by asset, also the unchanged ones: the price in
 * 1e-8 USDT for one whole unit, how old the quotes behind it are (`IndexPrice`), and how many sound sources there are:
 * with fewer than two it is the last index, which stands still.
 */
export interface IndexTick {
  readonly source: string;
  readonly prices: readonly number[];
}

/** One venue: an exchange that is listened to, or a simulated one. */
export interface PriceSource {
  readonly name: string;
  /** What the venue said last about each asset. `now` in Unix ms. */
  quotes(now: number): Iterable<SourceQuote>;
  close(): void;
}

/** `at`: when the quote arrived here, in Unix ms, so that a venue's wrong clock can't keep it fresh. */
export interface SourceQuote {
  readonly asset: number;
  readonly priceE8: number;
  readonly at: number;
}
