import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { followOtherTabsMarks, markFavourite } from './favourites.ts';
import { storage } from '../storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  useApp.setState({ token: null });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('a star pressed before the list has come leaves the list to the server', async () => {
  useApp.setState({ token: 'alice' });
  const lists: ((markets: number[]) => void)[] = [];
  const read = () => new Promise<number[]>((resolve) => void lists.push(resolve));
  const act = vi.spyOn(api, 'act').mockResolvedValue(undefined as never);
  const observer = new QueryObserver<number[]>(queryClient, { queryKey: siteKeys.favourites, queryFn: read });
  const stop = observer.subscribe(() => undefined);

  markFavourite(7, true);
  await settled();
  expect(act).toHaveBeenCalledWith('optional/add', { match_id: 7 }, { loader: false });
  expect(queryClient.getQueryData(siteKeys.favourites)).toBeUndefined();

  // What was asked before the mark may not know of it: it is asked again.
  lists[0]?.([1, 2]);
  lists[1]?.([1, 2, 7]);
  await settled();
  expect(queryClient.getQueryData(siteKeys.favourites)).toEqual([1, 2, 7]);
  stop();
});

it('a star pressed on a list that is there is written to it when it is answered', async () => {
  useApp.setState({ token: 'alice' });
  vi.spyOn(api, 'act').mockResolvedValue(undefined as never);
  queryClient.setQueryData(siteKeys.favourites, [1, 2]);
  markFavourite(7, true);
  markFavourite(1, false);
  await settled();
  expect(queryClient.getQueryData(siteKeys.favourites)).toEqual([2, 7]);
});

it('a star that another tab has pressed is asked for', async () => {
  useApp.setState({ token: 'alice' });
  const heard: ((key: string | null) => void)[] = [];
  vi.spyOn(storage, 'onOtherTab').mockImplementation((_, listener) => void heard.push(listener));
  followOtherTabsMarks(new EventTarget());
  const read = vi.fn(() => Promise.resolve([1]));
  const observer = new QueryObserver<number[]>(queryClient, { queryKey: siteKeys.favourites, queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await settled();
  heard.forEach((tell) => tell('lang'));
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  heard.forEach((tell) => tell('marked-at'));
  await settled();
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
