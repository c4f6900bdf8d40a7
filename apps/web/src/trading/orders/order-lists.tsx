import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import type { Paged } from '../../kit/record/use-paged.ts';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh.tsx';
import type { OrderSheets } from './use-order-sheets.tsx';
import { CardList } from './card-list.tsx';
import { FillCard, FillTable } from './fill-list.tsx';
import { OrderCard } from './order-card.tsx';
import { orderRows } from './order-facts.ts';
import { isFiltered, matching, queryOf, type OrderFilter } from './order-filter.ts';
import { OrderSkeletons } from './order-skeletons.tsx';
import { EndedOrderTable, OpenOrderTable } from './order-table.tsx';
import { useEndedOrders, useFills } from './use-order-lists.ts';

export interface OrderListProps extends Pick<OrderSheets, 'onDetails' | 'onAmend'> {
  filter: OrderFilter;
  /** A table for a wide window, else cards. */
  table: boolean;
  /** What is shown where there is nothing to show. */
  empty: ReactNode;
}

/** The open orders, kept current by pushes. */
export function OpenOrderList({ filter, table, empty, onDetails, onAmend }: OrderListProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOpenOrders();
  if (data === undefined) {
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <OrderSkeletons table={table} />;
  }
  const orders = matching(data, filter, Date.now());
  const label = t(($) => $.trade.openOrders);
  return (
    <PullToRefresh onRefresh={refetch}>
      {orders.length === 0 && empty}
      {orders.length > 0 && table && (
        <OpenOrderTable
          label={label}
          orders={orderRows(orders).flatMap(({ order, stop }) => (stop === null ? [order] : [order, stop]))}
          onDetails={onDetails}
          onAmend={onAmend}
        />
      )}
      {orders.length > 0 && !table && (
        <CardList
          label={label}
          rows={orderRows(orders)}
          keyOf={({ order }) => order.id}
          render={(row) => <OrderCard row={row} onDetails={onDetails} onAmend={onAmend} />}
        />
      )}
    </PullToRefresh>
  );
}

/** The way to the question before the orders shown are canceled. */
export function CancelAllButton({
  filter,
  onCancelAll,
}: Pick<OrderListProps, 'filter'> & Pick<OrderSheets, 'onCancelAll'>) {
  const { t } = useTranslation();
  const { data = [] } = useOpenOrders();
  const orders = matching(data, filter, Date.now());
  // The exchange ends the orders of a market or all: under a finer filter that would be more than is seen.
  if (orders.length < 2 || isFiltered({ ...filter, market: null })) return null;
  return (
    <button
      type="button"
      onClick={() => onCancelAll({ market: filter.market, orders })}
      className="min-h-11 text-xs font-semibold text-text-2"
    >
      {t(($) => $.trade.cancelAll)} ({orders.length})
    </button>
  );
}

interface PagedListProps<Row> {
  label: string;
  paged: Paged<Row>;
  card: (row: Row) => ReactNode;
  /** The rows as a table, where there is room for one. */
  table: ((rows: readonly Row[]) => ReactNode) | null;
  empty: ReactNode;
}

/** Pages as one list that goes on by itself. */
function PagedList<Row extends { id: number }>({ label, paged, card, table, empty }: PagedListProps<Row>) {
  const { rows, state, more, refresh } = paged;
  if (rows === undefined && state === 'loading') return <OrderSkeletons table={table !== null} />;
  const rowHeight = table === null ? 'h-30' : 'h-13';
  const shared = { label, state, onMore: more, onRefresh: refresh, empty, rowHeight };
  if (table !== null) {
    const whole = rows === undefined || rows.length === 0 ? [] : [rows];
    return <EndlessList {...shared} rows={whole} keyOf={() => 'table'} render={table} />;
  }
  return (
    <EndlessList
      {...shared}
      rows={rows ?? []}
      keyOf={({ id }) => id}
      render={(row) => <div className="pb-2">{card(row)}</div>}
    />
  );
}

/** The ended orders, newest first, page by page to the first one. */
export function EndedOrderList({ filter, table, empty, onDetails, onAmend }: OrderListProps) {
  const { t } = useTranslation();
  const label = t(($) => $.trade.history);
  return (
    <PagedList
      label={label}
      paged={useEndedOrders(queryOf(filter))}
      card={(order) => <OrderCard row={{ order, stop: null }} onDetails={onDetails} onAmend={onAmend} />}
      table={table ? (orders) => <EndedOrderTable label={label} orders={orders} onDetails={onDetails} /> : null}
      empty={empty}
    />
  );
}

/** The own part of every trade, newest first. */
export function FillList({ filter, table, empty }: Pick<OrderListProps, 'filter' | 'table' | 'empty'>) {
  const { t } = useTranslation();
  const label = t(($) => $.orders.fills);
  const { order_type: _type, state: _state, ...query } = queryOf(filter);
  return (
    <PagedList
      label={label}
      paged={useFills(query)}
      card={(fill) => <FillCard fill={fill} />}
      table={table ? (fills) => <FillTable label={label} fills={fills} /> : null}
      empty={empty}
    />
  );
}
