import { formatDecimal } from '@auric/api';
import type { MarketView } from '@auric/exchange';

/** What the numbers of a position are written with. */
export interface PositionScales {
  readonly market: Pick<MarketView, 'symbol' | 'priceDecimals' | 'quantityDecimals'>;
  readonly quote: { readonly scale: number };
}

/** An average falls between ticks. */
const averageExtraDecimals = 4;

/** The average price at which lots came to a value, rounded down; "0" for none. */
export function averageOf(value: bigint, lots: number, { market, quote }: PositionScales): string {
  if (lots === 0) return '0';
  const decimals = market.priceDecimals + averageExtraDecimals;
  const scaled = value * 10n ** BigInt(market.quantityDecimals + decimals);
  return formatDecimal(scaled / (BigInt(lots) * 10n ** BigInt(quote.scale)), decimals);
}
