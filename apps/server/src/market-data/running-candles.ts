import { klinePeriods, type KlinePeriod } from '@auric/api';
import { extendCandle, fillFlat, flatCandle, periodStart, type Candle } from './candle.ts';

/** More candles than pass between two looks at a channel, unless the exchange stood still. */
const longestCatchUp = 10;

interface Pair {
  closed: Candle | null;
  current: Candle;
}

/** The candles in flight of one market: of every period the running one and the last that closed. */
export class RunningCandles {
  readonly #pairs = new Map<KlinePeriod, Pair>();

  /** Puts the running candle of a period as the store has it. */
  seed(period: KlinePeriod, current: Candle): void {
    this.#pairs.set(period, { closed: null, current: { ...current } });
  }

  /** Puts a flat candle at the last price into every period that has none; `now` in Unix seconds. */
  seedFlat(close: number, now: number): void {
    for (const period of klinePeriods) {
      if (!this.#pairs.has(period)) this.seed(period, flatCandle(periodStart(period, now), close));
    }
  }

  /** Adds a trade as a candle of its own; `time` in Unix seconds. */
  fold(traded: Candle): void {
    for (const period of klinePeriods) {
      const time = periodStart(period, traded.time);
      const pair = this.#pairs.get(period);
      if (pair === undefined) {
        this.#pairs.set(period, { closed: null, current: { ...traded, time } });
      } else if (pair.current.time === time && pair.current.volume === 0) {
        pair.current = { ...traded, time };
      } else if (pair.current.time === time) {
        extendCandle(pair.current, traded);
      } else {
        pair.closed = pair.current;
        pair.current = { ...traded, time };
      }
    }
  }

  /** The candle of the period that runs at `now` (Unix seconds); null before the first price. */
  current(period: KlinePeriod, now: number): Candle | null {
    return this.since(period, periodStart(period, now), now).at(-1) ?? null;
  }

  /** The candles from the one that starts at `from` up to the one that runs at `now`, as values, oldest first. */
  since(period: KlinePeriod, from: number, now: number): Candle[] {
    const pair = this.#pairs.get(period);
    if (pair === undefined) return [];
    const known = pair.closed === null ? [pair.current] : [pair.closed, pair.current];
    const first = known.filter((candle) => candle.time >= from);
    const before = known.filter((candle) => candle.time < from).at(-1);
    const filled = fillFlat(first, period, from, now, before?.close ?? null);
    return filled.slice(-longestCatchUp).map((candle) => ({ ...candle }));
  }
}
