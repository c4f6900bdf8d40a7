import { ReceiptText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { formatDay } from '../../locales/time-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useBillColumns } from './bill-columns.tsx';
import { allBills, type BillFilter } from './bill-filter.ts';
import { BillLine } from './bill-line.tsx';
import { useBillEntries, type BillEntry } from './use-bill-entries.ts';

interface BillListProps {
  filter: BillFilter;
  /** Whether less is shown than there could be. */
  filtered: boolean;
  onFilter: (filter: BillFilter) => void;
  onOpen: (entry: BillEntry) => void;
}

/** What changed the balances and is let through by the filter, newest first, day by day. */
export function BillList({ filter, filtered, onFilter, onOpen }: BillListProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const table = useMedia(wideWindow);
  const columns = useBillColumns(filter, onOpen);
  return (
    <RecordList<BillEntry>
      flat
      label={t(($) => $.bills.title)}
      paged={useBillEntries(filter)}
      keyOf={({ id }) => id}
      sectionOf={({ time }) => formatDay(time, Date.now(), lang)}
      card={(entry) => <BillLine entry={entry} filter={filter} onOpen={onOpen} />}
      columns={table ? columns : null}
      dataOf={({ id }) => ({ 'data-entry': id })}
      empty={<NoBills filtered={filtered} onReset={() => onFilter(allBills)} />}
    />
  );
}

function NoBills({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const { t } = useTranslation();
  if (filtered) {
    return (
      <EmptyState
        icon={SearchX}
        text={t(($) => $.bills.noneMatch)}
        action={<Button onClick={onReset}>{t(($) => $.bills.clearFilters)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ReceiptText}
      text={t(($) => $.bills.empty)}
      action={<ButtonLink to="/pages/fund/assets">{t(($) => $.tabs.assets)}</ButtonLink>}
    />
  );
}
