import { formatDecimal, parseDecimal, type Equity } from '@auric/api';
import { usdtScale } from '../market/valuation.ts';

/** A point of the equity curve: signed decimals in USDT. */
export interface EquityPoint {
  /** Unix ms. */
  at: number;
  value: string;
  /** What was earned since the first point. */
  profit: string;
  /** What came from outside, or went there, since the point before. */
  flow?: string | undefined;
}

/**
 * The curve of an answer with its end at what everything is worth now, in USDT's smallest unit: since the answer only
 * prices moved, so what the value has gained the profit has gained too. Without a value of now it ends as answered.
 */
export function liveCurve(points: Equity['points'], value: bigint | undefined): EquityPoint[] {
  const curve = points.map(({ time, ...point }): EquityPoint => ({ at: time, ...point }));
  const last = curve.at(-1);
  if (last === undefined || value === undefined) return curve;
  const gained = value - (parseDecimal(last.value, usdtScale) ?? value);
  last.value = formatDecimal(value, usdtScale);
  last.profit = formatDecimal((signedUnits(last.profit) ?? 0n) + gained, usdtScale);
  return curve;
}

function signedUnits(text: string): bigint | null {
  if (!text.startsWith('-')) return parseDecimal(text, usdtScale);
  const units = parseDecimal(text.slice(1), usdtScale);
  return units === null ? null : -units;
}
