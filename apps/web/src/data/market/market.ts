import { parseDecimal, parseDecimalToInteger, type Quotation } from '@auric/api';
import * as venue from '@auric/exchange/venue/formulas';

/** A market as forms and lists need it. Prices are whole ticks, quantities whole lots, money its smallest unit. */
export interface Market {
  id: number;
  kind: Quotation['kind'];
  symbol: string;
  base: MarketAsset;
  quote: MarketAsset;
  priceDecimals: number;
  quantityDecimals: number;
  minNotional: bigint;
  maxNotional: bigint;
  /** How far a limit price may be from the index, in ppm of it. */
  priceBandPpm: number;
  /** How far from the reference a market order trades, and the reference from the index, in ppm. */
  collarPpm: number;
  referenceClampPpm: number;
  state: Quotation['state'];
  sparkline: readonly string[];
}

export interface MarketAsset {
  id: number;
  code: string;
  scale: number;
}

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
    minNotional: parseDecimal(filters.min_notional, quoteScale) ?? 0n,
    maxNotional: parseDecimal(filters.max_notional, quoteScale) ?? 0n,
    priceBandPpm: parseDecimalToInteger(filters.price_band, 6) ?? 0,
    collarPpm: parseDecimalToInteger(filters.collar, 6) ?? 0,
    referenceClampPpm: parseDecimalToInteger(filters.reference_clamp, 6) ?? 0,
    state: quotation.state,
    sparkline: quotation.sparkline,
  };
}

/**
 * What one tick times one lot is worth. The functions below are the exchange's own: it reckons single orders in doubles
 * that are exact, and refuses an order where they would not be. Such a number is null here.
 */
export function quotePerTickLot(market: Market): number {
  return venue.quotePerTickLot(market.quote.scale, market.priceDecimals, market.quantityDecimals);
}

/** The value of a quantity at a price, in the quote asset's smallest unit. */
export function notionalOf(market: Market, ticks: bigint, lots: bigint): bigint | null {
  return exact(venue.notionalOf(Number(ticks), Number(lots), quotePerTickLot(market)));
}

/** A quantity in lots as an amount of the base asset's smallest unit. */
export function baseAmountOf(market: Market, lots: bigint): bigint | null {
  return exact(Number(lots) * venue.basePerLot(market.base.scale, market.quantityDecimals));
}

/** How many whole lots an amount of the quote asset buys at a price. */
export function lotsFor(market: Market, amount: bigint, ticks: bigint): bigint | null {
  return exact(venue.lotsFor(Number(amount), Number(ticks), quotePerTickLot(market)));
}

/** The fee on an amount that is received, in the amount's unit, rounded up. */
export function feeOn(amount: bigint, ppm: number): bigint | null {
  return Number.isSafeInteger(Number(amount)) ? exact(venue.feeOf(Number(amount), ppm)) : null;
}

function exact(value: number): bigint | null {
  return Number.isSafeInteger(value) ? BigInt(value) : null;
}
