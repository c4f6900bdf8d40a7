import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { useFuturesMarkets } from '../positions/use-positions.ts';
import { useLiveMark } from './live-mark.ts';

/** How often positions are read anew while the screen is looked at: a mark moves all of them. In ms. */
const readEveryMs = 2_000;

export type FuturesMarket = Message<'lever/contracts'>[number];
export type OwnFutures = Message<'lever/dealall'>;

/** What a market of futures enforces, and its mark as its channel says it; undefined until they are known. */
export function useFuturesMarket(market: number): FuturesMarket | undefined {
  const { data } = useFuturesMarkets();
  useLiveMark(market);
  return data?.find(({ terms }) => terms.match_id === market);
}

/** The account, all open positions and all open orders of the customer, at the marks of when they were read. */
export function useOwnFutures() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: contractKeys.own,
    queryFn: ({ signal }) => api.read('lever/dealall', {}, { loader: false, signal }),
    enabled,
    refetchInterval: readEveryMs,
  });
}

/** How positions of a market are margined; undefined until it is known. */
export function useMarginMode(market: number): 'isolated' | 'cross' | undefined {
  const enabled = useSignedIn();
  const { data } = useQuery({
    queryKey: [...contractKeys.marginMode, market],
    queryFn: ({ signal }) => api.read('lever/deal', { match_id: market }, { loader: false, signal }),
    enabled,
    select: ({ margin_mode: mode }) => mode,
  });
  return data;
}
