import { formatDecimal, parseDecimal } from '@auric/api';
import { useNumbers } from '../../locales/number-format.ts';

const fractionDecimals = 6;
const shownDecimals = 2;

/** Writes a fraction of the wire, as "0.571429", as the language writes 57.14%. */
export function usePercent(): (fraction: string) => string {
  const numbers = useNumbers();
  return (fraction) => {
    const whole = parseDecimal(fraction, fractionDecimals) ?? 0n;
    return numbers.share(formatDecimal(whole, fractionDecimals - 2), shownDecimals, 0);
  };
}
