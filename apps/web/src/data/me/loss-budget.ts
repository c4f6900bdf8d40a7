import type { LossBudget } from '@auric/api';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { useSignedIn } from './use-own-data.ts';

/** Results of trades change it: it is read again whenever somebody looks. */
export function useLossBudget() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: siteKeys.lossBudget,
    queryFn: ({ signal }) => api.read('user/loss_budget', {}, { loader: false, signal }),
    enabled,
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** What an act on the budget answered with is what is known of it from then on. */
export function keepLossBudget(client: QueryClient, budget: LossBudget): void {
  client.setQueryData(siteKeys.lossBudget, budget);
}
