import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { accountKeys } from '../../data/keys/account-keys.ts';
import { ReceiptBody } from '../../features/receipt/receipt-body.tsx';
import { ReceiptMissing } from '../../features/receipt/receipt-missing.tsx';
import { ShareReceipt } from '../../features/receipt/share-receipt.tsx';
import { askedReceipt } from '../../features/receipt/asked-receipt.ts';

/** The receipt of something that was settled for the customer. */
export default function ReceiptPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const asked = askedReceipt(address);
  const { data, error, refetch } = useQuery({
    queryKey: [...accountKeys.receipt, asked],
    queryFn: ({ signal }) => api.read('receipt', asked, { loader: false, signal }),
  });
  if (data === undefined) return <ReceiptMissing error={error} onRetry={() => void refetch()} />;
  return (
    <ReceiptBody
      receipt={data}
      about={
        <p className="text-xs text-text-3">
          {t(($) => $.joined.valued, { what: t(($) => $.receipt.number), value: String(data.subject) })}
        </p>
      }
    >
      <ShareReceipt receipt={data} />
    </ReceiptBody>
  );
}
