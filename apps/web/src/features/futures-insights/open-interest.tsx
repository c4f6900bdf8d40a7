import type { Mark } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementAsset } from '../../data/positions/position.ts';
import { insightPeriods, useOpenInterest, type InsightPeriod } from '../../data/positions/use-insights.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { InsightCurve } from './insight-curve.tsx';

const periodTexts = { '1day': 'day', '1week': 'week', '1month': 'month' } as const;

/** How much is open in a market: now, and over a time. */
export function OpenInterest({ mark }: { mark: Mark }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [period, setPeriod] = useState<InsightPeriod>('1day');
  const { data, error, refetch } = useOpenInterest(mark.match_id, period);
  const points = (data ?? []).map(({ time, value }) => ({ at: time, value }));
  const last = data?.at(-1);
  return (
    <>
      <p className="text-xs text-text-2">{t(($) => $.insights.openInterestHint)}</p>
      <Facts className="mt-2">
        <Fact label={t(($) => $.insights.lots)}>{numbers.plain(mark.open_interest, 2)}</Fact>
        {last !== undefined && (
          <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.insights.value), unit: settlementAsset })}>
            {numbers.fixed(last.value, 2)}
          </Fact>
        )}
      </Facts>
      <Choice<InsightPeriod>
        look="chips"
        label={t(($) => $.insights.period)}
        value={period}
        onChange={setPeriod}
        options={insightPeriods.map((value) => ({ value, label: t(($) => $.insights.periods[periodTexts[value]]) }))}
        className="mt-3"
      />
      {data === undefined ? (
        error === null ? (
          <div aria-hidden className="skeleton appear-late mt-3 h-36" />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )
      ) : points.length === 0 ? (
        <EmptyState text={t(($) => $.insights.noPoints)} />
      ) : (
        <InsightCurve
          label={t(($) => $.insights.openInterest)}
          points={points}
          valueText={(value) => `${numbers.compact(value)} ${settlementAsset}`}
        />
      )}
    </>
  );
}
