import { parseDecimal } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** A stop on the wrong side of what it watches, which stands at `ticks`. */
export interface MisplacedStop {
  code: 'takeProfitAbove' | 'takeProfitBelow' | 'stopLossAbove' | 'stopLossBelow';
  ticks: bigint;
}

/** Stops in ticks; null for none. */
export interface Stops {
  profit: bigint | null;
  loss: bigint | null;
}

/** The stops that were typed. */
export function typedStops(
  { takeProfit, stopLoss }: { takeProfit: string; stopLoss: string },
  priceDecimals: number,
): Stops {
  const ticksOf = (typed: string) => parseDecimal(decimalOfTyped(typed) ?? '', priceDecimals);
  return { profit: ticksOf(takeProfit), loss: ticksOf(stopLoss) };
}

/** Which stop would go off at once: a long takes its profit above what the stops watch and stops its loss below, a short the other way. */
export function misplacedStop(side: 'long' | 'short', { profit, loss }: Stops, watched: bigint): MisplacedStop | null {
  const isLong = side === 'long';
  if (profit !== null && (isLong ? profit <= watched : profit >= watched))
    return { code: isLong ? 'takeProfitAbove' : 'takeProfitBelow', ticks: watched };
  if (loss !== null && (isLong ? loss >= watched : loss <= watched))
    return { code: isLong ? 'stopLossBelow' : 'stopLossAbove', ticks: watched };
  return null;
}
