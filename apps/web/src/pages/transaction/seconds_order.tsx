import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { optionKeys } from '../../data/keys/option-keys.ts';
import { useLiveIndex } from '../../data/seconds/index-ticks.ts';
import type { Option } from '../../data/seconds/use-options.ts';
import { useOpenOptions } from '../../data/seconds/use-options.ts';
import { EndedOption } from '../../features/seconds/ended-option.tsx';
import { OpenOptions } from '../../features/seconds/open-options.tsx';
import {
  optionFileOf,
  optionFilter,
  type OptionFilter,
  optionQueryOf,
  type OptionView,
  optionViews,
} from '../../features/seconds/option-filter.ts';
import { OptionFilters } from '../../features/seconds/option-filters.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { ExportButton } from '../../kit/record/export-button.tsx';
import { isFiltered, readFilter, word, writeFilter } from '../../kit/record/filter-spec.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

const spec = { view: word('view', optionViews), ...optionFilter };
const priceDecimals = 2;
const noMarket = 0;

/** The customer's seconds options, open and over. */
export default function SecondsOrderPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { view: asked, ...filter } = readFilter(spec, address);
  const view = asked ?? 'open';
  const show = (next: OptionView, only: OptionFilter) =>
    setAddress(writeFilter(spec, { view: next === 'open' ? null : next, ...only }), { replace: true });
  return (
    <RecordPage<OptionView>
      title={t(($) => $.seconds.ordersTitle)}
      end={
        <>
          <ExportButton path="export/options" filter={() => optionFileOf(filter)} />
          <HelpLink article="options" />
        </>
      }
      filters={view === 'ended' && <OptionFilters filter={filter} onChange={(next) => show(view, next)} />}
      tabs={{
        value: view,
        onChange: (next) => show(next, filter),
        all: [
          { value: 'open', label: t(($) => $.seconds.open), panel: <Open /> },
          {
            value: 'ended',
            label: t(($) => $.seconds.ended),
            panel: <Ended key={JSON.stringify(filter)} filter={filter} />,
          },
        ],
      }}
    />
  );
}

function Open() {
  const { data: open = [] } = useOpenOptions();
  const live = useLiveIndex(open[0]?.match_id ?? noMarket);
  return (
    <div className="pt-3">
      <OpenOptions options={open} live={live} decimals={priceDecimals} />
    </div>
  );
}

function Ended({ filter }: { filter: OptionFilter }) {
  const { t } = useTranslation();
  const paged = usePaged<Option>({
    key: [...optionKeys.history, filter],
    read: ({ signal, ...page }) =>
      api.read(
        'microtrade/lists',
        { status: 3, ...optionQueryOf(filter, Date.now()), ...page },
        { loader: false, signal },
      ),
  });
  return (
    <RecordList
      label={t(($) => $.seconds.ended)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(option) => <EndedOption option={option} />}
      columns={null}
      flat
      empty={<EmptyState text={isFiltered(filter) ? t(($) => $.seconds.noMatches) : t(($) => $.seconds.noEnded)} />}
    />
  );
}
