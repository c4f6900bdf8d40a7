import type { FundingPayment, PositionFill, WireContractOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contractKeys } from '../../data/keys/contract-keys.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import type { Position } from '../../data/positions/position.ts';
import {
  readClosedPositions,
  readEndedOrders,
  readFundingPayments,
  readPositionFills,
} from '../../data/positions/read-lists.ts';
import { useOpenPositions } from '../../data/futures/use-own-futures.ts';
import { useOpenPositionOrders } from '../../data/positions/use-positions.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { FundingLine } from './funding-line.tsx';
import { OpenList } from './open-list.tsx';
import { PositionCard } from './position-card.tsx';
import { useClosedPositionColumns, useOpenPositionColumns } from './position-columns.tsx';
import { PositionFillCard } from './position-fill-line.tsx';
import { PositionOrderCard } from './position-order-card.tsx';
import {
  fillQueryOf,
  matchingOrders,
  matchingPositions,
  orderQueryOf,
  positionQueryOf,
  type RecordFilter,
} from './record-filter.ts';

interface ListProps {
  filter: RecordFilter;
  /** What is shown where there is nothing to show. */
  empty: ReactNode;
}

interface PositionListProps extends ListProps {
  /** A table for a wide window, else cards. */
  table: boolean;
  onDetails: (position: Position) => void;
}

const positionMark = ({ id }: Position) => ({ 'data-position': id });

/** The open positions. */
export function OpenPositionList({ filter, table, empty, onDetails }: PositionListProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOpenPositions();
  const columns = useOpenPositionColumns(onDetails);
  return (
    <OpenList
      label={t(($) => $.positions.open)}
      rows={data && matchingPositions(data, filter)}
      failed={isError}
      refetch={refetch}
      card={(position) => <PositionCard position={position} onDetails={onDetails} />}
      columns={table ? columns : null}
      dataOf={positionMark}
      empty={empty}
    />
  );
}

/** The positions that are over, the newest first, page by page to the first one. */
export function ClosedPositionList({ filter, table, empty, onDetails }: PositionListProps) {
  const { t } = useTranslation();
  const columns = useClosedPositionColumns(onDetails);
  const paged = usePaged<Position>({
    key: [...contractKeys.closed, filter],
    read: (page) => readClosedPositions(positionQueryOf(filter), page),
    enabled: useSignedIn(),
  });
  return (
    <RecordList<Position>
      label={t(($) => $.positions.closed)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(position) => <PositionCard position={position} onDetails={onDetails} />}
      columns={table ? columns : null}
      dataOf={positionMark}
      empty={empty}
    />
  );
}

/** The open orders on positions. */
export function OpenOrderList({ filter, empty }: ListProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOpenPositionOrders();
  return (
    <OpenList
      label={t(($) => $.trade.openOrders)}
      rows={data && matchingOrders(data, filter)}
      failed={isError}
      refetch={refetch}
      card={(order) => <PositionOrderCard order={order} />}
      columns={null}
      empty={empty}
    />
  );
}

/** The ended orders on positions. */
export function EndedOrderList({ filter, empty }: ListProps) {
  const { t } = useTranslation();
  const paged = usePaged<WireContractOrder>({
    key: [...contractKeys.history, filter],
    read: (page) => readEndedOrders(orderQueryOf(filter), page),
    enabled: useSignedIn(),
  });
  return (
    <RecordList<WireContractOrder>
      label={t(($) => $.trade.history)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(order) => <PositionOrderCard order={order} />}
      columns={null}
      empty={empty}
    />
  );
}

/** What opened and closed positions. */
export function FillList({ filter, empty }: ListProps) {
  const { t } = useTranslation();
  const paged = usePaged<PositionFill>({
    key: [...contractKeys.fills, filter],
    read: (page) => readPositionFills(fillQueryOf(filter), page),
    enabled: useSignedIn(),
  });
  return (
    <RecordList<PositionFill>
      label={t(($) => $.orders.fills)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(fill) => <PositionFillCard fill={fill} />}
      columns={null}
      empty={empty}
    />
  );
}

/** What funding has cost or brought. */
export function FundingList({ filter, empty }: ListProps) {
  const { t } = useTranslation();
  const { from: _from, ...query } = fillQueryOf(filter);
  const paged = usePaged<FundingPayment>({
    key: [...contractKeys.funding, filter],
    read: (page) => readFundingPayments(query, page),
    enabled: useSignedIn(),
  });
  return (
    <RecordList<FundingPayment>
      label={t(($) => $.positions.funding)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(payment) => <FundingLine payment={payment} />}
      columns={null}
      flat
      empty={empty}
    />
  );
}
