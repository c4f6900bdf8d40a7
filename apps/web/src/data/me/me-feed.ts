import type { AccountBalance, WireOrder } from '@auric/api';
import { acts } from '../acts/acts.ts';
import { lists } from '../list-refresher.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { heardBalances, heardOrders, isOlderOrder } from './heard-records.ts';
import { letLeave } from './leaving-orders.ts';
import { isCanceling } from './order-acts.ts';
import type { OwnFeed } from './own-channel.ts';
import { patchBalances, type Wallet } from './patch-balances.ts';
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
  letLeave(queryClient.getQueryData<WireOrder[]>(queryKeys.openOrders) ?? [], news);
  queryClient.setQueryData<WireOrder[]>(queryKeys.openOrders, (open) => open && patchOpenOrders(open, news));
  const ended = news.filter(({ status }) => status === 'complete').map(({ id }) => id);
  if (ended.length > 0) lists.news(queryKeys.orderHistory, Math.min(...ended));
  if (news.some(({ filled }) => filled !== '0')) lists.news(queryKeys.fills);
}

export function applyBalances(changed: readonly AccountBalance[]): void {
  if (changed.length === 0) return;
  heardBalances.hear(changed);
  queryClient.setQueryData<Wallet>(queryKeys.wallet, (wallet) => wallet && patchBalances(wallet, changed));
  lists.news(queryKeys.bills);
  lists.news(queryKeys.performance);
}

/** The balances of all accounts, as the own channel says them. */
export const balanceFeed: OwnFeed = {
  snapshot: ({ balances }) => applyBalances(balances),
  event: ({ balances }) => applyBalances(balances),
};

/** Keeps the customer's orders current; `tell` hears what the customer should know of. */
export function orderFeedTelling(tell: (item: OrderNewsItem) => void): OwnFeed {
  return {
    snapshot({ orders }) {
      queryClient.setQueryData(queryKeys.openOrders, patchOpenOrders(orders, heardOf(orders)));
      heardOrders.hear(orders);
      acts.ordersRead();
    },
    event({ orders }) {
      const known = queryClient.getQueryData<WireOrder[]>(queryKeys.openOrders) ?? [];
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
