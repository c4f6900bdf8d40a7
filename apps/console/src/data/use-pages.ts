import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list of the contract. */
interface ListPage<Row> {
  data: Row[];
  total: number;
  has_more: boolean;
  page: number;
}

interface PagesOptions<Row> {
  key: QueryKey;
  read: (asked: { page: number; limit: number; signal: AbortSignal }) => Promise<ListPage<Row>>;
}

/** So many rows a page: what a desk shows without scrolling far. */
const rowsAPage = 50;

/** A list page by page, as one answer: all rows that were read so far, how many there are, and the way on. */
export function usePages<Row>({ key, read }: PagesOptions<Row>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, limit: rowsAPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ListPage<Row>) => (last.has_more ? last.page + 1 : undefined),
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    data: data?.pages.flatMap((page) => page.data),
    total: data?.pages[0]?.total ?? 0,
    error,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : null,
    moreComes: isFetchingNextPage,
  };
}
