import type { Kysely } from 'kysely';
import type { KlinePeriod } from '@auric/api';
import type { Database } from '../db/database.ts';
import { readCandles } from './candle-store.ts';
import { periodOffset, periodSeconds, type Candle } from './candle.ts';

/** A request for the most candles touches four blocks at most. */
export const candlesPerBlock = 500;
/** Some 30 MB at most: the charts that are looked at, and nothing that a sweep through all of time could fill. */
const blocksMost = 400;

/**
 * The candles that have closed, gathered from SQL in blocks of 500 and kept, because they never change: a chart of four
 * hours goes over months of minutes, so what it costs must not depend on how often it is asked for.
 */
export class ClosedCandles {
  readonly #db: Kysely<Database>;
  /** In the order of their last use. */
  readonly #blocks = new Map<string, Promise<Candle[]>>();
  #historyLoaded = false;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * The candles that start in `first` to `last` (Unix seconds), oldest first and gaps as gaps. `closedUntil` is the
   * start of the newest period that has ended; what it and those before it hold must be projected.
   */
  async read(range: {
    market: number;
    period: KlinePeriod;
    first: number;
    last: number;
    closedUntil: number;
  }): Promise<Candle[]> {
    const { market, period, first, last, closedUntil } = range;
    const span = candlesPerBlock * periodSeconds[period];
    const offset = periodOffset(period);
    const candles: Candle[] = [];
    const firstBlock = Math.floor((first - offset) / span) * span + offset;
    for (let start = firstBlock; start <= last; start += span) {
      const end = Math.min(start + span - periodSeconds[period], closedUntil);
      const block = await this.#block(market, period, start, end);
      for (const candle of block) if (candle.time >= first && candle.time <= last) candles.push(candle);
    }
    return candles;
  }

  async #block(market: number, period: KlinePeriod, start: number, end: number): Promise<Candle[]> {
    if (!(await this.#isHistoryLoaded())) return readCandles(this.#db, market, period, start, end);
    const key = `${market} ${period} ${start} ${end}`;
    const block = this.#blocks.get(key) ?? readCandles(this.#db, market, period, start, end);
    this.#blocks.delete(key);
    this.#blocks.set(key, block);
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= blocksMost) break;
      this.#blocks.delete(oldest);
    }
    block.catch(() => this.#blocks.delete(key));
    return block;
  }

  /** A generated history is written while the exchange already trades: until it is there the past still changes. */
  async #isHistoryLoaded(): Promise<boolean> {
    if (this.#historyLoaded) return true;
    const missing = await this.#db
      .selectFrom('view.history')
      .select('seq')
      .whereRef('loaded_from', '>', 'from_at')
      .limit(1)
      .executeTakeFirst();
    this.#historyLoaded = missing === undefined;
    return this.#historyLoaded;
  }
}
