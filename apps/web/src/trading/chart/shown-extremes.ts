import type { Candle } from '@auric/api';

export interface ShownRange {
  from: Candle;
  to: Candle;
  high: string;
  low: string;
}

/** The first and the last candle in sight and the highest and lowest price between them; null where none is. */
export function shownExtremes(candles: readonly Candle[], first: number, last: number): ShownRange | null {
  const [from, to] = [candles[first], candles[last]];
  if (from === undefined || to === undefined) return null;
  let [high, low] = [from.high, from.low];
  for (const candle of candles.slice(first, last + 1)) {
    if (Number(candle.high) > Number(high)) high = candle.high;
    if (Number(candle.low) < Number(low)) low = candle.low;
  }
  return { from, to, high, low };
}
