import { useTranslation } from 'react-i18next';
import { useOrderHistory } from '../../../data/me/use-own-data.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { OrderCard } from './order-card.tsx';

/** Orders that have ended, newest first. */
export function OrderHistory() {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory();
  const orders = data?.pages.flatMap((page) => page.data);
  if (orders === undefined) {
    return error === null ? (
      <SkeletonRows rows={3} height="h-24" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  if (orders.length === 0) return <EmptyState text={t(($) => $.trade.noHistory)} />;
  return (
    <>
      <ul className="flex flex-col gap-2 @2xl:grid @2xl:grid-cols-2 @6xl:grid-cols-3">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <p className="py-3 text-center text-xs text-text-3">
        {hasNextPage ? (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(($) => $.common.more)}
          </Button>
        ) : (
          t(($) => $.common.noMore)
        )}
      </p>
    </>
  );
}
