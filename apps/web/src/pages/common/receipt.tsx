import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import { ReceiptBody } from '../../features/receipt/receipt-body.tsx';
import { ReceiptMissing } from '../../features/receipt/receipt-missing.tsx';

/** A receipt that somebody has shared: whose it is can't be seen. */
export default function SharedReceiptPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...siteKeys.sharedReceipt, token],
    queryFn: ({ signal }) => api.read('receipt/shared', { token }, { loader: false, signal }),
  });
  if (data === undefined) return <ReceiptMissing error={error} onRetry={() => void refetch()} />;
  return (
    <ReceiptBody receipt={data} about={<p className="mt-1 text-xs text-text-2">{t(($) => $.receipt.shared)}</p>} />
  );
}
