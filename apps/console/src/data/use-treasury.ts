import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** What the house has and owes, read anew so often while it is shown. */
const refreshMs = 15_000;

export function useTreasury({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: queryKeys.treasury,
    queryFn: ({ signal }) => api.read('treasury', {}, { signal, loader: false }),
    refetchInterval: refreshMs,
    enabled,
  });
}
