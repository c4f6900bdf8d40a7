import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/http/envelope.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** There is none, or the address can't be that of one: asking again changes nothing. */
const refusals: ReadonlySet<string> = new Set(['receipt_not_found', 'parameter_error']);

/** The page of a receipt that isn't there: not yet, not now, or not at all. */
export function ReceiptMissing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const isRefused = error instanceof ApiError && refusals.has(error.code);
  return (
    <Page>
      <NavBar title={t(($) => $.receipt.title)} />
      {error === null && <SkeletonRows rows={8} height="h-11" />}
      {isRefused && <EmptyState icon={ReceiptText} text={error.message} />}
      {error !== null && !isRefused && <ErrorState text={error.message} onRetry={onRetry} />}
    </Page>
  );
}
