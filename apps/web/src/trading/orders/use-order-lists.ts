import type { Params } from '@auric/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { queryKeys } from '../query-keys.ts';
import { useSignedIn } from './use-own-data.ts';

/** The rows of a page, as many as the wire gives by default. */
const pageRows = 10;

/** Of which market, side, type and state, and how far back; what is left out is not asked for. */
export interface OrderQuery {
  match_id?: number;
  type?: 'buy' | 'sell';
  order_type?: Params<'coin/list'>['order_type'];
  state?: Params<'coin/list'>['state'];
  /** Not older than this. */
  withinMs?: number;
}

const since = (withinMs: number | undefined): { from?: number } =>
  withinMs === undefined ? {} : { from: Date.now() - withinMs };

/** The customer's ended orders, page by page. What ends an order makes it read again. */
export function useEndedOrders({ withinMs, ...query }: OrderQuery) {
  const enabled = useSignedIn();
  return useInfiniteQuery({
    queryKey: [...queryKeys.orderHistory, { ...query, withinMs }],
    queryFn: ({ pageParam }) =>
      api.read(
        'coin/list',
        { ...query, ...since(withinMs), status: 'complete', page: pageParam, limit: pageRows },
        { loader: false },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    enabled,
  });
}

/** The customer's own part of every trade, page by page. */
export function useFills({ withinMs, ...query }: Pick<OrderQuery, 'match_id' | 'type' | 'withinMs'>) {
  const enabled = useSignedIn();
  return useInfiniteQuery({
    queryKey: [...queryKeys.fills, { ...query, withinMs }],
    queryFn: ({ pageParam }) =>
      api.read('coin/fills', { ...query, ...since(withinMs), page: pageParam, limit: pageRows }, { loader: false }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    enabled,
  });
}

/** The fills of one order, page by page. */
export function useFillsOf(order: number) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.fills, { order }],
    queryFn: ({ pageParam }) =>
      api.read('coin/fills', { order_id: order, page: pageParam, limit: pageRows }, { loader: false }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
  });
}
