import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { ApiError } from '../http/envelope.ts';
import { queryClient } from '../query-client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { storage } from '../storage.ts';
import { FavouriteMarks, type AskedMarks } from './favourite-marks.ts';
import { handOverFavourites, markGuestFavourite, readGuestFavourites, useGuestFavourites } from './guest-favourites.ts';
import { useSignedIn } from './use-own-data.ts';

const noMarkets: readonly number[] = [];
const useAsked = create<{ marks: AskedMarks }>(() => ({ marks: new Map() }));
const failureListeners = new Set<(failure: ApiError) => void>();

const send = (market: number, marked: boolean) =>
  api.act(marked ? 'optional/add' : 'optional/del', { match_id: market }, { loader: false });

const marks = new FavouriteMarks({
  send,
  onChange: (asked) => useAsked.setState({ marks: asked }),
  onDone: writeToList,
  onFailed: (failure) => {
    if (!(failure instanceof ApiError)) throw failure;
    // Nobody knows what an unanswered call has done: the server's list does.
    if (failure.unknownOutcome) void askAnew();
    for (const listener of failureListeners) listener(failure);
  },
});

useApp.subscribe((now, before) => {
  if (now.token !== before.token) marks.clear();
});

/** The first read after login takes along what was marked on this device before. */
async function fetchFavourites(): Promise<readonly number[]> {
  await handOverFavourites(
    (market) => send(market, true),
    (failure) => failure instanceof ApiError && !failure.unknownOutcome,
  );
  const list = await api.read('optional/list', {}, { loader: false });
  return list.map((quotation) => quotation.match_id);
}

/** Written with each mark that the server has taken: other tabs of this browser read their list again. */
const markedKey = 'marked-at';

/** Takes over what is marked in another tab. */
export function followOtherTabsMarks(tabs: Pick<EventTarget, 'addEventListener'>): void {
  storage.onOtherTab(tabs, (key) => {
    readGuestFavourites(key);
    if (key === markedKey) void askAnew();
  });
}

/** Writes an answered mark to the list. A list that isn't there, or is on its way, is asked for instead. */
function writeToList(market: number, marked: boolean): void {
  storage.write(markedKey, Date.now());
  const queryKey = siteKeys.favourites;
  queryClient.setQueryData<readonly number[]>(queryKey, (list) => list && withMark(list, market, marked));
  const state = queryClient.getQueryState<readonly number[]>(queryKey);
  if (state?.data === undefined || state.fetchStatus !== 'idle') void askAnew();
}

/** What is on its way was asked before the mark: its answer may not know of it. */
async function askAnew(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: siteKeys.favourites });
  await queryClient.invalidateQueries({ queryKey: siteKeys.favourites });
}

function withMark(list: readonly number[], market: number, marked: boolean): readonly number[] {
  const rest = list.filter((each) => each !== market);
  return marked ? [...rest, market] : rest;
}

/** The favourite markets: the account's, what this device knows of before the account does, and what was just pressed. */
export function useFavourites(): ReadonlySet<number> {
  const signedIn = useSignedIn();
  const guest = useGuestFavourites((state) => state.markets);
  const asked = useAsked((state) => state.marks);
  const { data: own = noMarkets } = useQuery({
    queryKey: siteKeys.favourites,
    queryFn: fetchFavourites,
    enabled: signedIn,
    staleTime: 5 * 60_000,
  });
  return useMemo(() => {
    if (!signedIn) return new Set(guest);
    const shown = new Set([...own, ...guest]);
    for (const [market, marked] of asked) {
      if (marked) shown.add(market);
      else shown.delete(market);
    }
    return shown;
  }, [signedIn, own, guest, asked]);
}

/** Marks or unmarks a market; the star moves at once and moves back if the server refuses. */
export function markFavourite(market: number, marked: boolean): void {
  if (useApp.getState().token === null) markGuestFavourite(market, marked);
  else marks.ask(market, marked);
}

/** Hears of stars that went back. */
export function onFavouriteRefused(listener: (failure: ApiError) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}
