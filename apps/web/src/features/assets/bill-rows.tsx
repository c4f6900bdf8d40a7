import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useBills } from '../../data/me/use-own-data.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { signColours } from '../../ui/change-pill.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const knownKinds = ['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'trade', 'fee'] as const;
const accountKinds = ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
const shownDecimals = 8;

/** Every change of a balance, newest first. */
export function BillRows() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBills();
  const bills = data?.pages.flatMap((page) => page.data);
  if (bills === undefined) {
    return error === null ? (
      <SkeletonRows rows={8} height="h-16" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  if (bills.length === 0) return <EmptyState text={t(($) => $.bills.empty)} />;
  return (
    <>
      <ul>
        {bills.map((bill) => {
          const kind = knownKinds.find((known) => known === bill.kind);
          const account = accountKinds[bill.account - 1];
          const sign = signOf(bill.amount);
          return (
            <li key={bill.id} className="hairline-b flex min-h-16 items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{kind === undefined ? bill.kind : t(($) => $.bills[kind])}</span>
                <span className="block text-xs text-text-3">
                  {account !== undefined && `${t(($) => $.accountKinds[account])} · `}
                  {formatTime(bill.time, lang)}
                </span>
              </span>
              <span className="shrink-0 text-right">
                <span className={`block font-semibold ${signColours[sign]}`}>
                  {sign === 'up' ? '+' : sign === 'down' ? '−' : ''}
                  {numbers.plain(bill.amount.replace('-', ''), shownDecimals)} {bill.currency_name}
                </span>
                <span className="block text-xs text-text-3">
                  {t(($) => $.bills.balanceAfter)} {numbers.plain(bill.balance_after, shownDecimals)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="py-4 text-center text-xs text-text-3">
        {hasNextPage ? (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(($) => $.common.more)}
          </Button>
        ) : (
          t(($) => $.common.noMore)
        )}
      </div>
    </>
  );
}
