import type { WireOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useCancelOrder } from '../../data/me/use-order-acts.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { closeReasonText } from '../../ui/order-news-text.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import { feeAssetOf } from './order-facts.ts';

const shownDecimals = 12;

interface OrderSheetProps {
  /** The order that was looked at last; it stays while the sheet slides away. */
  order: WireOrder | null;
  open: boolean;
  /** The order's type in words. */
  typeText: (order: WireOrder) => string;
  onClose: () => void;
}

/** All that is known of one order: what was asked, what has become of it and why, and what it has cost. */
export function OrderSheet({ order, open, typeText, onClose }: OrderSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(($) => $.orders.detailTitle)} open={open} onOpenChange={(next) => !next && onClose()}>
      {order !== null && (
        <>
          <OrderFacts order={order} typeText={typeText(order)} />
          {order.status === 'doing' && <CancelOrder order={order} onDone={onClose} />}
        </>
      )}
    </Sheet>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="hairline-b flex min-h-11 items-center justify-between gap-4 py-2">
      <dt className="shrink-0 text-text-3">{label}</dt>
      <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function OrderFacts({ order, typeText }: { order: WireOrder; typeText: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const [base = '', quote = ''] = order.symbol.split('/');
  const amount = (text: string, asset: string) => `${numbers.plain(text, shownDecimals)} ${asset}`;
  const reason = closeReasonText(order, t);
  const buys = order.type === 'buy';
  return (
    <>
      <p className="mt-2 mb-2 flex flex-wrap items-center gap-2">
        <b className="text-lg font-semibold">{order.symbol}</b>
        <span
          className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold ${buys ? 'bg-up-soft text-up' : 'bg-down-soft text-down'}`}
        >
          {typeText} · {buys ? t(($) => $.trade.buy) : t(($) => $.trade.sell)}
        </span>
      </p>
      <dl className="text-sm">
        <Line label={t(($) => $.orders.state)}>{t(($) => $.orderStates[order.state])}</Line>
        {reason !== null && <Line label={t(($) => $.orders.reason)}>{reason}</Line>}
        <Line label={t(($) => $.trade.price)}>
          {order.price === '0' ? t(($) => $.trade.marketPrice) : amount(order.price, quote)}
        </Line>
        {order.trigger_price !== '0' && (
          <Line label={t(($) => $.trade.trigger)}>{amount(order.trigger_price, quote)}</Line>
        )}
        {order.trailing_delta > 0 && (
          <Line label={t(($) => $.trade.trailing)}>{numbers.fixed(String(order.trailing_delta / 100), 2)}%</Line>
        )}
        {order.amount === '0' ? (
          <Line label={t(($) => $.trade.total)}>{amount(order.quote_amount, quote)}</Line>
        ) : (
          <Line label={t(($) => $.trade.amount)}>{amount(order.amount, base)}</Line>
        )}
        <Line label={t(($) => $.trade.averagePrice)}>
          {order.average_price === '0' ? '—' : amount(order.average_price, quote)}
        </Line>
        <Line label={t(($) => $.orders.filledAmount)}>{amount(order.filled, base)}</Line>
        <Line label={t(($) => $.orders.filledTotal)}>{amount(order.filled_quote, quote)}</Line>
        <Line label={t(($) => $.trade.fee)}>{amount(order.fee, feeAssetOf(order))}</Line>
        <Line label={t(($) => $.trade.timeInForce)}>
          {t(($) => $.trade[order.time_in_force])}
          {order.post_only && <span className="block text-xs text-text-3">{t(($) => $.trade.postOnly)}</span>}
        </Line>
        <Line label={t(($) => $.orders.placedAt)}>{formatTime(order.created_at, lang)}</Line>
        <Line label={t(($) => $.orders.updatedAt)}>{formatTime(order.updated_at, lang)}</Line>
        <Line label={t(($) => $.orders.number)}>{order.id}</Line>
      </dl>
    </>
  );
}

function CancelOrder({ order, onDone }: { order: WireOrder; onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useCancelOrder();
  const act = () =>
    cancel.mutate(order.id, {
      onSuccess: () => {
        toast(t(($) => $.orders.canceled));
        onDone();
      },
      onError: (failure) => toast(failureText(failure as ApiError)),
    });
  return (
    <Button disabled={cancel.isPending} onClick={act} className="my-4 w-full">
      {t(($) => $.trade.cancelOrder)}
    </Button>
  );
}
