import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** The queues that the roles may look at, with what waits in them; the live line keeps it new. */
export function useQueues() {
  return useQuery({
    queryKey: queryKeys.queues,
    queryFn: ({ signal }) => api.read('queues', {}, { signal, loader: false }),
  });
}
