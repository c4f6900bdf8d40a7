import type { AccountBalance, WireOrder } from '@auric/api';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import type { RealtimeClient } from '../socket/realtime-client.ts';
import { answerActs, clearDoubts, isCanceling } from './order-acts.ts';
import { patchBalances, type Wallet } from './patch-balances.ts';
import { newsOf, patchOpenOrders, type OrderNews } from './patch-orders.ts';

export interface OrderNewsItem {
  order: WireOrder;
  news: OrderNews;
}

/** Orders of which so many others were heard since are not in the news any more. */
const rememberedOrders = 500;

/** The last that is known of each order, of one that has ended too: what an answer has said no push says again. */
const lastKnown = new Map<number, WireOrder>();

/** What was last heard of an order since the app was opened, also of one that has ended. */
export function lastKnownOrder(order: number): WireOrder | undefined {
  return lastKnown.get(order);
}

function remember(changed: readonly WireOrder[]): void {
  for (const order of changed) {
    if ((lastKnown.get(order.id)?.updated_at ?? 0) > order.updated_at) continue;
    lastKnown.delete(order.id);
    lastKnown.set(order.id, order);
  }
  for (const id of lastKnown.keys()) {
    if (lastKnown.size <= rememberedOrders) return;
    lastKnown.delete(id);
  }
}

/** Puts orders that changed into the cache, whether they came as an answer or as a push. */
export function applyOrders(changed: readonly WireOrder[]): void {
  remember(changed);
  answerActs(changed);
  queryClient.setQueryData<WireOrder[]>(queryKeys.openOrders, (open) => open && patchOpenOrders(open, changed));
  if (changed.some((order) => order.status === 'complete' || order.filled !== '0')) {
    void queryClient.invalidateQueries({ queryKey: queryKeys.orderHistory });
  }
  if (changed.some((order) => order.filled !== '0')) void queryClient.invalidateQueries({ queryKey: queryKeys.fills });
}

export function applyBalances(changed: readonly AccountBalance[]): void {
  if (changed.length === 0) return;
  queryClient.setQueryData<Wallet>(queryKeys.wallet, (wallet) => wallet && patchBalances(wallet, changed));
  void queryClient.invalidateQueries({ queryKey: queryKeys.bills });
}

/** Keeps the customer's orders and balances current; `tell` hears what the customer should know of. */
export function openMe(realtime: RealtimeClient, tell: (item: OrderNewsItem) => void): () => void {
  return realtime.open('me', {
    snapshot: (state) => {
      queryClient.setQueryData(queryKeys.openOrders, sortedOrders(state['orders'] as WireOrder[]));
      clearDoubts();
      applyBalances(state['balances'] as AccountBalance[]);
    },
    event: (event) => {
      const orders = event['orders'] as WireOrder[];
      const known = queryClient.getQueryData<WireOrder[]>(queryKeys.openOrders) ?? [];
      for (const order of orders) {
        const before = lastKnown.get(order.id) ?? known.find((candidate) => candidate.id === order.id);
        const news = newsOf(before, order);
        if (news !== null && !(news === 'canceled' && isCanceling(order.id))) tell({ order, news });
      }
      applyOrders(orders);
      applyBalances(event['balances'] as AccountBalance[]);
    },
  });
}

function sortedOrders(orders: readonly WireOrder[]): WireOrder[] {
  return [...orders].sort((a, b) => b.id - a.id);
}
