import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListRefresher, refreshEveryMs } from './list-refresher.ts';
import { nextBefore, type PageOf } from './paged-rows.ts';

type Row = { id: number };

/** A list of records that has a page of two, and what is asked of it. */
function scene(ids: number[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const asked: (number | null)[] = [];
  const visible = { now: true };
  const refresher = new ListRefresher(client, () => visible.now);
  const read = (before: number | null): PageOf<Row> => {
    asked.push(before);
    const older = ids.filter((id) => before === null || id < before).toSorted((a, b) => b - a);
    return { data: older.slice(0, 2).map((id) => ({ id })), has_more: older.length > 2 };
  };
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['fills', { market: 1 }],
    queryFn: ({ pageParam }) => Promise.resolve(read(pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore<Row>,
    meta: { readHead: () => Promise.resolve(read(null)) },
  });
  const shown = () => observer.getCurrentResult().data?.pages.flatMap((page) => page.data.map(({ id }) => id));
  return { client, asked, visible, refresher, observer, shown };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

describe('the refresher of lists', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads a list in sight once a second through a burst of fills, and only its first page', async () => {
    const ids = [1, 2, 3, 4, 5];
    const { asked, refresher, observer, shown } = scene(ids);
    observer.subscribe(() => undefined);
    await soon();
    await observer.fetchNextPage();
    expect(asked).toEqual([null, 4]);
    for (let fill = 6; fill < 56; fill += 1) {
      ids.push(fill);
      refresher.news(['fills']);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(asked.length).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(2 * refreshEveryMs);
    expect(asked.slice(2).every((before) => before === null)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(shown()?.[0]).toBe(55);
  });

  it('keeps the pages below, and reads them where the change is among them', async () => {
    const ids = [1, 2, 3, 4, 6];
    const { asked, refresher, observer, shown } = scene(ids);
    observer.subscribe(() => undefined);
    await soon();
    await observer.fetchNextPage();
    ids.push(7);
    refresher.news(['fills'], 7);
    await vi.advanceTimersByTimeAsync(refreshEveryMs);
    expect(shown()).toEqual([7, 6, 4, 3, 2]);
    expect(asked).toEqual([null, 4, null]);
    ids.push(5);
    refresher.news(['fills'], 3);
    await vi.advanceTimersByTimeAsync(refreshEveryMs);
    expect(shown()?.slice(0, 4)).toEqual([7, 6, 5, 4]);
  });

  it('leaves alone what nobody sees, which is read when it is looked at', async () => {
    const { client, asked, refresher, observer } = scene([1, 2]);
    const leave = observer.subscribe(() => undefined);
    await soon();
    leave();
    refresher.news(['fills']);
    await vi.advanceTimersByTimeAsync(refreshEveryMs);
    expect(asked).toEqual([null]);
    expect(client.getQueryState(['fills', { market: 1 }])?.isInvalidated).toBe(true);
    observer.subscribe(() => undefined);
    await soon();
    expect(asked).toEqual([null, null]);
  });

  it('waits in a hidden tab and catches up once when it is looked at', async () => {
    const ids = [1];
    const { asked, visible, refresher, observer, shown } = scene(ids);
    observer.subscribe(() => undefined);
    await soon();
    visible.now = false;
    ids.push(2);
    refresher.news(['fills']);
    refresher.news(['fills']);
    await vi.advanceTimersByTimeAsync(5 * refreshEveryMs);
    expect(asked).toEqual([null]);
    visible.now = true;
    refresher.wake();
    await vi.advanceTimersByTimeAsync(refreshEveryMs);
    expect(asked).toEqual([null, null]);
    expect(shown()).toEqual([2, 1]);
  });

  it('does not lose the next page that is on its way', async () => {
    const ids = [1, 2, 3];
    const { client, refresher, observer, shown } = scene(ids);
    observer.subscribe(() => undefined);
    await soon();
    const next = observer.fetchNextPage();
    ids.push(4);
    refresher.news(['fills']);
    await next;
    await vi.advanceTimersByTimeAsync(refreshEveryMs);
    expect(shown()).toEqual([4, 3, 2, 1]);
    client.clear();
  });
});
