import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFuturesMarkets } from '../../data/positions/use-positions.ts';
import { FundingHistory } from '../../features/futures-insights/funding-history.tsx';
import { InsuranceFund } from '../../features/futures-insights/insurance-fund.tsx';
import { OpenInterest } from '../../features/futures-insights/open-interest.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { idWord, readFilter, word, writeFilter } from '../../kit/record/filter-spec.ts';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const views = ['funding', 'interest', 'insurance'] as const;
type View = (typeof views)[number];
const spec = { view: word('view', views), market: idWord('match_id') };

/** What everybody may know of the futures: funding, open interest, the insurance fund. */
export default function ContractDataPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { data: markets, error, refetch } = useFuturesMarkets();
  const { view: asked, market } = readFilter(spec, address);
  const view = asked ?? 'funding';
  const show = (next: View, id: number | null) =>
    setAddress(writeFilter(spec, { view: next === 'funding' ? null : next, market: id }), { replace: true });
  const shown = markets?.find(({ terms }) => terms.match_id === market) ?? markets?.[0];
  const waiting =
    markets === undefined ? (
      error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )
    ) : (
      <EmptyState text={t(($) => $.insights.noPoints)} />
    );
  return (
    <RecordPage<View>
      title={t(($) => $.insights.title)}
      end={<HelpLink article="futures" />}
      filters={
        view !== 'insurance' &&
        shown !== undefined && (
          <SelectField
            quiet
            label={t(($) => $.insights.market)}
            value={String(shown.terms.match_id)}
            options={(markets ?? []).map(({ terms }) => ({ value: String(terms.match_id), label: terms.symbol }))}
            onChange={(id) => show(view, Number(id))}
            className="py-3 md:w-48"
          />
        )
      }
      tabs={{
        value: view,
        onChange: (next) => show(next, market),
        all: [
          {
            value: 'funding',
            label: t(($) => $.insights.funding),
            panel: shown === undefined ? waiting : <FundingHistory key={shown.terms.match_id} mark={shown.mark} />,
          },
          {
            value: 'interest',
            label: t(($) => $.insights.openInterest),
            panel: shown === undefined ? waiting : <OpenInterest mark={shown.mark} />,
          },
          {
            value: 'insurance',
            label: t(($) => $.insights.insurance),
            panel: (
              <div className="pt-3">
                <InsuranceFund />
              </div>
            ),
          },
        ],
      }}
    />
  );
}
