import type { OptionDay } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { usePercent, usePercentNeeded } from './use-percent.ts';

/** What the options of one day came to, by market and duration: what was won beside what had to be won by the terms that they had. */
export function DayResults({ days }: { days: readonly OptionDay[] }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const percentNeeded = usePercentNeeded();
  return (
    <ul>
      {days.map((day) => {
        const { win_rate: rate, break_even: needed } = day;
        return (
          <li key={`${day.match_id}/${day.seconds}`} className="border-b border-line py-2 last:border-0">
            <p className="pb-1 text-xs font-semibold">
              {day.symbol} · {t(($) => $.seconds.length, { seconds: day.seconds })}
            </p>
            <Facts look="grid">
              <Fact label={t(($) => $.seconds.count)}>{String(day.won + day.lost + day.tied + day.voided)}</Fact>
              <Fact label={t(($) => $.seconds.winRate)} strong>
                {rate === null ? '—' : percent(rate)}
              </Fact>
              <Fact label={t(($) => $.seconds.breakEven)}>{needed === null ? '—' : percentNeeded(needed)}</Fact>
            </Facts>
          </li>
        );
      })}
    </ul>
  );
}
