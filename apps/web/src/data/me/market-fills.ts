import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { orderKeys } from '../keys/order-keys.ts';
import { useSignedIn } from './use-own-data.ts';

/** A page of the wire. */
const latest = 100;

/** The customer's latest fills in a market, newest first. */
export function useMarketFills(market: number) {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: [...orderKeys.fills, { latestOf: market }],
    queryFn: async ({ signal }) =>
      (await api.read('coin/fills', { match_id: market, limit: latest }, { loader: false, signal })).data,
    enabled,
  });
}
