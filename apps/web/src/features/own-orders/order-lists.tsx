import type { WireOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, type EndlessState } from '../../ui/endless-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { CancelShown } from './cancel-shown.tsx';
import { ordersOf } from './order-facts.ts';
import { useEndedOrders } from './use-ended-orders.ts';

interface OrderListProps {
  /** The market that is shown, null for all of them. */
  market: number | null;
  /** One order as an item of a list. */
  render: (order: WireOrder) => ReactNode;
}

function NoOrders({ text, market }: { text: string; market: number | null }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink to={`/pages/transaction/index${market === null ? '' : `?market=${market}`}`} look="primary">
          {t(($) => $.orders.goTrade)}
        </ButtonLink>
      }
    />
  );
}

/** The open orders, kept current by pushes. */
export function OpenOrderList({ market, render }: OrderListProps) {
  const { t } = useTranslation();
  const { data: orders, error, refetch } = useOpenOrders();
  if (orders === undefined) {
    return error === null ? (
      <SkeletonRows rows={4} height="h-24" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  const shown = ordersOf(orders, market);
  if (shown.length === 0) return <NoOrders text={t(($) => $.trade.noOpenOrders)} market={market} />;
  return (
    <>
      <ul aria-label={t(($) => $.trade.openOrders)} className="flex flex-col gap-2">
        {shown.map(render)}
      </ul>
      {shown.length > 1 && <CancelShown market={market} />}
    </>
  );
}

/** The ended orders, newest first, page by page to the first one. */
export function EndedOrderList({ market, render }: OrderListProps) {
  const { t } = useTranslation();
  const ended = useEndedOrders(market);
  const orders = ended.data?.pages.flatMap((page) => page.data) ?? [];
  const state = (): EndlessState => {
    if (ended.isFetchNextPageError || (ended.data === undefined && ended.isError)) return 'failed';
    if (ended.isPending || ended.isFetchingNextPage) return 'loading';
    return ended.hasNextPage ? 'more' : 'end';
  };
  return (
    <EndlessList
      label={t(($) => $.trade.history)}
      rows={orders}
      keyOf={(order) => order.id}
      render={(order) => <ul className="pb-2">{render(order)}</ul>}
      state={state()}
      onMore={() => void (ended.data === undefined ? ended.refetch() : ended.fetchNextPage())}
      onRefresh={ended.refetch}
      empty={<NoOrders text={t(($) => $.trade.noHistory)} market={market} />}
      rowHeight="h-24"
    />
  );
}
