import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** Compared every minute, so read anew about as often. */
const refreshMs = 30_000;

export function useReconciliation() {
  return useQuery({
    queryKey: queryKeys.reconciliation,
    queryFn: ({ signal }) => api.read('reconciliation', {}, { signal, loader: false }),
    refetchInterval: refreshMs,
  });
}
