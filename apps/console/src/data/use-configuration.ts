import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** Everything that is configured while the house runs. */
export function useConfiguration() {
  return useQuery({
    queryKey: queryKeys.configuration,
    queryFn: ({ signal }) => api.read('configuration', {}, { signal }),
  });
}
