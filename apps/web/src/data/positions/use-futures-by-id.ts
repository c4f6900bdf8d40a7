import { useMemo } from 'react';
import type { Market } from '../market/market.ts';
import { useMarkets } from '../market/use-market-data.ts';

/** The markets of futures by their id; empty until they are known. */
export function useFuturesById(): ReadonlyMap<number, Market> {
  const { data } = useMarkets('perpetual');
  return useMemo(() => new Map(data?.map((market) => [market.id, market])), [data]);
}
