import type { WireFill, WireOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownOrders } from '../../data/me/leaving-orders.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { RecordList, RecordRows } from '../../kit/record/record-list.tsx';
import { RecordSkeletons } from '../../kit/record/record-skeletons.tsx';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { FillCard, useFillColumns } from './fill-list.tsx';
import { OrderCard } from './order-card.tsx';
import { useEndedOrderColumns, useOpenOrderColumns } from './order-columns.tsx';
import { orderRows, type OrderRow } from './order-facts.ts';
import { matching, queryOf, type OrderFilter } from './order-filter.ts';
import { useEndedOrders, useFills } from './use-order-lists.ts';
import { useOrderKind } from './use-order-words.ts';
import type { OrderSheets } from './use-order-sheets.tsx';

export interface OrderListProps extends Pick<OrderSheets, 'onDetails' | 'onAmend'> {
  filter: OrderFilter;
  /** A table for a wide window, else cards. */
  table: boolean;
  /** What is shown where there is nothing to show. */
  empty: ReactNode;
}

const orderMark = ({ id }: WireOrder) => ({ 'data-order': id });

/** The open orders, kept current by pushes. */
export function OpenOrderList({ filter, table, empty, onDetails, onAmend }: OrderListProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOpenOrders();
  const columns = useOpenOrderColumns(onDetails, onAmend);
  const kindOf = useOrderKind();
  const { shown, asEnded } = useShownOrders(data ?? []);
  if (data === undefined) {
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <RecordSkeletons look={table ? 'row' : 'card'} />;
  }
  const rows = orderRows(matching(shown, filter, Date.now(), kindOf).map(asEnded));
  const label = t(($) => $.trade.openOrders);
  const card = (row: OrderRow) => <OrderCard row={row} onDetails={onDetails} onAmend={onAmend} />;
  return (
    <PullToRefresh onRefresh={refetch}>
      {rows.length === 0 && empty}
      {rows.length > 0 && table && (
        <RecordRows
          label={label}
          rows={rows.flatMap(({ order, stop }) => (stop === null ? [order] : [order, stop]))}
          keyOf={({ id }) => id}
          card={(order) => card({ order, stop: null })}
          columns={columns}
          dataOf={orderMark}
        />
      )}
      {rows.length > 0 && !table && (
        <RecordRows label={label} rows={rows} keyOf={({ order }) => order.id} card={card} columns={null} />
      )}
    </PullToRefresh>
  );
}

/** The ended orders, newest first, page by page to the first one. */
export function EndedOrderList({ filter, table, empty, onDetails, onAmend }: OrderListProps) {
  const { t } = useTranslation();
  const columns = useEndedOrderColumns(onDetails);
  return (
    <RecordList<WireOrder>
      label={t(($) => $.trade.history)}
      paged={useEndedOrders(queryOf(filter))}
      keyOf={({ id }) => id}
      card={(order) => <OrderCard row={{ order, stop: null }} onDetails={onDetails} onAmend={onAmend} />}
      columns={table ? columns : null}
      dataOf={orderMark}
      empty={empty}
    />
  );
}

/** The own part of every trade, newest first. */
export function FillList({ filter, table, empty }: Pick<OrderListProps, 'filter' | 'table' | 'empty'>) {
  const { t } = useTranslation();
  const columns = useFillColumns();
  const { order_type: _type, state: _state, ...query } = queryOf(filter);
  return (
    <RecordList<WireFill>
      label={t(($) => $.orders.fills)}
      paged={useFills(query)}
      keyOf={({ id }) => id}
      card={(fill) => <FillCard fill={fill} />}
      columns={table ? columns : null}
      dataOf={({ id }) => ({ 'data-fill': id })}
      empty={empty}
    />
  );
}
