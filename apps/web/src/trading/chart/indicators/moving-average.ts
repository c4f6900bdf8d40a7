import type { Indicator } from './indicator.ts';

export interface AveragePoint {
  average: number;
}

/** The mean of the `length` values that end at `index`. */
export function meanOf(values: readonly number[], index: number, length: number): number {
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) sum += values[at] ?? Number.NaN;
  return sum / length;
}

/** MA: the simple moving average of the closes. */
export function movingAverage(length: number): Indicator<AveragePoint> {
  return (closes, index) => (index < length - 1 ? undefined : { average: meanOf(closes, index, length) });
}

/** One step of an exponential average over `length` values: the newest weighs 2 / (length + 1). */
export function exponentialStep(before: number, value: number, length: number): number {
  return before + (2 / (length + 1)) * (value - before);
}

/** EMA: begins with the simple average of its first `length` closes, as StockCharts and TA-Lib do. */
export function exponentialAverage(length: number): Indicator<AveragePoint> {
  return (closes, index, before) => {
    if (index < length - 1) return undefined;
    if (before === undefined) return { average: meanOf(closes, index, length) };
    return { average: exponentialStep(before.average, closes[index] ?? Number.NaN, length) };
  };
}
