import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { useFuturesMarkets, usePartOfFutures } from '../positions/use-positions.ts';
import { useLiveMark } from './live-mark.ts';

export type FuturesMarket = Message<'lever/contracts'>[number];

/** What a market of futures enforces, and its mark as its channel says it; undefined until they are known. */
export function useFuturesMarket(market: number): FuturesMarket | undefined {
  const { data } = useFuturesMarkets();
  useLiveMark(market);
  return data?.find(({ terms }) => terms.match_id === market);
}

/** The account, all open positions and all open orders of the customer, at the marks of when they were read. */
export const useOwnFutures = () => usePartOfFutures((own) => own);

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
