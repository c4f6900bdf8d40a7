import type { SourceQuote } from '../feed.ts';
import { tickerPriceE8 } from './ticker-price.ts';
import type { VenueTicker } from './venue.ts';
import { VenueClock } from './venue-clock.ts';

/** What came later than this after the quickest message was held up somewhere, or is said again. */
const latestMs = 5_000;

interface Heard {
  readonly priceE8: number;
  readonly at: number;
  /** By the venue's clock; null where it didn't say. */
  readonly saidAt: number | null;
}

/**
 * What a venue said last of each asset. A quote is as old as its arrival says; the venue's own time can only keep one out:
 * it never goes back for a market, and it may not be late.
 */
export class VenueQuotes {
  readonly #assets: ReadonlyMap<string, number>;
  readonly #heard = new Map<string, Heard>();
  readonly #clock = new VenueClock();
  /** Tickers that are no price, or whose time can't be right. */
  dropped = 0;

  /** `assets`: the asset of each symbol that is listened for. */
  constructor(assets: ReadonlyMap<string, number>) {
    this.#assets = assets;
  }

  get skewMs(): number | null {
    return this.#clock.skewMs;
  }

  *all(): Generator<SourceQuote> {
    for (const [symbol, { priceE8, at }] of this.#heard) {
      const asset = this.#assets.get(symbol);
      if (asset !== undefined) yield { asset, priceE8, at };
    }
  }

  /** Takes in a ticker of the stream that arrived at this moment. */
  hear(ticker: VenueTicker, arrivedAt: number): void {
    if (this.#assets.has(ticker.symbol)) this.#take(ticker, arrivedAt, arrivedAt);
  }

  /**
   * Takes in a snapshot of all markets. It may be as old as the question; what the stream has said since then is newer.
   * A market that is in it no more is no market of this venue.
   */
  fill(tickers: readonly VenueTicker[], askedAt: number, arrivedAt: number): void {
    const listed = new Set<string>();
    for (const ticker of tickers) {
      if (!this.#assets.has(ticker.symbol)) continue;
      listed.add(ticker.symbol);
      if ((this.#heard.get(ticker.symbol)?.at ?? 0) < askedAt) this.#take(ticker, askedAt, arrivedAt);
    }
    for (const symbol of this.#heard.keys()) if (!listed.has(symbol)) this.#heard.delete(symbol);
  }

  /** Since when, in Unix ms, the quietest of the markets that this venue has is silent; null before any was heard. */
  quietSince(): number | null {
    if (this.#heard.size === 0) return null;
    let quietest = Number.POSITIVE_INFINITY;
    for (const { at } of this.#heard.values()) quietest = Math.min(quietest, at);
    return quietest;
  }

  #take(ticker: VenueTicker, at: number, arrivedAt: number): void {
    const priceE8 = tickerPriceE8(ticker);
    const saidBefore = this.#heard.get(ticker.symbol)?.saidAt ?? null;
    if (priceE8 === null || !this.#isTimely(ticker.at, saidBefore, arrivedAt)) {
      this.dropped++;
      return;
    }
    this.#heard.set(ticker.symbol, { priceE8, at, saidAt: ticker.at ?? saidBefore });
  }

  #isTimely(saidAt: number | null, saidBefore: number | null, arrivedAt: number): boolean {
    if (saidAt === null) return true;
    const lateMs = this.#clock.latenessOf(saidAt, arrivedAt);
    return lateMs !== null && lateMs <= latestMs && (saidBefore === null || saidAt >= saidBefore);
  }
}
