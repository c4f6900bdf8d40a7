import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { DepositLine } from './deposit-line.tsx';
import { useDepositSheet } from './deposit-sheet.tsx';
import { useLatestDeposits } from './use-deposits.ts';

/** What has come of a coin lately, and how far what is on its way has come. */
export function LatestDeposits({ currency }: { currency: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useLatestDeposits(currency);
  const { open, sheet } = useDepositSheet(data ?? []);
  if (data === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <span className="skeleton block h-16 w-full" />;
  return (
    <>
      {data.length === 0 && <p className="py-3 text-sm text-text-3">{t(($) => $.deposits.noArrivals)}</p>}
      <ul aria-label={t(($) => $.deposits.arrivals)} className="divide-y divide-line">
        {data.map((deposit) => (
          <li key={`${deposit.kind} ${deposit.id}`}>
            <DepositLine deposit={deposit} onOpen={open} />
          </li>
        ))}
      </ul>
      {sheet}
    </>
  );
}
