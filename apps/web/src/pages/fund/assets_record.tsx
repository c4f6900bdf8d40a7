import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addressOf, chosenParts, readFilter, type BillFilter } from '../../features/bills/bill-filter.ts';
import { BillList } from '../../features/bills/bill-list.tsx';
import { FilterChips } from '../../features/bills/filter-chips.tsx';
import { FilterSheet } from '../../features/bills/filter-sheet.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function AssetsRecordPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  const [choosing, setChoosing] = useState(false);
  const show = (next: BillFilter) => setAddress(addressOf(next), { replace: true });
  return (
    <Page>
      <div className="sticky top-0 z-20 bg-surface-0">
        <NavBar
          title={t(($) => $.bills.title)}
          end={
            <IconButton
              label={t(($) => $.bills.filter)}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
              className={`-mr-3 ${chosenParts(filter).length > 0 ? 'text-gold-text!' : ''}`}
            >
              <ListFilter size={22} strokeWidth={1.7} aria-hidden />
            </IconButton>
          }
        />
        <FilterChips filter={filter} onChange={show} />
      </div>
      <BillList filter={filter} onFilter={show} />
      <FilterSheet filter={filter} open={choosing} onOpenChange={setChoosing} onApply={show} />
    </Page>
  );
}
