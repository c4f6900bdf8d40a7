import type { WireOrder } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../data/client.ts';
import type { ApiError } from '../../../data/http/envelope.ts';
import { applyOrders } from '../../../data/me/me-feed.ts';
import { useOpenOrders } from '../../../data/me/use-own-data.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { isAmendable } from './amend-draft.ts';
import { AmendSheet } from './amend-sheet.tsx';
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
    <CardButton
      label={`${t(($) => $.trade.cancelOrder)} ${order.symbol}`}
      disabled={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {t(($) => $.common.cancel)}
    </CardButton>
  );
}

function AmendButton({ order, onAmend }: { order: WireOrder; onAmend: (id: number) => void }) {
  const { t } = useTranslation();
  return (
    <CardButton label={`${t(($) => $.amendOrder.title)} ${order.symbol}`} onClick={() => onAmend(order.id)}>
      {t(($) => $.amendOrder.action)}
    </CardButton>
  );
}

interface CardButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Small to look at, large to touch. */
function CardButton({ label, disabled = false, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-center disabled:opacity-50"
    >
      <span className="rounded-[6px] bg-surface-3 px-2.5 py-1 text-xs font-semibold text-text-1">{children}</span>
    </button>
  );
}

/** The customer's open orders, all markets, kept current by pushes. */
export function OpenOrders() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data: orders, error, refetch } = useOpenOrders();
  const [amending, setAmending] = useState<number | null>(null);
  const [ending, setEnding] = useState(false);
  const cancelAll = useMutation({
    mutationFn: () => api.act('coin/cancel_all', {}),
    onSuccess: applyOrders,
    onSettled: () => setEnding(false),
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
      <AmendSheet order={orders.find(({ id }) => id === amending) ?? null} onClose={() => setAmending(null)} />
      <ul className="flex flex-col gap-2 @2xl:grid @2xl:grid-cols-2 @6xl:grid-cols-3">
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            action={
              <span className="inline-flex gap-1">
                {isAmendable(order) && <AmendButton order={order} onAmend={setAmending} />}
                <CancelButton order={order} />
              </span>
            }
          />
        ))}
      </ul>
      {orders.length > 1 && (
        <Button look="quiet" disabled={cancelAll.isPending} onClick={() => setEnding(true)} className="mt-2 w-full">
          {t(($) => $.trade.cancelAll)}
        </Button>
      )}
      <ConfirmDialog
        title={t(($) => $.cancelAllOrders.title)}
        confirm={t(($) => $.trade.cancelAll)}
        dismiss={t(($) => $.cancelAllOrders.keep)}
        pending={cancelAll.isPending}
        open={ending}
        onOpenChange={setEnding}
        onConfirm={() => cancelAll.mutate()}
      >
        {t(($) => $.cancelAllOrders.text)}
      </ConfirmDialog>
    </>
  );
}
