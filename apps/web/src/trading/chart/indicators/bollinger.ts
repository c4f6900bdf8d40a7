import type { Indicator } from './indicator.ts';
import { meanOf } from './moving-average.ts';

export interface BandPoint {
  upper: number;
  middle: number;
  lower: number;
}

/**
 * BOLL: the simple average and a number of standard deviations around it. The deviation is that of a whole population
 * (divided by the length), as John Bollinger defines his bands.
 */
export function bollingerBands(length: number, deviations: number): Indicator<BandPoint> {
  return (closes, index) => {
    if (index < length - 1) return undefined;
    const middle = meanOf(closes, index, length);
    let squares = 0;
    for (let at = index - length + 1; at <= index; at += 1) squares += ((closes[at] ?? Number.NaN) - middle) ** 2;
    const distance = deviations * Math.sqrt(squares / length);
    return { upper: middle + distance, middle, lower: middle - distance };
  };
}
