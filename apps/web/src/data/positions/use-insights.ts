import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';

export const insightPeriods = ['1day', '1week', '1month'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** How many lots were open in a market over a time, the oldest first. */
export function useOpenInterest(market: number | null, period: InsightPeriod) {
  return useQuery({
    queryKey: [...contractKeys.openInterest, market, period],
    queryFn: ({ signal }) =>
      api.read('lever/open_interest', { match_id: market ?? 0, period }, { loader: false, signal }),
    enabled: market !== null,
    staleTime: 60_000,
  });
}

/** The insurance fund at the end of each day, the oldest first. */
export function useInsurance() {
  return useQuery({
    queryKey: contractKeys.insurance,
    queryFn: ({ signal }) => api.read('lever/insurance', {}, { loader: false, signal }),
    staleTime: 60_000,
  });
}
