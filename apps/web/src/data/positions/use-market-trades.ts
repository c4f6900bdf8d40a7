import type { PositionFill } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';

/** A page of the wire. */
const latest = 100;

/** When somebody bought or sold in a market of futures, newest first: what opens a long buys, and so does what closes a short. */
export function useMarketTrades(market: number) {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: [...contractKeys.fills, { latestOf: market }],
    queryFn: async ({ signal }) =>
      (await api.read('lever/fills', { match_id: market, limit: latest }, { loader: false, signal })).data,
    select: tradesOf,
    enabled,
  });
}

export function tradesOf(fills: readonly Pick<PositionFill, 'side' | 'reduces' | 'time'>[]) {
  return fills.map(({ side, reduces, time }) => ({
    time,
    type: (side === 'long') === reduces ? ('sell' as const) : ('buy' as const),
  }));
}
