import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PagedMeta } from '../../data/list-refresher.ts';
import { nextBefore, rowsOf, type PageOf } from '../../data/paged-rows.ts';
import type { EndlessState } from '../../ui/lists/endless-list.tsx';

/** Which page of a list is wanted: of all rows the newest, or of those older than an id. */
export interface PageAsked {
  before?: number;
  limit: number;
  signal: AbortSignal;
}

interface PagedOptions<Row> {
  /** The list and its filter; its news comes under the beginning of it. */
  key: QueryKey;
  read: (asked: PageAsked) => Promise<PageOf<Row>>;
  enabled?: boolean;
}

/** A list that goes on as one reads it, and what can be done with it. */
export interface Paged<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  state: EndlessState;
  /** Reads on, or tries again what failed. */
  more: () => void;
  /** Reads all of it anew. */
  refresh: () => Promise<unknown>;
}

/** The rows of a page: as many as the wire gives by default. */
const pageRows = 10;

/** Records from the newest to the oldest, page by page. Their news reads the first page again (`data/list-refresher`). */
export function usePaged<Row extends { id: number }>({ key, read, enabled = true }: PagedOptions<Row>): Paged<Row> {
  const meta: PagedMeta = { readHead: (signal) => read({ limit: pageRows, signal }) };
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      read({ limit: pageRows, signal, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore<Row>,
    enabled,
    meta: { ...meta },
  });
  const { data, isError, isPending, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const rows = useMemo(() => data && rowsOf(data), [data]);
  const failed = isFetchNextPageError || (data === undefined && isError);
  const waiting = isPending || isFetchingNextPage;
  return {
    rows,
    state: failed ? 'failed' : waiting ? 'loading' : hasNextPage ? 'more' : 'end',
    more: () => void (data === undefined ? query.refetch() : query.fetchNextPage()),
    refresh: () => query.refetch(),
  };
}
