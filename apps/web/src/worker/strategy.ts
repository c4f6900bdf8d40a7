/** What the service worker must know of a request to decide. */
export interface Asked {
  method: string;
  url: string;
  /** `navigate` where a document is asked for. */
  mode: string;
}

/**
 * `cache-first`: its name says what is in it, so a copy is as good as the original. `network-first`: the newest if there
 * is a network, else the copy. `network`: none of the worker's business.
 */
export type Strategy = 'cache-first' | 'network-first' | 'network';

/** The page itself, under the name it is kept by. */
export const pagePath = '/';

const hashedFiles = '/assets/';

/**
 * Only the shell of the app is kept: the page, its hashed files, and the few files beside it (`files`). Everything else,
 * above all the API and the sockets, goes to the server as if there were no worker: no answer about money may be old.
 */
export function strategyOf({ method, url, mode }: Asked, origin: string, files: readonly string[]): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return pathname === pagePath ? 'network-first' : 'network';
  if (pathname.startsWith(hashedFiles)) return 'cache-first';
  return files.includes(pathname) ? 'network-first' : 'network';
}

const cachePrefix = 'auric-shell-';

export function cacheOf(version: string): string {
  return cachePrefix + version;
}

/** The caches that other versions of this worker have left. */
export function outdated(caches: readonly string[], version: string): string[] {
  return caches.filter((name) => name.startsWith(cachePrefix) && name !== cacheOf(version));
}

/**
 * Whether a page still runs by the files of a version: by its entry, or because it can't tell (null): one of a version
 * that doesn't know the question, or one that sleeps.
 */
export function isRunBy(files: readonly string[], entries: readonly (string | null)[]): boolean {
  return entries.some((entry) => entry === null || files.includes(entry));
}
