import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { optionKeys } from '../keys/option-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';

export type Option = Message<'microtrade/get_result'>;
export type OptionOffers = Message<'microtrade/seconds'>;
export type PoolDay = Message<'microtrade/pool_days'>[number];

const quiet = (signal: AbortSignal) => ({ loader: false, signal }) as const;
/** More than anybody has open at once: the stakes of one customer are bounded. */
const openMost = 100;

/** What options are sold by, for each market that has them. */
export function useOptionOffers() {
  return useQuery({
    queryKey: optionKeys.offers,
    queryFn: ({ signal }) => api.read('microtrade/seconds', {}, quiet(signal)),
    staleTime: 30_000,
  });
}

/** The customer's options that have not ended, the newest first. */
export function useOpenOptions() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: optionKeys.open,
    queryFn: async ({ signal }) =>
      (await api.read('microtrade/lists', { status: 1, limit: openMost }, quiet(signal))).data,
    enabled,
  });
}

/** The customer's last options that are over. */
export function useLastOptions(limit: number) {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: [...optionKeys.history, 'last', limit],
    queryFn: async ({ signal }) => (await api.read('microtrade/lists', { status: 3, limit }, quiet(signal))).data,
    enabled,
  });
}

/** What the customer's options came to. */
export function useOptionRecord() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: optionKeys.record,
    queryFn: ({ signal }) => api.read('microtrade/record', {}, quiet(signal)),
    enabled,
  });
}

/** What everybody's options came to, by day. */
export function useOptionStatistics() {
  return useQuery({
    queryKey: optionKeys.statistics,
    queryFn: ({ signal }) => api.read('microtrade/statistics', {}, quiet(signal)),
    staleTime: 60_000,
  });
}

export function useOptionPool() {
  return useQuery({
    queryKey: optionKeys.pool,
    queryFn: ({ signal }) => api.read('microtrade/pool', {}, quiet(signal)),
    staleTime: 10_000,
  });
}

/** The pool at the end of each day on which it changed, the newest first. */
export function useOptionPoolDays() {
  return useQuery({
    queryKey: optionKeys.poolDays,
    queryFn: ({ signal }) => api.read('microtrade/pool_days', {}, quiet(signal)),
    staleTime: 60_000,
  });
}
