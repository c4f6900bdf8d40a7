import type { Receipt } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** A link to the receipt for others, and its end. */
export function ShareReceipt({ receipt: { id, shared } }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [isShared, setShared] = useState(shared);
  const [link, setLink] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const doing = async (act: () => Promise<void>) => {
    setPending(true);
    await act().catch((failure: ApiError) => toast(failureText(failure)));
    setPending(false);
  };
  const share = () =>
    doing(async () => {
      const { token } = await api.act('receipt/share', { id });
      setLink(`${location.origin}${location.pathname}#/pages/common/receipt?token=${token}`);
      setShared(true);
    });
  const stop = () =>
    doing(async () => {
      await api.act('receipt/unshare', { id });
      setLink(null);
      setShared(false);
      toast(t(($) => $.receipt.stopped));
    });
  return (
    <div className="pb-6 print:hidden">
      <DetailSection title={t(($) => $.receipt.share)}>
        <p className="text-xs text-text-2">{t(($) => $.receipt.shareNote)}</p>
        {link !== null && (
          <div className="mt-3 flex items-center gap-2 rounded-card border border-line bg-surface-1 px-4 py-2">
            <p data-testid="receipt-link" className="min-w-0 flex-1 text-sm break-all select-all">
              {link}
            </p>
            <CopyButton text={link} what={t(($) => $.receipt.link)} />
          </div>
        )}
        {link === null && isShared && <p className="mt-3 text-xs text-text-2">{t(($) => $.receipt.isShared)}</p>}
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          <Button disabled={pending} onClick={() => void share()}>
            {t(($) => $.receipt.share)}
          </Button>
          {isShared && (
            <Button look="danger" disabled={pending} onClick={() => void stop()}>
              {t(($) => $.receipt.stop)}
            </Button>
          )}
        </div>
      </DetailSection>
    </div>
  );
}
