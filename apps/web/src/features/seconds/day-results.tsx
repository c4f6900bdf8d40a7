import type { OptionDay } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { OptionOffers } from '../../data/seconds/use-options.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { usePercent, usePercentNeeded } from './use-percent.ts';

/** What the options of one day came to, by market and duration: what was won beside what has to be won by the terms of now. */
export function DayResults({ days, offers }: { days: readonly OptionDay[]; offers: OptionOffers }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const percentNeeded = usePercentNeeded();
  const breakEvenOf = ({ match_id: market, seconds }: OptionDay): string | undefined =>
    offers.find(({ match_id: id }) => id === market)?.durations.find((duration) => duration.seconds === seconds)
      ?.break_even;
  return (
    <ul>
      {days.map((day) => {
        const needed = breakEvenOf(day);
        return (
          <li key={`${day.match_id}/${day.seconds}`} className="border-b border-line py-2 last:border-0">
            <p className="pb-1 text-xs font-semibold">
              {day.symbol} · {t(($) => $.seconds.length, { seconds: day.seconds })}
            </p>
            <Facts look="grid">
              <Fact label={t(($) => $.seconds.count)}>{String(day.won + day.lost + day.tied + day.voided)}</Fact>
              <Fact label={t(($) => $.seconds.winRate)} strong>
                {day.win_rate === null ? '—' : percent(day.win_rate)}
              </Fact>
              <Fact label={t(($) => $.seconds.breakEven)}>{needed === undefined ? '—' : percentNeeded(needed)}</Fact>
            </Facts>
          </li>
        );
      })}
    </ul>
  );
}
