import { ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatDay } from '../../locales/time-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { allBills, chosenParts, type BillFilter } from './bill-filter.ts';
import { BillLine } from './bill-line.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { useBills, type Bill } from './use-bills.ts';

interface BillListProps {
  filter: BillFilter;
  onFilter: (filter: BillFilter) => void;
}

/** Every change of a balance that the filter lets through, newest first, day by day. */
export function BillList({ filter, onFilter }: BillListProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { rows: bills = [], state, more, refresh } = useBills(filter);
  const [opened, setOpened] = useState<Bill | null>(null);
  const [open, setOpen] = useState(false);
  const filtered = chosenParts(filter).length > 0;
  return (
    <>
      <EndlessList
        label={t(($) => $.bills.title)}
        rows={bills}
        keyOf={(bill) => bill.id}
        sectionOf={(bill) => formatDay(bill.time, Date.now(), lang)}
        render={(bill) => (
          <BillLine
            bill={bill}
            onOpen={() => {
              setOpened(bill);
              setOpen(true);
            }}
          />
        )}
        state={state}
        onMore={more}
        onRefresh={refresh}
        rowHeight="h-16"
        empty={
          filtered ? (
            <EmptyState
              icon={SearchX}
              text={t(($) => $.bills.noneMatch)}
              action={<Button onClick={() => onFilter(allBills)}>{t(($) => $.bills.clearFilters)}</Button>}
            />
          ) : (
            <EmptyState
              icon={ReceiptText}
              text={t(($) => $.bills.empty)}
              action={<ButtonLink to="/pages/fund/assets">{t(($) => $.tabs.assets)}</ButtonLink>}
            />
          )
        }
      />
      <BillSheet bill={opened} open={open} onOpenChange={setOpen} />
    </>
  );
}
