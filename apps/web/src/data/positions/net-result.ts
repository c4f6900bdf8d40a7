import { formatDecimal, parseDecimal } from '@auric/api';
import type { Position } from './position.ts';

const usdtDecimals = 6;

/** What a position has come to so far, in USDT: its realized profit, less what its trades cost, with what funding brought. */
export function netResult({ realized, fees, funding }: Pick<Position, 'realized' | 'fees' | 'funding'>): string {
  return formatDecimal(unitsOf(realized) - unitsOf(fees) + unitsOf(funding), usdtDecimals);
}

/** The other way round: a cost, as a result shows it. */
export function asCost(fees: string): string {
  return formatDecimal(-unitsOf(fees), usdtDecimals);
}

function unitsOf(text: string): bigint {
  const units = parseDecimal(text.replace('-', ''), usdtDecimals) ?? 0n;
  return text.startsWith('-') ? -units : units;
}
