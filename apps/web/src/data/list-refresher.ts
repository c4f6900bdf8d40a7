import { focusManager, type InfiniteData, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { withHead, type PageOf } from './paged-rows.ts';

/** Lists are read again at most this often, however much happens. */
export const refreshEveryMs = 1000;

/** What a paged list says of itself in the `meta` of its query, so that its news can be read without all its pages. */
export interface PagedMeta {
  readHead: (signal: AbortSignal) => Promise<PageOf<{ id: number }>>;
}

interface Waiting {
  key: QueryKey;
  /** The oldest record that has changed. */
  oldest: number;
}

/**
 * Reads lists again after news of them: the first news at once, what comes in the second after it together. Only lists
 * that are in sight are read, of long ones only the page in which something has changed can be; the others are read when
 * they are looked at.
 */
export class ListRefresher {
  readonly #client: QueryClient;
  readonly #isVisible: () => boolean;
  readonly #waiting = new Map<string, Waiting>();
  readonly #resting = new Set<string>();

  constructor(client: QueryClient, isVisible: () => boolean = () => focusManager.isFocused()) {
    this.#client = client;
    this.#isVisible = isVisible;
  }

  /** Something of the lists under a key is new; `oldest` is the smallest id of what has changed. */
  news(key: QueryKey, oldest = Number.MAX_SAFE_INTEGER): void {
    const name = JSON.stringify(key);
    const waiting = this.#waiting.get(name);
    this.#waiting.set(name, { key, oldest: Math.min(oldest, waiting?.oldest ?? oldest) });
    if (!this.#resting.has(name)) void this.#refresh(name);
  }

  /** The page is looked at again: what was new meanwhile is read now. */
  wake(): void {
    for (const name of this.#waiting.keys()) if (!this.#resting.has(name)) void this.#refresh(name);
  }

  async #refresh(name: string): Promise<void> {
    const waiting = this.#waiting.get(name);
    if (waiting === undefined || !this.#isVisible()) return;
    this.#waiting.delete(name);
    this.#resting.add(name);
    const { key, oldest } = waiting;
    const cache = this.#client.getQueryCache();
    const shown = cache.findAll({ queryKey: key, type: 'active' });
    const unseen = this.#client.invalidateQueries({ queryKey: key, type: 'inactive', refetchType: 'none' });
    const rest = new Promise((resolve) => setTimeout(resolve, refreshEveryMs));
    await Promise.allSettled([unseen, rest, ...shown.map((query) => this.#read(query, oldest))]);
    this.#resting.delete(name);
    await this.#refresh(name);
  }

  async #read(query: Query, oldest: number): Promise<void> {
    await settled(query);
    const { readHead } = (query.meta ?? {}) as Partial<PagedMeta>;
    if (readHead === undefined || !isInHead(dataOf(query), oldest)) {
      await this.#client.refetchQueries({ queryKey: query.queryKey, exact: true });
      return;
    }
    const gone = new AbortController();
    const stopWatching = this.#client.getQueryCache().subscribe((event) => {
      if (event.query === query && !query.isActive()) gone.abort();
    });
    try {
      const head = await readHead(gone.signal);
      // A page that is being fetched is put behind those that were there when it was asked for.
      await settled(query);
      this.#client.setQueryData<Pages>(query.queryKey, (known) => known && withHead(known, head));
    } catch {
      await this.#client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
    } finally {
      stopWatching();
    }
  }
}

type Pages = InfiniteData<PageOf<{ id: number }>, number | null>;

function dataOf(query: Query): Pages | undefined {
  return query.state.data as Pages | undefined;
}

/** Waits for what is being fetched: it may have been read before the news. */
async function settled(query: Query): Promise<void> {
  while (query.state.fetchStatus === 'fetching' && query.promise !== undefined) {
    await query.promise.catch(() => undefined);
  }
}

/** Whether all that has changed since a record is in the first page. */
function isInHead(data: Pages | undefined, oldest: number): boolean {
  const head = data?.pages[0];
  return head !== undefined && (!head.has_more || oldest >= (head.data.at(-1)?.id ?? 0));
}

/** The refresher of all lists of the app. */
export const lists = new ListRefresher(queryClient);
