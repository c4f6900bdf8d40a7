import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http/envelope.ts';

/**
 * The copy of what the server said over HTTP. Pushes keep it current, so nothing is fetched again by the clock or by a
 * change of the window; a read that failed on the way is tried twice more, a refusal never.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.unknownOutcome,
      retryDelay: (attempt) => 1000 * 2 ** attempt,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
