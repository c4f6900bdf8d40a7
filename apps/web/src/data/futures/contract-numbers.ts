import { parseDecimal, parseDecimalToInteger, type ContractTerms } from '@auric/api';
import { tiersOf, type ContractScale, type Tier } from '@auric/exchange/perpetual/formulas';
import { quotePerTickLot, type Market } from '../market/market.ts';

/** Decimals of a number of lots as customers know them; the exchange counts in the last of them. */
export const shareDecimals = 2;
/** Decimals of what all futures are settled in. */
export const moneyDecimals = 6;
const ppmDecimals = 6;
const e8Decimals = 8;

/** The terms of a market as the exchange's formulas take them: whole numbers of their units. */
export interface ContractNumbers {
  readonly scale: ContractScale;
  readonly tiers: readonly Tier[];
  readonly makerPpm: number;
  readonly takerPpm: number;
  readonly narrowAbove: number;
}

/** Reads the terms of a market. */
export function contractNumbers(terms: ContractTerms, market: Market): ContractNumbers {
  return {
    scale: { unit: quotePerTickLot(market), tickE8: 10 ** (e8Decimals - market.priceDecimals) },
    tiers: tiersOf(
      terms.tiers.map(({ up_to, maintenance_rate, max_multiple }) => ({
        bound: parseDecimalToInteger(up_to, moneyDecimals) ?? 0,
        mmrPpm: parseDecimalToInteger(maintenance_rate, ppmDecimals) ?? 0,
        maxLeverage: max_multiple,
      })),
    ),
    makerPpm: parseDecimalToInteger(terms.maker_fee, ppmDecimals) ?? 0,
    takerPpm: parseDecimalToInteger(terms.taker_fee, ppmDecimals) ?? 0,
    narrowAbove: terms.narrow_above,
  };
}

/** A decimal that may be below zero, in whole units of its last decimal. */
export function signedUnits(text: string, decimals = moneyDecimals): bigint {
  const units = parseDecimal(text.replace('-', ''), decimals) ?? 0n;
  return text.startsWith('-') ? -units : units;
}

/** A price of the wire, as the formulas take a mark: in 1e-8. */
export function e8Of(price: string): number {
  return parseDecimalToInteger(price, e8Decimals) ?? 0;
}

/** Lots of the wire as the exchange counts them. */
export function lotsOf(share: string): number {
  return parseDecimalToInteger(share, shareDecimals) ?? 0;
}
