import type { Mark } from '@auric/api';
import { useEffect } from 'react';
import { realtime } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { queryClient } from '../query-client.ts';
import type { FuturesMarket } from './use-futures-desk.ts';

/** The list of markets with a mark that was heard of; another time's mark of the same market is gone. */
export function withMark(markets: readonly FuturesMarket[], mark: Mark): FuturesMarket[] {
  return markets.map((each) => (each.terms.match_id === mark.match_id ? { ...each, mark } : each));
}

function hear(state: Record<string, unknown>): void {
  const mark = state['mark'] as Mark | null;
  if (mark === null) return;
  queryClient.setQueryData<FuturesMarket[]>(contractKeys.markets, (known) => known && withMark(known, mark));
}

/** Keeps the mark of a market as its channel says it while the component is mounted; 0 is none. */
export function useLiveMark(market: number): void {
  useEffect(
    () => (market === 0 ? undefined : realtime.open(`mark:${market}`, { snapshot: hear, event: hear })),
    [market],
  );
}
