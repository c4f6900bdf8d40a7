import type { NewsItem } from '@auric/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import type { EndlessState } from '../../ui/lists/endless-list.tsx';

/** `news/list` has the news under 4. */
const newsCategory = 4;

interface News {
  rows: readonly NewsItem[];
  state: EndlessState;
  more: () => void;
  refresh: () => Promise<unknown>;
}

/** The news in the language that is shown, the newest first, page by page. */
export function useNews(): News {
  const lang = useApp((state) => state.lang);
  const query = useInfiniteQuery({
    queryKey: [...siteKeys.content, lang, 'news'],
    queryFn: ({ pageParam: page, signal }) => api.read('news/list', { c_id: newsCategory, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ has_more, page }) => (has_more ? page + 1 : undefined),
  });
  const { data, isPending, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const failed = isFetchNextPageError || (data === undefined && isError);
  const waiting = isPending || isFetchingNextPage;
  return {
    rows: data?.pages.flatMap((page) => page.data) ?? [],
    state: failed ? 'failed' : waiting ? 'loading' : hasNextPage ? 'more' : 'end',
    more: () => void (data === undefined ? query.refetch() : query.fetchNextPage()),
    refresh: () => query.refetch(),
  };
}
