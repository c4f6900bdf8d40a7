import type { Payload } from '@auric/api';
import type { OrderFacts } from './order-shape.ts';

/** What a list of orders may be narrowed by, besides its market: side, type, state, when they were placed. */
export type OrderFilter = Partial<
  Pick<Payload<'coin/list'>, 'type' | 'order_type' | 'state' | 'order_id' | 'from' | 'to' | 'before'>
>;

type Filtered = Pick<OrderFacts, 'id' | 'side' | 'orderType' | 'state' | 'createdAt'>;

/** Whether an order that is open, and so in memory, is one of those that are asked for. */
export function matchesOrderFilter(
  order: Filtered,
  { type, order_type, state, order_id, from, to, before }: OrderFilter,
): boolean {
  return (
    (type === undefined || order.side === type) &&
    (order_type === undefined || order.orderType === order_type) &&
    (state === undefined || order.state === state) &&
    (order_id === undefined || order.id === order_id) &&
    (from === undefined || order.createdAt >= from) &&
    (to === undefined || order.createdAt <= to) &&
    (before === undefined || order.id < before)
  );
}
