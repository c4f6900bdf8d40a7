import { useNumbers, signOf } from '../../locales/number-format.ts';
import { arrows, signColours } from '../../ui/drawings/change-pill.tsx';
import { hiddenAmount, useHiddenAmounts } from './hidden-amounts.ts';

const shownDecimals = 2;

/** A profit or loss in USDT with its percentage: colour, sign and arrow say the same. */
export function ProfitText({ amount, percent }: { amount: string; percent?: string | null }) {
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  if (hidden) return hiddenAmount;
  const text = numbers.signed(amount, shownDecimals);
  // What is less than the last decimal that is shown is neither gain nor loss.
  const sign = /[1-9]/.test(text) ? signOf(amount) : 'flat';
  return (
    <span className={signColours[sign]}>
      <span aria-hidden className="mr-0.5 text-[0.8em]">
        {arrows[sign]}
      </span>
      {text}
      {percent !== undefined && percent !== null && (
        <span className="ml-1 whitespace-nowrap">({numbers.percent(sign === 'flat' ? '0' : percent)})</span>
      )}
    </span>
  );
}
