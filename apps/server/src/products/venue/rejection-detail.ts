import { formatDecimal } from '@auric/api';
import type { Rejection } from '@auric/exchange';
import type { OrderScales } from './order-shape.ts';

/** What is said in ticks. */
const isPrice: ReadonlySet<string> = new Set(['price', 'low', 'high']);

type Detail = Readonly<Record<string, string | number>>;

/** The numbers of a refusal in the units of the wire: ticks, lots and smallest units become decimals. */
export function rejectionDetail(
  rejection: Rejection,
  { market, quote }: OrderScales,
  currency: string,
): Detail | undefined {
  const { detail } = rejection;
  if (detail === undefined) return undefined;
  const shaped: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(detail)) {
    if (name === 'minNotional' || name === 'maxNotional') {
      shaped[name === 'minNotional' ? 'min_notional' : 'max_notional'] = formatDecimal(BigInt(value), quote.scale);
      shaped['currency'] = currency;
    } else if (isPrice.has(name)) shaped[name] = formatDecimal(BigInt(value), market.priceDecimals);
    else if (name === 'filled') shaped[name] = formatDecimal(BigInt(value), market.quantityDecimals);
    else shaped[name === 'ageMs' ? 'age_ms' : name] = value;
  }
  return shaped;
}
