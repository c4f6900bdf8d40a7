import { useTranslation } from 'react-i18next';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { matching, type OrderFilter } from './order-filter.ts';
import type { OrderSheets } from './use-order-sheets.tsx';

interface CancelAllButtonProps extends Pick<OrderSheets, 'onCancelAll'> {
  filter: OrderFilter;
}

/** The way to the question before the orders shown are canceled. */
export function CancelAllButton({ filter, onCancelAll }: CancelAllButtonProps) {
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
