import type { TradeView } from '@auric/exchange';

/** The latest trades of one market, as many as a client may ask for. */
export class RecentTrades {
  static readonly capacity = 200;
  readonly #trades: TradeView[] = [];

  add(trade: TradeView): void {
    this.#trades.push(trade);
    if (this.#trades.length >= 2 * RecentTrades.capacity) this.#trades.splice(0, RecentTrades.capacity);
  }

  /** The newest first. */
  latest(limit: number): TradeView[] {
    return this.#trades.slice(-Math.min(limit, RecentTrades.capacity)).reverse();
  }
}
