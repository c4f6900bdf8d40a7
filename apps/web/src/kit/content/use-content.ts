import type { Message, Params, Path, WrittenText } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';

/** What the house has written changes seldom; who stays on a page that long may read it anew. */
const freshMs = 5 * 60_000;

/** What a call of the house's texts answers in the language that is shown; another language is another answer. */
export function useContent<P extends Path>(path: P, params: Params<P>, enabled = true) {
  const shown = useApp((state) => state.lang);
  const lang = 'lang' in params ? params.lang : shown;
  return useQuery<Message<P>>({
    queryKey: [...siteKeys.content, lang, path, params],
    queryFn: ({ signal }) => api.read(path, params, { signal }),
    staleTime: freshMs,
    enabled,
  });
}

/** The calls that answer with one text. */
export type TextPath = { [P in Path]: Message<P> extends WrittenText ? P : never }[Path];
