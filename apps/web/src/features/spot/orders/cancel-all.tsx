import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../data/http/envelope.ts';
import { isUnanswered, useCancelOrders } from '../../../data/me/use-order-acts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What is to be canceled at once: the open orders of a market, or all there are. */
export interface CancelAllAsk {
  market: number | null;
  orders: readonly WireOrder[];
}

interface CancelAllDialogProps {
  /** What was asked for last; it stays while the dialog fades away. */
  ask: CancelAllAsk;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before many orders are canceled: how many they are, and what becomes of their money. */
export function CancelAllDialog({ ask, open, onOpenChange }: CancelAllDialogProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useCancelOrders();
  const { market, orders } = ask;
  const act = () =>
    cancel.mutate(ask, {
      onSuccess: (canceled) => toast(t(($) => $.cancelAllOrders.done, { count: canceled.length })),
      onError: (failure) =>
        toast(isUnanswered(failure) ? t(($) => $.orders.outcomeUnknown) : failureText(failure as ApiError)),
      onSettled: () => onOpenChange(false),
    });
  return (
    <ConfirmDialog
      title={t(($) => $.cancelAllOrders.title, { count: orders.length })}
      confirm={t(($) => $.trade.cancelAll)}
      dismiss={t(($) => $.cancelAllOrders.keep)}
      pending={cancel.isPending}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={act}
    >
      {market === null
        ? t(($) => $.cancelAllOrders.text)
        : t(($) => $.cancelAllOrders.textMarket, { symbol: orders[0]?.symbol ?? '' })}
    </ConfirmDialog>
  );
}
