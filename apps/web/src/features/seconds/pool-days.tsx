import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { PoolDay } from '../../data/seconds/use-options.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';

const usdtDecimals = 2;

/** What the pool had at the end of each day, and what changed it: options, and capital of the house. */
export function PoolDays({ days }: { days: readonly PoolDay[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  return (
    <ul aria-label={t(($) => $.seconds.poolDays)}>
      {days.map(({ day, result, capital, balance }) => (
        <li key={day} className="border-t border-line py-2">
          <h3 className="text-xs font-semibold">{formatDate(day, lang)}</h3>
          <Facts look="grid" className="pt-1">
            <Fact label={t(($) => $.seconds.fromOptions)}>{numbers.signed(result, usdtDecimals)}</Fact>
            <Fact label={t(($) => $.seconds.capital)}>{numbers.signed(capital, usdtDecimals)}</Fact>
            <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.seconds.balance), unit: 'USDT' })}>
              {numbers.fixed(balance, usdtDecimals)}
            </Fact>
          </Facts>
        </li>
      ))}
    </ul>
  );
}
