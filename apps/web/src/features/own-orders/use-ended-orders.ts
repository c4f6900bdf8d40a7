import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { queryKeys } from '../../data/query-keys.ts';

/** The orders of a page, as many as the wire gives by default. */
const pageOrders = 10;

/** The customer's ended orders of one market or of all, page by page. What ends an order makes it read again. */
export function useEndedOrders(market: number | null) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.orderHistory, { market }],
    queryFn: ({ pageParam }) =>
      api.read(
        'coin/list',
        { status: 'complete', page: pageParam, limit: pageOrders, ...(market === null ? {} : { match_id: market }) },
        { loader: false },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
  });
}
