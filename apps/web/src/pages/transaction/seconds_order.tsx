import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { optionKeys } from '../../data/keys/option-keys.ts';
import type { Option } from '../../data/seconds/use-options.ts';
import { useOpenOptions } from '../../data/seconds/use-options.ts';
import { EndedOption } from '../../features/seconds/ended-option.tsx';
import { OpenOptions } from '../../features/seconds/open-options.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { ExportButton } from '../../kit/record/export-button.tsx';
import { readFilter, word, writeFilter } from '../../kit/record/filter-spec.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

const views = ['open', 'ended'] as const;
type View = (typeof views)[number];
const outcomes = ['won', 'lost', 'tied', 'void'] as const;
const spec = { view: word('view', views), outcome: word('outcome', outcomes) };
const priceDecimals = 2;

/** The customer's seconds options, open and over. */
export default function SecondsOrderPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { view: asked, outcome } = readFilter(spec, address);
  const view = asked ?? 'open';
  const show = (next: View, only: (typeof outcomes)[number] | null) =>
    setAddress(writeFilter(spec, { view: next === 'open' ? null : next, outcome: only }), { replace: true });
  const only = outcome === null ? {} : { outcome };
  return (
    <RecordPage<View>
      title={t(($) => $.seconds.ordersTitle)}
      end={
        <>
          <ExportButton path="export/options" filter={() => only} />
          <HelpLink article="options" />
        </>
      }
      filters={
        view === 'ended' && (
          <SelectField
            quiet
            label={t(($) => $.seconds.result)}
            value={outcome ?? 'all'}
            options={[
              { value: 'all' as const, label: t(($) => $.seconds.all) },
              ...outcomes.map((each) => ({ value: each, label: t(($) => $.seconds.outcomes[each]) })),
            ]}
            onChange={(next) => show(view, next === 'all' ? null : next)}
            className="py-3 md:w-56"
          />
        )
      }
      tabs={{
        value: view,
        onChange: (next) => show(next, outcome),
        all: [
          { value: 'open', label: t(($) => $.seconds.open), panel: <Open /> },
          { value: 'ended', label: t(($) => $.seconds.ended), panel: <Ended key={outcome} only={only} /> },
        ],
      }}
    />
  );
}

function Open() {
  const { data: open = [] } = useOpenOptions();
  return (
    <div className="pt-3">
      <OpenOptions options={open} live={null} decimals={priceDecimals} />
    </div>
  );
}

function Ended({ only }: { only: { outcome?: (typeof outcomes)[number] } }) {
  const { t } = useTranslation();
  const paged = usePaged<Option>({
    key: [...optionKeys.history, only.outcome ?? 'all'],
    read: ({ signal, ...page }) =>
      api.read('microtrade/lists', { status: 3, ...only, ...page }, { loader: false, signal }),
  });
  return (
    <RecordList
      label={t(($) => $.seconds.ended)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(option) => <EndedOption option={option} />}
      columns={null}
      flat
      empty={<EmptyState text={t(($) => $.seconds.noEnded)} />}
    />
  );
}
