import type { Candle, KlinePeriod } from '@auric/api';

export const periodMs: Readonly<Record<KlinePeriod, number>> = {
  '1min': 60_000,
  '5min': 300_000,
  '15min': 900_000,
  '30min': 1_800_000,
  '60min': 3_600_000,
  '4hour': 14_400_000,
  '1day': 86_400_000,
  '1week': 604_800_000,
};

/** The candles of one market and period that are known: oldest first and without a hole. */
export class CandleHistory {
  readonly #stepMs: number;
  #candles: Candle[] = [];

  constructor(period: KlinePeriod) {
    this.#stepMs = periodMs[period];
  }

  get candles(): readonly Candle[] {
    return this.#candles;
  }

  /** Takes the latest candles as the server has them; what is known from before them stays where both meet. */
  takeLatest(latest: readonly Candle[]): void {
    const [first] = latest;
    if (first === undefined) return;
    const before = this.#candles.filter((candle) => candle.time < first.time);
    const meet = (before.at(-1)?.time ?? 0) + this.#stepMs === first.time;
    this.#candles = meet ? [...before, ...latest] : [...latest];
  }

  /** Takes candles from before the first one; answers whether there were any. */
  takeOlder(older: readonly Candle[]): boolean {
    const [first] = this.#candles;
    if (first === undefined) return false;
    const fresh = older.filter((candle) => candle.time < first.time);
    this.#candles = [...fresh, ...this.#candles];
    return fresh.length > 0;
  }

  /** Takes a pushed candle: the last one anew or the one after it. After a hole it is not taken. */
  put(candle: Candle): 'taken' | 'old' | 'gap' {
    const last = this.#candles.at(-1);
    if (last !== undefined && candle.time < last.time) return 'old';
    if (last !== undefined && candle.time > last.time + this.#stepMs) return 'gap';
    this.#candles[last?.time === candle.time ? this.#candles.length - 1 : this.#candles.length] = candle;
    return 'taken';
  }
}
