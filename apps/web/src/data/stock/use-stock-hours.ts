import type { Message, StockMarketSession } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, realtime } from '../client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import type { Market } from '../market/market.ts';
import { queryClient } from '../query-client.ts';

export type StockHours = Message<'stock/sessions'>;

/** Sessions are announced days ahead; what changes within one is told by the channel of its market. */
const hoursLiveMs = 5 * 60_000;

/** The hours with what was heard of one market; what was known of it is gone. */
export function withSession(hours: StockHours, session: StockMarketSession): StockHours {
  const others = hours.markets.filter(({ match_id: id }) => id !== session.match_id);
  return { ...hours, markets: [...others, session] };
}

function hear(state: Record<string, unknown>): void {
  const session = state['session'] as StockMarketSession | null;
  if (session === null) return;
  queryClient.setQueryData<StockHours>(siteKeys.stockHours, (known) => known && withSession(known, session));
}

/** Asks for the hours anew, as when a session should begin or end now. */
export const refreshStockHours = (): Promise<void> => queryClient.invalidateQueries({ queryKey: siteKeys.stockHours });

/** When stocks trade, and how far a market is in its day, kept live; undefined until it is known, and for what is no stock. */
export function useStockHours(market: Market): { hours: StockHours; session: StockMarketSession } | undefined {
  const isStock = market.kind === 'stock';
  const { data: hours } = useQuery({
    queryKey: siteKeys.stockHours,
    queryFn: ({ signal }) => api.read('stock/sessions', {}, { loader: false, signal }),
    staleTime: hoursLiveMs,
    refetchInterval: hoursLiveMs,
    enabled: isStock,
  });
  useEffect(
    () => (isStock ? realtime.open(`session:${market.id}`, { snapshot: hear, event: hear }) : undefined),
    [isStock, market.id],
  );
  const session = hours?.markets.find(({ match_id: id }) => id === market.id);
  return hours === undefined || session === undefined ? undefined : { hours, session };
}

/** What a market takes: orders that trade at once, only those that can wait, or none; undefined until it is known. */
export type Taking = 'all' | 'waiting' | 'none';

/** What a phase takes: while an auction is being filled, its market takes cancels only. */
export const takingOf: Readonly<Record<StockMarketSession['phase'], Taking>> = {
  closed: 'waiting',
  opening: 'waiting',
  matching: 'none',
  continuous: 'all',
};

/** What a market takes now; one that is no stock has no hours, and takes everything. */
export function useTaking(market: Market): Taking | undefined {
  const session = useStockHours(market)?.session;
  if (market.kind !== 'stock') return 'all';
  return session && takingOf[session.phase];
}
