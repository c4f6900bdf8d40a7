import { FileSpreadsheet, ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../kit/record/export-button.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { useRecordSheet } from '../../kit/record/use-record-sheet.tsx';
import { IconButton, IconLink } from '../../ui/actions/icon-button.tsx';
import { BillDetails } from './bill-details.tsx';
import { addressOf, chosenParts, readFilter, wireOf, type BillAccount, type BillFilter } from './bill-filter.ts';
import { BillList } from './bill-list.tsx';
import { AccountChoice } from './account-choice.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { BillEntry } from './use-bill-entries.ts';

interface BillsViewProps {
  /** The account whose bills are shown where the address names none; left out where those of all are. */
  account?: BillAccount;
}

/** What changed the customer's balances; the address keeps what is shown. */
export function BillsView({ account }: BillsViewProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const ofOne = account !== undefined;
  const filter = useMemo(() => {
    const read = readFilter(address);
    return account === undefined ? read : { ...read, account: read.account ?? account };
  }, [address, account]);
  const [choosing, setChoosing] = useState(false);
  const show = (next: BillFilter) => setAddress(addressOf(next), { replace: true });
  const details = useRecordSheet<BillEntry>(
    t(($) => $.bills.details),
    (entry) => <BillDetails entry={entry} />,
  );
  const parts = chosenParts(filter).filter((part) => part !== 'account' || !ofOne);
  return (
    <RecordPage
      title={t(($) => $.bills.title)}
      end={
        <>
          <IconLink to="/pages/setting/bill" label={t(($) => $.bills.statement)}>
            <FileSpreadsheet size={20} strokeWidth={1.7} aria-hidden />
          </IconLink>
          <ExportButton path="export/bills" filter={() => wireOf(filter)} />
          <IconButton
            label={t(($) => $.bills.filter)}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            active={parts.length > 0}
          >
            <ListFilter size={22} strokeWidth={1.7} aria-hidden />
          </IconButton>
        </>
      }
      filters={
        <>
          {ofOne && (
            <AccountChoice value={filter.account ?? account} onChange={(next) => show({ ...filter, account: next })} />
          )}
          <FilterChips filter={filter} parts={parts} onChange={show} />
        </>
      }
      sheets={
        <>
          {details.sheet}
          <FilterSheet filter={filter} ofOneAccount={ofOne} open={choosing} onOpenChange={setChoosing} onApply={show} />
        </>
      }
    >
      <BillList filter={filter} filtered={parts.length > 0} onFilter={show} onOpen={details.open} />
    </RecordPage>
  );
}
