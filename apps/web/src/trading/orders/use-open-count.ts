import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { orderCount } from '../../kit/market/order-count.ts';
import { useOrderKind } from './use-order-words.ts';
import { matching, type OrderFilter } from './order-filter.ts';

/** How many open orders a filter lets through, as they are listed: both legs of an OCO are one. */
export function useOpenCount(filter: OrderFilter): number {
  const { data = [] } = useOpenOrders();
  const kindOf = useOrderKind();
  return orderCount(matching(data, filter, Date.now(), kindOf));
}
