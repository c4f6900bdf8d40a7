import { useTranslation } from 'react-i18next';
import { useOptionPool, useOptionPoolDays, useOptionStatistics } from '../../data/seconds/use-options.ts';
import { useApp } from '../../data/app-store.ts';
import { DayResults } from '../../features/seconds/day-results.tsx';
import { PoolDays } from '../../features/seconds/pool-days.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const usdtDecimals = 2;

/** What everybody may know of seconds options: what is won beside what has to be won, and what stands behind the promises. */
export default function SecondsDataPage() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { data: pool } = useOptionPool();
  const { data: poolDays = [] } = useOptionPoolDays();
  const { data: days, error, refetch } = useOptionStatistics();
  const usdt = (text: string | undefined) => text && `${numbers.fixed(text, usdtDecimals)} USDT`;
  const dates = [...new Set(days?.map(({ day }) => day))];
  return (
    <DetailPage
      title={t(($) => $.seconds.dataTitle)}
      end={<HelpLink article="options" className="-mr-3" />}
      hero={<p className="text-sm text-text-2">{t(($) => $.seconds.dataIntro)}</p>}
      facts={
        <Facts>
          <Fact label={t(($) => $.seconds.pool)} strong>
            {usdt(pool?.balance)}
          </Fact>
          <Fact label={t(($) => $.seconds.reserved)}>{usdt(pool?.reserved)}</Fact>
          <Fact label={t(($) => $.seconds.openNow)}>{pool && String(pool.open)}</Fact>
          <Fact label={t(($) => $.seconds.customerMost)}>{usdt(pool?.customer_most)}</Fact>
        </Facts>
      }
    >
      {days === undefined ? (
        error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )
      ) : days.length === 0 ? (
        <EmptyState text={t(($) => $.seconds.noDays)} />
      ) : (
        dates.map((day) => (
          <DetailSection key={day} title={formatDate(day, lang)}>
            <DayResults days={days.filter((each) => each.day === day)} />
          </DetailSection>
        ))
      )}
      {poolDays.length > 0 && (
        <DetailSection title={t(($) => $.seconds.poolDays)}>
          <PoolDays days={poolDays} />
        </DetailSection>
      )}
    </DetailPage>
  );
}
