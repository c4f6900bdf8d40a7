import type { WireOrder } from '@auric/api';
import { acts } from '../acts/acts.ts';
import { lists } from '../list-refresher.ts';
import { queryClient } from '../query-client.ts';
import { orderKeys } from '../keys/order-keys.ts';
import { heardOrders, isOlderOrder } from './heard-records.ts';
import { letLeave } from './leaving-orders.ts';
import { isCanceling } from './order-acts.ts';
import type { OwnFeed } from './own-channel.ts';
import { newsOf, patchOpenOrders, type OrderNews } from './patch-orders.ts';

export interface OrderNewsItem {
  order: WireOrder;
  news: OrderNews;
}

/** What was last heard of an order since the app was opened, also of one that has ended. */
export function lastKnownOrder(order: number): WireOrder | undefined {
  return heardOrders.get(order);
}

/**
 * Puts orders that changed into the cache, whether they came as an answer or as a push. What is older than what was heard
 * before changes nothing: an answer to an order comes after the push that it was filled.
 */
export function applyOrders(changed: readonly WireOrder[]): void {
  const news = heardOrders.hear(changed);
  acts.heard(changed);
  letLeave(queryClient.getQueryData<WireOrder[]>(orderKeys.open) ?? [], news);
  queryClient.setQueryData<WireOrder[]>(orderKeys.open, (open) => open && patchOpenOrders(open, news));
  const ended = news.filter(({ status }) => status === 'complete').map(({ id }) => id);
  if (ended.length > 0) lists.news(orderKeys.history, Math.min(...ended));
  if (news.some(({ filled }) => filled !== '0')) lists.news(orderKeys.fills);
}

/** Keeps the customer's orders current; `tell` hears what the customer should know of. */
export function orderFeedTelling(tell: (item: OrderNewsItem) => void): OwnFeed {
  return {
    snapshot({ orders }) {
      queryClient.setQueryData(orderKeys.open, patchOpenOrders(orders, heardOf(orders)));
      heardOrders.hear(orders);
      acts.ordersRead();
    },
    event({ orders }) {
      const known = queryClient.getQueryData<WireOrder[]>(orderKeys.open) ?? [];
      for (const order of orders) {
        const before = lastKnownOrder(order.id) ?? known.find((candidate) => candidate.id === order.id);
        const news = before !== undefined && isOlderOrder(order, before) ? null : newsOf(before, order);
        if (news !== null && !(news === 'canceled' && isCanceling(order.id))) tell({ order, news });
      }
      applyOrders(orders);
    },
  };
}

/** What is already known of some orders: a list that was made before an answer may come after it. */
function heardOf(orders: readonly WireOrder[]): WireOrder[] {
  return orders.flatMap(({ id }) => heardOrders.get(id) ?? []);
}

/** A repeat gets the first answer: since then the order may have become something else. */
export function ordersRepeated(): void {
  void queryClient.invalidateQueries({ queryKey: orderKeys.open });
}
