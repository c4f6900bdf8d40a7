import { inFiat, useFiat } from '../../data/market/fiat.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { hiddenAmount, useHiddenAmounts } from './hidden-amounts.ts';

/** Says what an amount of USDT, in its smallest unit, is in the chosen currency: ≈ $1,234.50. */
export function useApproximate(): (value: bigint) => string {
  const { code, rate } = useFiat();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  return (value) => `≈ ${hidden ? hiddenAmount : numbers.money(inFiat(value, rate), code)}`;
}

/** What an amount of USDT, in its smallest unit, is in the chosen currency. */
export function Approximately({ value }: { value: bigint }) {
  return <span className="whitespace-nowrap">{useApproximate()(value)}</span>;
}
