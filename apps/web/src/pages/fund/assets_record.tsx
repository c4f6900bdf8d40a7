import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BillDetails } from '../../features/bills/bill-details.tsx';
import { addressOf, chosenParts, readFilter, wireOf, type BillFilter } from '../../features/bills/bill-filter.ts';
import { BillList } from '../../features/bills/bill-list.tsx';
import { FilterChips } from '../../features/bills/filter-chips.tsx';
import { FilterSheet } from '../../features/bills/filter-sheet.tsx';
import type { BillEntry } from '../../features/bills/use-bill-entries.ts';
import { ExportButton } from '../../kit/record/export-button.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { useRecordSheet } from '../../kit/record/use-record-sheet.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';

/** What changed the customer's balances; the address keeps what is shown. */
export default function AssetsRecordPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  const [choosing, setChoosing] = useState(false);
  const show = (next: BillFilter) => setAddress(addressOf(next), { replace: true });
  const details = useRecordSheet<BillEntry>(
    t(($) => $.bills.details),
    (entry) => <BillDetails entry={entry} />,
  );
  return (
    <RecordPage
      title={t(($) => $.bills.title)}
      end={
        <>
          <ExportButton path="export/bills" filter={() => wireOf(filter)} />
          <IconButton
            label={t(($) => $.bills.filter)}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            active={chosenParts(filter).length > 0}
          >
            <ListFilter size={22} strokeWidth={1.7} aria-hidden />
          </IconButton>
        </>
      }
      filters={<FilterChips filter={filter} onChange={show} />}
      sheets={
        <>
          {details.sheet}
          <FilterSheet filter={filter} open={choosing} onOpenChange={setChoosing} onApply={show} />
        </>
      }
    >
      <BillList filter={filter} onFilter={show} onOpen={details.open} />
    </RecordPage>
  );
}
