import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@auric/web/src/data/query-client.ts';
import type { Language } from '@auric/api';
import { api } from '../../data/api.ts';

const key = ['content'] as const;

export function useContentList() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.read('content', {}, { signal }) });
}

export function useWholeContent(id: number) {
  return useQuery({ queryKey: [...key, id], queryFn: ({ signal }) => api.read('content/one', { id }, { signal }) });
}

export function useContentHistory(id: number, lang: Language) {
  return useQuery({
    queryKey: [...key, id, 'history', lang],
    queryFn: ({ signal }) => api.read('content/history', { id, lang }, { signal, loader: false }),
  });
}

/** Reads again what is shown, after somebody has written. */
export async function contentChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key });
}
