/**
 * The port to the markets outside. A feed collects what its sources say and gives, when asked once a second, one index
 * tick for all assets. The exchange never asks a feed: it only knows the ticks that were published to it.
 */
export interface MarketFeed {
  /** The name that every tick carries into the journal and onto receipts. */
  readonly name: string;
  /** The tick of this moment, or null when no asset has had an index yet. */
  tick(now: number): IndexTick | null;
  /** How each of its sources is, for the operator. */
  health(now: number): SourceHealth[];
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
  /** How the line to it is. */
  line(): SourceLine;
  close(): void;
}

/**
 * What happened to the line to a venue since the start. `reconnects`: how often it was replaced. `dropped`: frames and
 * quotes that were not taken. `skewMs`: how far its clock is ahead of ours, null where that isn't known. `problem`: what
 * went wrong last, for a person.
 */
export interface SourceLine {
  readonly connected: boolean;
  readonly reconnects: number;
  readonly dropped: number;
  readonly failedSnapshots: number;
  readonly skewMs: number | null;
  readonly problem: string | null;
}

/** `assets`: how many it quotes freshly enough to count. `ageMs`: of its youngest quote, null before the first. */
export interface SourceHealth extends SourceLine {
  readonly name: string;
  readonly assets: number;
  readonly ageMs: number | null;
}

/** `at`: when the quote arrived here, in Unix ms, so that a venue's wrong clock can't keep it fresh. */
export interface SourceQuote {
  readonly asset: number;
  readonly priceE8: number;
  readonly at: number;
}
