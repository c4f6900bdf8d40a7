import { formatDecimal, parseDecimal } from '@auric/api';
import { useNumbers } from '../../locales/number-format.ts';

const fractionDecimals = 6;

/** Writes a fraction of the wire, as "0.1", as the language writes 10%. */
export function useFraction(): (fraction: string) => string {
  const numbers = useNumbers();
  return (fraction) =>
    numbers.share(formatDecimal(parseDecimal(fraction, fractionDecimals) ?? 0n, fractionDecimals - 2), 2, 0);
}
