import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { useOneFuturesMarket } from '../positions/use-positions.ts';
import { useLiveMark } from './live-mark.ts';

export type FuturesMarket = Message<'lever/contracts'>[number];

/** What a market of futures enforces, and its mark as its channel says it; undefined until they are known. */
export function useFuturesMarket(market: number): FuturesMarket | undefined {
  useLiveMark(market);
  return useOneFuturesMarket(market, whole).data;
}

/** What a market of futures enforces, whatever its mark does; undefined until it is known. */
export function useFuturesTerms(market: number): FuturesMarket['terms'] | undefined {
  return useOneFuturesMarket(market, termsOf).data;
}

const whole = (market: FuturesMarket | undefined) => market;
const termsOf = (market: FuturesMarket | undefined) => market?.terms;

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
