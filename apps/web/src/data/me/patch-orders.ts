import type { WireOrder } from '@auric/api';
import { isOlderOrder } from './heard-records.ts';

/**
 * The open orders after a change, newest first: a changed order takes the place of its older self, a new one goes on top,
 * one that has ended leaves. News that is older than what is known changes nothing: an answer and a push may cross.
 */
export function patchOpenOrders(open: readonly WireOrder[], changed: readonly WireOrder[]): WireOrder[] {
  const orders = new Map(open.map((order) => [order.id, order]));
  for (const order of changed) {
    const known = orders.get(order.id);
    if (known !== undefined && isOlderOrder(order, known)) continue;
    if (order.status === 'complete') orders.delete(order.id);
    else orders.set(order.id, order);
  }
  return [...orders.values()].sort((a, b) => b.id - a.id);
}

export type OrderNews = 'accepted' | 'partially_filled' | 'filled' | 'canceled' | 'expired' | 'rejected' | 'triggered';

/** What a customer should be told of a changed order; null where it is nothing new. */
export function newsOf(before: WireOrder | undefined, after: WireOrder): OrderNews | null {
  if (before !== undefined && before.state === after.state && before.filled === after.filled) return null;
  switch (after.state) {
    case 'filled':
    case 'canceled':
    case 'expired':
    case 'rejected':
    case 'triggered':
    case 'partially_filled':
      return after.state;
    default:
      return before === undefined ? 'accepted' : null;
  }
}
