import { useEffect, useMemo, useState } from 'react';
import { ticks } from '../../data/market/market-feed.ts';
import type { Market } from '../../data/market/market.ts';
import { sortMarkets, type Sort } from './market-order.ts';

/** Rows change places this often at most: a list that jumps under the finger can't be read. */
const reorderEveryMs = 5000;

/** The markets in their order by the latest prices, which is looked at again every few seconds. */
export function useSortedMarkets(
  markets: readonly Market[],
  sort: Sort | null,
  favourites: ReadonlySet<number>,
): Market[] {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), reorderEveryMs);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => {
    void round;
    return sortMarkets(markets, sort, favourites, (market) => ticks.get(market));
  }, [markets, sort, favourites, round]);
}
