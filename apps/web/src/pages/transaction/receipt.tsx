import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReceiptBody } from '../../features/receipt/receipt-body.tsx';
import { ReceiptMissing } from '../../features/receipt/receipt-missing.tsx';
import { ShareReceipt } from '../../features/receipt/share-receipt.tsx';
import { askedReceipt } from '../../features/receipt/asked-receipt.ts';
import { useReceipt } from '../../features/receipt/use-receipt.ts';

/** The receipt of something that was settled for the customer. */
export default function ReceiptPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data, error, refetch } = useReceipt(askedReceipt(address));
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
