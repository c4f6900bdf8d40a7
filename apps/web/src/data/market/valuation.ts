import { parseDecimal } from '@auric/api';

/** USDT counts in millionths. */
export const usdtScale = 6;
// Finer than any asset or price of the wire, so that nothing is cut before the division.
const finest = 18;

/** What an amount is worth at a price in USDT, in USDT's smallest unit, rounded down; null where a text is no decimal. */
export function usdtValueOf(amount: string, priceInUsdt: string): bigint | null {
  const units = parseDecimal(amount, finest);
  const price = parseDecimal(priceInUsdt, finest);
  if (units === null || price === null) return null;
  return (units * price) / 10n ** BigInt(2 * finest - usdtScale);
}

/** Adds two decimals of the wire exactly, in the smallest unit of `decimals`. */
export function sumOf(texts: readonly string[], decimals: number): bigint {
  return texts.reduce((sum, text) => sum + (parseDecimal(text, decimals) ?? 0n), 0n);
}
