import type { Params } from '@auric/api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { copyKeys } from '../keys/copy-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { closedHoldingOf, leadOf, openHoldingOf, percentOf, type LeadHolding } from './lead.ts';

const quiet = (signal: AbortSignal) => ({ loader: false, signal }) as const;
/** Statistics change once an hour; who has begun to copy is seen sooner. */
const staleMs = 60_000;

export type BoardAsked = Pick<Params<'follow/index'>, 'sort' | 'min_days' | 'max_drawdown' | 'has_room'>;

/** Lead traders in an order, page by page. */
export function useBoard(asked: BoardAsked, limit: number) {
  const signedIn = useSignedIn();
  return useInfiniteQuery({
    queryKey: [...copyKeys.board, signedIn, limit, asked],
    queryFn: ({ pageParam, signal }) => api.read('follow/index', { ...asked, page: pageParam, limit }, quiet(signal)),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    staleTime: staleMs,
    // Somebody may have moved from one page to another while they were read.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data.map((each) => [each.trader_user_id, leadOf(each)]))).values(),
    ],
  });
}

/** One lead trader, with what they have open. */
export function useLead(lead: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...copyKeys.lead, signedIn, lead],
    queryFn: async ({ signal }) => {
      const { trader, positions } = await api.read('follow/traderDetail', { trader_user_id: lead }, quiet(signal));
      return { lead: leadOf(trader), positions: positions.map(openHoldingOf) };
    },
    enabled: lead > 0,
    refetchInterval: staleMs,
  });
}

interface TradesAsked {
  before?: number;
  limit: number;
  signal: AbortSignal;
}

/** A page of the positions that a lead trader has closed since they lead. */
export async function readLeadTrades(
  lead: number,
  { signal, ...page }: TradesAsked,
): Promise<{ data: LeadHolding[]; has_more: boolean }> {
  const { data, has_more } = await api.read('follow/historyTrade', { trader_user_id: lead, ...page }, quiet(signal));
  return { data: data.map(closedHoldingOf), has_more };
}

/** What the customer is as a lead trader; null for somebody who never led. */
export function useLeading() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: copyKeys.leading,
    queryFn: async ({ signal }) => {
      const trader = await api.read('follow/leading', {}, quiet(signal));
      return trader === null ? null : leadOf(trader);
    },
    enabled,
  });
}

/** What is asked of who wants to lead. */
export function useLeadTerms() {
  return useQuery({
    queryKey: copyKeys.terms,
    queryFn: async ({ signal }) => {
      const terms = await api.read('follow/terms', {}, quiet(signal));
      return { balanceLeast: terms.balance_least, shareMost: percentOf(terms.share_most) };
    },
    staleTime: staleMs,
  });
}
