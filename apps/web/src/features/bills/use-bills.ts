import type { Message } from '@auric/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../data/client.ts';
import { queryKeys } from '../../data/query-keys.ts';
import type { EndlessState } from '../../ui/lists/endless-list.tsx';
import { wireOf, type BillFilter } from './bill-filter.ts';

export type Bill = Message<'wallet/legal_log'>['data'][number];

const pageSize = 10;

/** The bills that a filter lets through, as far as they were asked for. A new bill brings them all anew. */
export function useBills(filter: BillFilter) {
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.bills, filter],
    queryFn: ({ pageParam }) =>
      api.read('wallet/legal_log', { ...wireOf(filter), page: pageParam, limit: pageSize }, { loader: false }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
  });
  const { data, isPending, isError, isFetchingNextPage, hasNextPage } = query;
  const bills = useMemo(() => eachOnce(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  const waiting = isPending || isFetchingNextPage;
  const state: EndlessState = waiting ? 'loading' : isError ? 'failed' : hasNextPage ? 'more' : 'end';
  return {
    bills,
    state,
    more: () => void (data === undefined ? query.refetch() : query.fetchNextPage()),
    refresh: () => query.refetch(),
  };
}

/** A bill that came while one was reading moves the others on: the next page begins with one that is known. */
function eachOnce(bills: readonly Bill[]): Bill[] {
  return [...new Map(bills.map((bill) => [bill.id, bill])).values()];
}
