import { formatDecimal } from '@auric/api';
import type { Rejection } from '@auric/exchange';
import type { OrderScales } from './order-shape.ts';

/** What is said in ticks. */
const isPrice: ReadonlySet<string> = new Set(['price', 'low', 'high']);

/** Refusals whose `most` is an amount of the quote; else it counts something. */
const isAmount: ReadonlySet<string> = new Set(['margin_needed', 'position_too_large', 'loss_budget_exceeded']);

/** What is said in lots. */
function isLots(code: string, name: string): boolean {
  return name === 'filled' || (name === 'most' && code === 'close_exceeds_position');
}

type Detail = Readonly<Record<string, string | number>>;

/** The numbers of a refusal in the units of the wire: ticks, lots and smallest units become decimals. */
export function rejectionDetail(
  rejection: Rejection,
  { market, quote }: OrderScales,
  currency: string,
): Detail | undefined {
  const { code, detail } = rejection;
  if (detail === undefined) return undefined;
  const shaped: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(detail)) {
    if (name === 'minNotional' || name === 'maxNotional') {
      shaped[name === 'minNotional' ? 'min_notional' : 'max_notional'] = formatDecimal(BigInt(value), quote.scale);
      shaped['currency'] = currency;
    } else if (name === 'most' && isAmount.has(code)) {
      shaped[name] = formatDecimal(BigInt(value), quote.scale);
      shaped['currency'] = currency;
    } else if (isPrice.has(name)) shaped[name] = formatDecimal(BigInt(value), market.priceDecimals);
    else if (isLots(code, name)) shaped[name] = formatDecimal(BigInt(value), market.quantityDecimals);
    else shaped[name === 'ageMs' ? 'age_ms' : name] = value;
  }
  return shaped;
}
