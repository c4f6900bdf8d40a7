import { parseDecimal, parseDecimalToInteger, type Quotation } from '@auric/api';

/**
 * A market as forms and lists need it. Prices are whole ticks, quantities whole lots, quote amounts the quote asset's
 * smallest unit; `notionalFactor` turns ticks × lots into that unit, without a rest by the way markets are listed.
 */
export interface Market {
  id: number;
  kind: Quotation['kind'];
  symbol: string;
  base: MarketAsset;
  quote: MarketAsset;
  priceDecimals: number;
  quantityDecimals: number;
  notionalFactor: bigint;
  minNotional: bigint;
  /** How far a limit price may be from the index, in ppm of it. */
  priceBandPpm: number;
  feePpm: number;
  state: Quotation['state'];
  sparkline: readonly string[];
}

export interface MarketAsset {
  id: number;
  code: string;
  scale: number;
}

/**
 * The fee of the lowest tier. The wire doesn't tell a customer's own tier before the trade; a better tier makes the
 * receipt of a form the worse case, never a promise that isn't kept.
 */
const standardFeePpm = 1000;

/** Reads a quotation. Scales come from the list of currencies; without it the assets' usual ones don't matter yet. */
export function toMarket(quotation: Quotation, scaleOf: (currency: number) => number): Market {
  const { filters } = quotation;
  const quoteScale = scaleOf(quotation.legal_id);
  return {
    id: quotation.match_id,
    kind: quotation.kind,
    symbol: quotation.symbol,
    base: { id: quotation.currency_id, code: quotation.currency_name, scale: scaleOf(quotation.currency_id) },
    quote: { id: quotation.legal_id, code: quotation.legal_name, scale: quoteScale },
    priceDecimals: filters.price_decimals,
    quantityDecimals: filters.quantity_decimals,
    notionalFactor: 10n ** BigInt(quoteScale - filters.price_decimals - filters.quantity_decimals),
    minNotional: parseDecimal(filters.min_notional, quoteScale) ?? 0n,
    priceBandPpm: parseDecimalToInteger(filters.price_band, 6) ?? 0,
    feePpm: standardFeePpm,
    state: quotation.state,
    sparkline: quotation.sparkline,
  };
}

/** The value of a quantity at a price, in the quote asset's smallest unit. */
export function notionalOf(market: Market, ticks: bigint, lots: bigint): bigint {
  return ticks * lots * market.notionalFactor;
}

/** A quantity in lots as an amount of the base asset's smallest unit. */
export function baseAmountOf(market: Market, lots: bigint): bigint {
  return lots * 10n ** BigInt(market.base.scale - market.quantityDecimals);
}
