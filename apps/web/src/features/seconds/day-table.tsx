import type { OptionDay } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { OptionOffers } from '../../data/seconds/use-options.ts';
import { usePercent, usePercentNeeded } from './use-percent.ts';

/** What the options of one day came to, by market and duration: what was won beside what has to be won by the terms of now. */
export function DayTable({ days, offers }: { days: readonly OptionDay[]; offers: OptionOffers }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const percentNeeded = usePercentNeeded();
  const breakEvenOf = ({ match_id: market, seconds }: OptionDay): string | undefined =>
    offers.find(({ match_id: id }) => id === market)?.durations.find((duration) => duration.seconds === seconds)
      ?.break_even;
  const head = 'py-2 text-right text-2xs font-normal text-text-3 first:text-left';
  const cell = 'py-2 text-right first:text-left';
  return (
    <table className="w-full text-xs">
      <thead>
        <tr className="border-b border-line">
          <th className={head}>{t(($) => $.seconds.market)}</th>
          <th className={head}>{t(($) => $.seconds.count)}</th>
          <th className={head}>{t(($) => $.seconds.winRate)}</th>
          <th className={head}>{t(($) => $.seconds.breakEven)}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const needed = breakEvenOf(day);
          return (
            <tr key={`${day.match_id}/${day.seconds}`} className="border-b border-line last:border-0">
              <td className={cell}>
                {day.symbol} · {t(($) => $.seconds.length, { seconds: day.seconds })}
              </td>
              <td className={cell}>{day.won + day.lost + day.tied + day.voided}</td>
              <td className={`${cell} font-semibold`}>{day.win_rate === null ? '—' : percent(day.win_rate)}</td>
              <td className={cell}>{needed === undefined ? '—' : percentNeeded(needed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
