import type { Message } from '@auric/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../client.ts';
import { ApiError } from '../http/envelope.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { handOverFavourites, markGuestFavourite, useGuestFavourites } from './guest-favourites.ts';
import { useSignedIn } from './use-own-data.ts';

type Favourites = Message<'optional/list'>;

const add = (market: number) => api.act('optional/add', { match_id: market }, { loader: false });
const remove = (market: number) => api.act('optional/del', { match_id: market }, { loader: false });

/** The first read after login takes along what was marked on this device before. */
async function fetchFavourites(): Promise<Favourites> {
  await handOverFavourites(add, (failure) => failure instanceof ApiError && !failure.unknownOutcome);
  return api.read('optional/list', {}, { loader: false });
}

const noMarkets: readonly number[] = [];

/** The favourite markets: the account's, and what this device knows of before the account does. */
export function useFavourites(): ReadonlySet<number> {
  const signedIn = useSignedIn();
  const guest = useGuestFavourites((state) => state.markets);
  const { data: own = noMarkets } = useQuery({
    queryKey: queryKeys.favourites,
    queryFn: fetchFavourites,
    enabled: signedIn,
    staleTime: 5 * 60_000,
    select: marketsOf,
  });
  return useMemo(() => new Set(signedIn ? [...own, ...guest] : guest), [signedIn, own, guest]);
}

function marketsOf(list: Favourites): number[] {
  return list.map((quotation) => quotation.match_id);
}

/** Marks or unmarks a market; the star moves at once and moves back if the server refuses. */
export function useToggleFavourite(onRefused: (failure: ApiError) => void) {
  const signedIn = useSignedIn();
  const { mutate } = useMutation<unknown, ApiError, { market: number; marked: boolean }>({
    mutationFn: ({ market, marked }) => (marked ? add(market) : remove(market)),
    onMutate: async ({ market, marked }) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.favourites });
      show(market, marked);
    },
    onError: (failure, { market, marked }) => {
      show(market, !marked);
      onRefused(failure);
    },
  });
  return (market: number, marked: boolean) => {
    if (signedIn) mutate({ market, marked });
    else markGuestFavourite(market, marked);
  };
}

function show(market: number, marked: boolean): void {
  queryClient.setQueryData<Favourites>(queryKeys.favourites, (list = []) => {
    const rest = list.filter((quotation) => quotation.match_id !== market);
    return marked ? [...rest, { match_id: market } as Favourites[number]] : rest;
  });
}
