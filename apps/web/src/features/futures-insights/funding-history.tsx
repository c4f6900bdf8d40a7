import type { Funding, Mark } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { contractKeys } from '../../data/keys/contract-keys.ts';
import { readFundingRates } from '../../data/positions/read-lists.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useRateText } from '../../kit/money/use-rate-text.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { InsightCurve } from './insight-curve.tsx';

const priceDecimals = 8;

/** What longs paid to shorts at each instant, drawn and one by one, and what is expected next. */
export function FundingHistory({ mark }: { mark: Mark }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const rateText = useRateText();
  const paged = usePaged<Funding>({
    key: [...contractKeys.rates, mark.match_id],
    read: (page) => readFundingRates(mark.match_id, page),
  });
  const points = (paged.rows ?? []).map(({ time, rate }) => ({ at: time, value: rate })).toReversed();
  return (
    <>
      <p className="text-xs text-text-2">{t(($) => $.insights.fundingHint)}</p>
      {mark.funding_time > 0 && (
        <Facts className="mt-2">
          <Fact label={t(($) => $.insights.next, { time: formatTime(mark.funding_time, lang) })} strong>
            {rateText(mark.funding_rate)}
          </Fact>
        </Facts>
      )}
      <InsightCurve label={t(($) => $.insights.funding)} points={points} valueText={rateText} />
      <RecordList
        label={t(($) => $.insights.funding)}
        paged={paged}
        keyOf={({ id }) => id}
        card={(funding) => <RateLine funding={funding} />}
        columns={null}
        flat
        empty={<EmptyState text={t(($) => $.insights.noFunding)} />}
      />
    </>
  );
}

function RateLine({ funding: { rate, mark_price, time } }: { funding: Funding }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const rateText = useRateText();
  const lang = useApp((state) => state.lang);
  const mark = t(($) => $.joined.valued, {
    what: t(($) => $.insights.markPrice),
    value: numbers.plain(mark_price, priceDecimals),
  });
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-sm">
      <span>
        <time dateTime={new Date(time).toISOString()} className="block">
          {formatTime(time, lang)}
        </time>
        <span className="block text-xs text-text-3">{mark}</span>
      </span>
      <span className="ml-auto font-semibold">{rateText(rate)}</span>
    </div>
  );
}
