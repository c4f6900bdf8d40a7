import type { WireOrder } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../data/client.ts';
import type { ApiError } from '../../../data/http/envelope.ts';
import { applyOrders } from '../../../data/me/me-feed.ts';
import { useOpenOrders } from '../../../data/me/use-own-data.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { OrderCard } from './order-card.tsx';

function CancelButton({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useMutation({
    mutationFn: () => api.act('coin/cancel', { id: order.id }),
    onSuccess: (canceled) => applyOrders([canceled]),
    onError: (failure: ApiError) => toast(failureText(failure)),
  });
  return (
    <button
      type="button"
      aria-label={`${t(($) => $.trade.cancelOrder)} ${order.symbol}`}
      disabled={cancel.isPending}
      onClick={() => cancel.mutate()}
      className="-my-2 -mr-1 inline-flex min-h-11 items-center disabled:opacity-50"
    >
      <span className="rounded-[6px] bg-surface-3 px-2.5 py-1 text-xs font-semibold text-text-1">
        {t(($) => $.common.cancel)}
      </span>
    </button>
  );
}

/** The customer's open orders, all markets, kept current by pushes. */
export function OpenOrders() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data: orders, error, refetch } = useOpenOrders();
  const cancelAll = useMutation({
    mutationFn: () => api.act('coin/cancel_all', {}),
    onSuccess: applyOrders,
    onError: (failure: ApiError) => toast(failureText(failure)),
  });
  if (orders === undefined) {
    return error === null ? (
      <SkeletonRows rows={3} height="h-24" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  if (orders.length === 0) return <EmptyState text={t(($) => $.trade.noOpenOrders)} />;
  return (
    <>
      <ul className="flex flex-col gap-2 lg:grid lg:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} action={<CancelButton order={order} />} />
        ))}
      </ul>
      {orders.length > 1 && (
        <Button look="quiet" disabled={cancelAll.isPending} onClick={() => cancelAll.mutate()} className="mt-2 w-full">
          {t(($) => $.trade.cancelAll)}
        </Button>
      )}
    </>
  );
}
