import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { aboutCancelAll, cancelOrders } from '../../data/me/order-acts.ts';
import { orderCount } from '../../kit/market/order-count.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import type { OrderKind } from './order-filter.ts';
import { useCancelWords } from './cancel-scope.ts';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';

/** What is to be canceled at once: the open orders of a market or of all, of one side or both. */
export interface CancelAllAsk {
  market: number | null;
  /** Of which kind they are, where no market is named. */
  kind: OrderKind | null;
  /** null: both. */
  side: WireOrder['type'] | null;
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
  const words = useCancelWords();
  const { market, kind, side, orders } = ask;
  // What has become of it is told as of every act; the question is answered with it.
  const { sending } = useMoneyAct(aboutCancelAll({ market, kind, side }), () => {
    onOpenChange(false);
    return false;
  });
  return (
    <ConfirmDialog
      title={t(($) => $.cancelAllOrders.title, { count: orderCount(orders) })}
      confirm={side === null ? t(($) => $.trade.cancelAll) : words(side)}
      dismiss={t(($) => $.cancelAllOrders.keep)}
      pending={sending}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => cancelOrders({ market, kind, side }, orders)}
    >
      {side !== null && (
        <>
          {t(($) => (side === 'buy' ? $.cancelAllOrders.onlyBuys : $.cancelAllOrders.onlySells))}
          <br />
        </>
      )}
      {market === null
        ? t(($) => $.cancelAllOrders.text)
        : t(($) => $.cancelAllOrders.textMarket, { symbol: orders[0]?.symbol ?? '' })}
    </ConfirmDialog>
  );
}
