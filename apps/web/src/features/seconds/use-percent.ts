import { formatDecimal, parseDecimal } from '@auric/api';
import { useNumbers } from '../../locales/number-format.ts';

const fractionDecimals = 6;
const percentDecimals = 4;
const shownDecimals = 2;
const shownUnit = 100n;

const unitsOf = (fraction: string): bigint => parseDecimal(fraction, fractionDecimals) ?? 0n;

/** A fraction of the wire in percent, rounded up to what is shown: "0.571429" is "57.15". */
export function percentUp(fraction: string): string {
  return formatDecimal((unitsOf(fraction) + shownUnit - 1n) / shownUnit, shownDecimals);
}

/** Writes a fraction of the wire, as "0.75", as the language writes 75%; what is finer than shown is cut off. */
export function usePercent(): (fraction: string) => string {
  const numbers = useNumbers();
  return (fraction) => numbers.share(formatDecimal(unitsOf(fraction), percentDecimals), shownDecimals, 0);
}

/** The same for what has to be reached: rounded up, so that nobody who just reaches it loses. */
export function usePercentNeeded(): (fraction: string) => string {
  const numbers = useNumbers();
  return (fraction) => numbers.share(percentUp(fraction), shownDecimals, 0);
}
