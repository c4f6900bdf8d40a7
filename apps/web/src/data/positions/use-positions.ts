import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';

export type OwnFutures = Message<'lever/dealall'>;

/**
 * What `pick` makes of the account, the open positions and the open orders of the customer, at the marks of when they were read: the
 * own channel has them read anew when something happens to them, and never for a mark.
 */
export function useReadFutures<Part>(pick: (own: OwnFutures) => Part) {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: contractKeys.own,
    queryFn: ({ signal }) => api.read('lever/dealall', {}, { loader: false, signal }),
    enabled,
    select: pick,
  });
}

const pickOrders = ({ orders }: OwnFutures) => orders;

/** The open orders on positions. */
export const useOpenPositionOrders = () => useReadFutures(pickOrders);

const marketsQuery = {
  queryKey: contractKeys.markets,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.read('lever/contracts', {}, { loader: false, signal }),
  staleTime: 60_000,
};

/** All markets of futures: what they enforce, and their marks. */
export function useFuturesMarkets({ enabled = true } = {}) {
  return useQuery({ ...marketsQuery, enabled });
}

type ReadMarket = Message<'lever/contracts'>[number];

/** What `pick` makes of one market of futures; it is given nothing where there is none. */
export function useOneFuturesMarket<Part>(market: number, pick: (one: ReadMarket | undefined) => Part) {
  return useQuery({ ...marketsQuery, select: (all) => pick(all.find(({ terms }) => terms.match_id === market)) });
}
