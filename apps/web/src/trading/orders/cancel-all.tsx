import type { WireOrder } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { cancelOrders, isUnanswered } from '../../data/me/send-order-acts.ts';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';

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
  const [pending, setPending] = useState(false);
  const { market, orders } = ask;
  const act = async () => {
    setPending(true);
    try {
      const canceled = await cancelOrders(market, orders);
      toast(t(($) => $.cancelAllOrders.done, { count: canceled.length }));
    } catch (failure) {
      toast(isUnanswered(failure) ? t(($) => $.orders.outcomeUnknown) : failureText(failure as ApiError));
    }
    setPending(false);
    onOpenChange(false);
  };
  return (
    <ConfirmDialog
      title={t(($) => $.cancelAllOrders.title, { count: orders.length })}
      confirm={t(($) => $.trade.cancelAll)}
      dismiss={t(($) => $.cancelAllOrders.keep)}
      pending={pending}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => void act()}
    >
      {market === null
        ? t(($) => $.cancelAllOrders.text)
        : t(($) => $.cancelAllOrders.textMarket, { symbol: orders[0]?.symbol ?? '' })}
    </ConfirmDialog>
  );
}
