import { formatDecimal, parseDecimal } from '@auric/api';
import { useNumbers } from '../../locales/number-format.ts';

const rateDecimals = 8;
/** A hundredth part: a fraction with eight decimals is a percentage with six. */
const percentDecimals = 6;
const shownDecimals = 4;

/** Writes a rate as that of funding, a signed fraction, in percent with its sign: +0.0100%. */
export function useRateText(): (rate: string) => string {
  const numbers = useNumbers();
  return (rate) => {
    const digits = rate.replace('-', '');
    const percent = formatDecimal(parseDecimal(digits, rateDecimals) ?? 0n, percentDecimals);
    const shown = numbers.share(percent, shownDecimals);
    if (!/[1-9]/.test(shown)) return shown;
    return `${rate.startsWith('-') ? '−' : '+'}${shown}`;
  };
}
