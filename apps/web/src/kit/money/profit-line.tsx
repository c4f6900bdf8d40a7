import { useTranslation } from 'react-i18next';
import type { DayProfit } from '../../data/portfolio/day-profit.ts';
import { useNumbers, type Sign } from '../../locales/number-format.ts';
import { arrows, signColours } from '../../ui/drawings/change-pill.tsx';
import { hiddenAmount, useHiddenAmounts } from './hidden-amounts.ts';

const centDecimals = 2;
const signs: Readonly<Record<Sign, string>> = { up: '+', down: '−', flat: '' };

export function signOfProfit({ cents }: DayProfit): Sign {
  return cents > 0n ? 'up' : cents < 0n ? 'down' : 'flat';
}

/** What today has brought: colour, sign and arrow say the same. Its line is there before its number. */
export function ProfitLine({ profit }: { profit: DayProfit | undefined }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const sign = profit === undefined ? 'flat' : signOfProfit(profit);
  const cents = profit === undefined ? 0n : profit.cents < 0n ? -profit.cents : profit.cents;
  return (
    <p data-testid="day-profit" className="flex min-h-5 flex-wrap items-baseline gap-x-1.5 text-sm text-text-2">
      {profit === undefined ? (
        <span className="skeleton appear-late h-4 w-44 self-center" />
      ) : (
        <>
          <span>{t(($) => $.portfolio.today)}</span>
          {hidden ? (
            <span className="font-semibold">{hiddenAmount}</span>
          ) : (
            <span className={`font-semibold ${signColours[sign]}`}>
              <span aria-hidden className="mr-1 text-[0.8em]">
                {arrows[sign]}
              </span>
              <span className="whitespace-nowrap">
                {signs[sign]}
                {numbers.units(cents, centDecimals)}
              </span>{' '}
              <span className="whitespace-nowrap">({numbers.percent(sign === 'flat' ? '0' : profit.percent)})</span>
            </span>
          )}
        </>
      )}
    </p>
  );
}
