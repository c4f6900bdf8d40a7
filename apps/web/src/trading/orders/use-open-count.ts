import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { orderRows } from './order-facts.ts';
import { matching, type OrderFilter } from './order-filter.ts';

/** How many open orders a filter lets through, as they are listed: both legs of an OCO are one. */
export function useOpenCount(filter: OrderFilter): number {
  const { data = [] } = useOpenOrders();
  return orderRows(matching(data, filter, Date.now())).length;
}
