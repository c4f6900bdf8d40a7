import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { useCancelOrders } from '../../data/me/use-order-acts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Cancels all that the filter shows, after having asked. */
export function CancelShown({ market }: { market: number | null }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useCancelOrders();
  const [asking, setAsking] = useState(false);
  const act = () =>
    cancel.mutate(market, {
      onError: (failure) => toast(failureText(failure as ApiError)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} className="mt-3 w-full">
        {t(($) => $.trade.cancelAll)}
      </Button>
      <ConfirmDialog
        title={t(($) => $.orders.cancelAllTitle)}
        confirm={t(($) => $.trade.cancelAll)}
        pending={cancel.isPending}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={act}
      >
        {t(($) => $.orders.cancelAllHint)}
      </ConfirmDialog>
    </>
  );
}
