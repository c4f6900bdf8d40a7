import type { Message, WireOrder } from '@auric/api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';

/** A page of the wire holds at most this many. */
const pageSize = 100;
const historyPage = 20;

async function fetchOpenOrders(): Promise<WireOrder[]> {
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

export function useWallet() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: queryKeys.wallet,
    queryFn: () => api.read('wallet/list', {}, { loader: false }),
    enabled,
  });
}

export function useOpenOrders() {
  const enabled = useSignedIn();
  return useQuery({ queryKey: queryKeys.openOrders, queryFn: fetchOpenOrders, enabled });
}

export function useOrderHistory() {
  const enabled = useSignedIn();
  return useInfiniteQuery({
    queryKey: queryKeys.orderHistory,
    queryFn: ({ pageParam }) =>
      api.read('coin/list', { status: 'complete', page: pageParam, limit: historyPage }, { loader: false }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    enabled,
  });
}

export function useBills() {
  const enabled = useSignedIn();
  return useInfiniteQuery({
    queryKey: queryKeys.bills,
    queryFn: ({ pageParam }) =>
      api.read('wallet/legal_log', { page: pageParam, limit: historyPage }, { loader: false }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    enabled,
  });
}

type Favourites = Message<'optional/list'>;

export function useFavourites() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: queryKeys.favourites,
    queryFn: () => api.read('optional/list', {}, { loader: false }),
    enabled,
    staleTime: 5 * 60_000,
    select: (list: Favourites) => new Set(list.map((quotation) => quotation.match_id)),
  });
}

/** Marks or unmarks a market; the star moves at once and moves back if the server refuses. */
export function useToggleFavourite() {
  return useMutation({
    mutationFn: ({ market, marked }: { market: number; marked: boolean }) =>
      api.act(marked ? 'optional/add' : 'optional/del', { match_id: market }, { loader: false }),
    onMutate: ({ market, marked }) => {
      const before = queryClient.getQueryData<Favourites>(queryKeys.favourites);
      queryClient.setQueryData<Favourites>(queryKeys.favourites, (list = []) => {
        const rest = list.filter((quotation) => quotation.match_id !== market);
        return marked ? [...rest, { match_id: market } as Favourites[number]] : rest;
      });
      return before;
    },
    onError: (_error, _variables, before) => queryClient.setQueryData(queryKeys.favourites, before),
  });
}
