import type { AccountBalance, WireOrder } from '@auric/api';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import type { RealtimeClient } from '../socket/realtime-client.ts';
import { patchBalances, type Wallet } from './patch-balances.ts';
import { newsOf, patchOpenOrders, type OrderNews } from './patch-orders.ts';

export interface OrderNewsItem {
  order: WireOrder;
  news: OrderNews;
}

/** Puts orders that changed into the cache, whether they came as an answer or as a push. */
export function applyOrders(changed: readonly WireOrder[]): void {
  queryClient.setQueryData<WireOrder[]>(queryKeys.openOrders, (open) => open && patchOpenOrders(open, changed));
  if (changed.some((order) => order.status === 'complete' || order.filled !== '0')) {
    void queryClient.invalidateQueries({ queryKey: queryKeys.orderHistory });
  }
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
      applyBalances(state['balances'] as AccountBalance[]);
    },
    event: (event) => {
      const orders = event['orders'] as WireOrder[];
      const known = queryClient.getQueryData<WireOrder[]>(queryKeys.openOrders) ?? [];
      for (const order of orders) {
        const before = known.find((candidate) => candidate.id === order.id);
        const news = newsOf(before, order);
        if (news !== null) tell({ order, news });
      }
      applyOrders(orders);
      applyBalances(event['balances'] as AccountBalance[]);
    },
  });
}

function sortedOrders(orders: readonly WireOrder[]): WireOrder[] {
  return [...orders].sort((a, b) => b.id - a.id);
}
