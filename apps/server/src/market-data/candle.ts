import type { KlinePeriod } from '@auric/api';

/** One candle: `time` in Unix seconds, prices in ticks, `volume` in lots, `amount` in the quote's smallest unit. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  amount: bigint;
}

export const periodSeconds: Readonly<Record<KlinePeriod, number>> = {
  '1min': 60,
  '5min': 300,
  '15min': 900,
  '30min': 1_800,
  '60min': 3_600,
  '4hour': 14_400,
  '1day': 86_400,
  '1week': 604_800,
};

/** Weeks start on Monday; 1 January 1970 was a Thursday. */
const firstMonday = 4 * 86_400;

/** The distance of a period's boundaries from the multiples of its width. */
export function periodOffset(period: KlinePeriod): number {
  return period === '1week' ? firstMonday : 0;
}

/** The start of the period that a time lies in; both in Unix seconds. */
export function periodStart(period: KlinePeriod, time: number): number {
  const seconds = periodSeconds[period];
  const offset = periodOffset(period);
  return Math.floor((time - offset) / seconds) * seconds + offset;
}

/** A period in which nothing was traded: flat at the close before it. */
export function flatCandle(time: number, close: number): Candle {
  return { time, open: close, high: close, low: close, close, volume: 0, amount: 0n };
}

/** Adds a later candle (or a trade as a candle) of the same period. */
export function extendCandle(candle: Candle, later: Omit<Candle, 'time'>): void {
  if (later.high > candle.high) candle.high = later.high;
  if (later.low < candle.low) candle.low = later.low;
  candle.close = later.close;
  candle.volume += later.volume;
  candle.amount += later.amount;
}

/** Gathers candles, oldest first, into those of a wider period. */
export function aggregateCandles(candles: Iterable<Candle>, period: KlinePeriod): Candle[] {
  const wider: Candle[] = [];
  let current: Candle | undefined;
  for (const candle of candles) {
    const time = periodStart(period, candle.time);
    if (current !== undefined && current.time === time) {
      extendCandle(current, candle);
    } else {
      current = { ...candle, time };
      wider.push(current);
    }
  }
  return wider;
}

/**
 * Fills the periods without a candle from the close before them, up to and including the one of `to` (Unix seconds).
 * Filling starts at `from` where the close before it is known, else at the first candle.
 */
export function fillFlat(
  candles: readonly Candle[],
  period: KlinePeriod,
  from: number,
  to: number,
  closeBefore: number | null,
): Candle[] {
  const seconds = periodSeconds[period];
  const filled: Candle[] = [];
  let next = 0;
  let close = closeBefore;
  const first = close === null ? candles[0]?.time : periodStart(period, from);
  if (first === undefined) return filled;
  for (let time = first; time <= to; time += seconds) {
    const candle = candles[next];
    if (candle !== undefined && candle.time === time) {
      filled.push(candle);
      close = candle.close;
      next += 1;
    } else if (close !== null) {
      filled.push(flatCandle(time, close));
    }
  }
  return filled;
}
