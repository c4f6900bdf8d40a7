import { parseDecimal } from '@auric/api';
import type { Market } from '../../data/market/market.ts';
import type { NumberFormats } from '../../locales/number-format.ts';

/** From so many of the asset on a narrow column has no room for all decimals of the lot; from more on for no number. */
const finestBelow = 1000n;
const exactBelow = 100_000n;
const usualDecimals = 4;

/** A quantity in the narrow columns of the book and the trades: to the lot while it fits, with K and M beyond. */
export function listedQuantity(numbers: NumberFormats, quantity: string, { quantityDecimals }: Market): string {
  const whole = parseDecimal(quantity.split('.')[0] ?? '', 0) ?? 0n;
  if (whole >= exactBelow) return numbers.compact(quantity);
  return numbers.fixed(quantity, whole < finestBelow ? quantityDecimals : Math.min(quantityDecimals, usualDecimals));
}
