import type { AssetStatement } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { accountKeys } from '../../data/keys/account-keys.ts';
import { useSaveFile } from '../../kit/record/use-save-file.ts';
import { formatMonth } from '../../locales/time-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { lastMonths, startOfMonth } from './months.ts';
import { StatementCard } from './statement-card.tsx';

/** A file of bills goes as far back. */
const monthsBefore = 11;

/** The statement of a month and the ways to take it along: what was there, what changed it, what is there now. */
export function StatementView() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [months] = useState(() => lastMonths(monthsBefore, Date.now()));
  const [month, setMonth] = useAddressChoice<string>('month', months);
  const { data, error, refetch } = useQuery({
    queryKey: [...accountKeys.bills, 'statement', month],
    queryFn: ({ signal }) => api.read('wallet/statement', { month }, { loader: false, signal }),
  });
  return (
    <div className="flex flex-col gap-4 pt-2 pb-6">
      <Picker<string>
        label={t(($) => $.bills.month)}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({ value, label: formatMonth(startOfMonth(value), lang) }))}
        hint={t(($) => $.bills.monthHint)}
      />
      <StatementFiles month={month} />
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={3} height="h-32" />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <Statements assets={data.assets} />
      )}
    </div>
  );
}

function Statements({ assets }: { assets: readonly AssetStatement[] }) {
  const { t } = useTranslation();
  if (assets.length === 0) return <EmptyState icon={ReceiptText} text={t(($) => $.bills.noStatement)} />;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {assets.map((asset) => (
        <li key={asset.currency} data-statement={asset.currency_name}>
          <StatementCard statement={asset} />
        </li>
      ))}
    </ul>
  );
}

/** The statement as a file, the bills of the month as one, and the list of them all. */
function StatementFiles({ month }: { month: string }) {
  const { t } = useTranslation();
  const statement = useSaveFile('export/statement');
  const bills = useSaveFile('export/bills');
  const pending = statement.pending || bills.pending;
  const done = t(($) => $.exporting.done);
  const [from, next] = [startOfMonth(month), startOfMonth(nextMonth(month))];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
      <Button look="primary" disabled={pending} onClick={() => statement.save({ month }, done)}>
        {t(($) => $.bills.saveStatement)}
      </Button>
      <Button disabled={pending} onClick={() => bills.save({ from, to: next - 1 }, done)}>
        {t(($) => $.bills.saveBills)}
      </Button>
      <ButtonLink to="/pages/fund/assets_all_record" look="quiet" className="col-span-full">
        {t(($) => $.bills.title)}
      </ButtonLink>
    </div>
  );
}

function nextMonth(month: string): string {
  const start = new Date(startOfMonth(month));
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)).toISOString().slice(0, 7);
}
