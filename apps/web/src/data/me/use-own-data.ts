import type { WireOrder } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

/** A page of the wire holds at most this many. */
const pageSize = 100;

export async function fetchOpenOrders(): Promise<WireOrder[]> {
  const orders: WireOrder[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.read('coin/list', { status: 'doing', page, limit: pageSize }, { loader: false });
    orders.push(...answer.data);
    if (!answer.has_more) return orders;
  }
}

export function useSignedIn(): boolean {
  return useApp((state) => state.token !== null);
}

export function useProfile() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: queryKeys.profile,
    queryFn: () => api.read('user/info', {}, { loader: false }),
    enabled,
    staleTime: 5 * 60_000,
  });
}

export const walletQuery = {
  queryKey: queryKeys.wallet,
  queryFn: () => api.read('wallet/list', {}, { loader: false }),
};

export function useWallet() {
  const enabled = useSignedIn();
  return useQuery({ ...walletQuery, enabled });
}

export function useOpenOrders() {
  const enabled = useSignedIn();
  return useQuery({ queryKey: queryKeys.openOrders, queryFn: fetchOpenOrders, enabled });
}
