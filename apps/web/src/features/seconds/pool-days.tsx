import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { PoolDay } from '../../data/seconds/use-options.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';

const cell = 'py-2.5 pl-3 text-right font-medium first:pl-0 first:text-left';
const usdtDecimals = 2;

/** What the pool had at the end of each day, and what changed it: options, and capital of the house. */
export function PoolDays({ days }: { days: readonly PoolDay[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const heads = [
    t(($) => $.seconds.day),
    t(($) => $.seconds.fromOptions),
    t(($) => $.seconds.capital),
    t(($) => $.joined.inUnit, { what: t(($) => $.seconds.balance), unit: 'USDT' }),
  ];
  return (
    <table aria-label={t(($) => $.seconds.poolDays)} className="w-full text-xs">
      <thead>
        <tr className="text-2xs text-text-3">
          {heads.map((head) => (
            <th key={head} scope="col" className={`${cell} align-bottom leading-tight`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, result, capital, balance }) => (
          <tr key={day} className="border-t border-line">
            <th scope="row" className={cell}>
              {formatDate(day, lang)}
            </th>
            <td className={cell}>{numbers.signed(result, usdtDecimals)}</td>
            <td className={cell}>{numbers.signed(capital, usdtDecimals)}</td>
            <td className={cell}>{numbers.fixed(balance, usdtDecimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
