import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { feePositionOf, useFeeSchedule, volumeOf } from '../../data/me/fee-schedule.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { FeeTable } from '../../features/fees/fee-table.tsx';
import { FuturesFees } from '../../features/fees/futures-fees.tsx';
import { OwnRates, OwnTier } from '../../features/fees/own-fees.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

export default function FeesPage() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: schedule, error, refetch } = useFeeSchedule();
  const { data: profile } = useProfile();
  const title = t(($) => $.fees.title);
  const rule = <p className="mt-2 text-xs text-text-2">{t(($) => $.fees.rule)}</p>;
  const end = <HelpLink article="fees" className="-mr-2" />;
  const hero = (
    <>
      <OwnRates />
      {rule}
    </>
  );
  if (schedule === undefined) {
    return (
      <DetailPage title={title} end={end} hero={hero}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </DetailPage>
    );
  }
  const own = profile === undefined ? null : volumeOf(profile.fees.volume);
  const tierIn = (tiers: typeof schedule.tiers) => (own === null ? null : feePositionOf(tiers, own).tier);
  return (
    <DetailPage
      title={title}
      end={end}
      hero={hero}
      {...(profile === undefined ? {} : { facts: <OwnTier schedule={schedule} /> })}
    >
      {schedule.upcoming.map(({ from, tiers }) => {
        const heading = t(($) => $.fees.from, { time: formatTime(from, lang) });
        return (
          <DetailSection key={from} title={heading}>
            <FeeTable label={heading} tiers={tiers} own={tierIn(tiers)} />
          </DetailSection>
        );
      })}
      <DetailSection title={t(($) => $.fees.all)}>
        <FeeTable label={t(($) => $.fees.all)} tiers={schedule.tiers} own={tierIn(schedule.tiers)} />
      </DetailSection>
      <FuturesFees />
    </DetailPage>
  );
}
