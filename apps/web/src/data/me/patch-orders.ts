import type { WireOrder } from '@auric/api';

/**
 * The open orders after a change: a changed order takes the place of its older self, a new one goes on top, one that
 * has ended leaves. News that is older than what is known changes nothing: an answer and a push may cross on the way.
 */
export function patchOpenOrders(open: readonly WireOrder[], changed: readonly WireOrder[]): WireOrder[] {
  let orders = [...open];
  for (const order of changed) {
    const known = orders.findIndex((candidate) => candidate.id === order.id);
    if (known >= 0 && (orders[known]?.updated_at ?? 0) > order.updated_at) continue;
    if (order.status === 'complete') orders = orders.filter((candidate) => candidate.id !== order.id);
    else if (known >= 0) orders[known] = order;
    else orders = [order, ...orders].sort((a, b) => b.id - a.id);
  }
  return orders;
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
