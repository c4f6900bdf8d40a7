import type { EntryAnswer, ToPage, ToWorker } from './messages.ts';
import { cacheOf, isRunBy, outdated, pagePath, strategyOf } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

// The build writes both in front of this file, when it knows the names of all others.
declare const shellFiles: readonly string[];
declare const shellVersion: string;

/** A page that the network does not bring within this time comes from the cache: better the known than nothing. */
const patienceMs = 4000;

/** A page that is awake says within this time what it runs with. */
const answerMs = 1000;

const ours = () => caches.open(cacheOf(shellVersion));

self.addEventListener('install', (event) => {
  event.waitUntil(ours().then((cache) => cache.addAll([...shellFiles])));
});

self.addEventListener('activate', (event) => {
  // Nothing else: what a page asks for waits for this.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin, shellFiles);
  if (strategy === 'cache-first') event.respondWith(cacheFirst(event.request));
  if (strategy === 'network-first') event.respondWith(networkFirst(event.request));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep') event.waitUntil(keep(message.urls).then(clearLeft));
  else if (message.type === 'take over' || shellFiles.includes(message.entry)) event.waitUntil(self.skipWaiting());
  else event.source?.postMessage({ type: 'newer' } satisfies ToPage);
});

/** A page of an older version asks for files that the server may have no more: they are in its version's cache. */
async function cacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await ours()).put(request, fresh.clone());
  return fresh;
}

/** Deletes what other versions have left, once no page runs by it any more. */
async function clearLeft(): Promise<void> {
  const left = outdated(await caches.keys(), shellVersion);
  if (left.length === 0) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(pages.map(entryOf));
  const own = await filesOf(cacheOf(shellVersion));
  const older = entries.filter((entry) => entry === null || !own.includes(entry));
  for (const name of left) {
    if (!isRunBy(await filesOf(name), older)) await caches.delete(name);
  }
}

async function filesOf(cache: string): Promise<string[]> {
  const kept = await (await caches.open(cache)).keys();
  return kept.map(({ url }) => new URL(url).pathname);
}

/** The script that a page was started by; null where it doesn't say. */
function entryOf(page: Client): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), answerMs);
    port1.onmessage = ({ data }: MessageEvent<EntryAnswer>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data.entry);
    };
    page.postMessage({ type: 'which entry' } satisfies ToPage, [port2]);
  });
}

/** The copy stays that of the version's own page: it names files that are kept beside it. */
async function networkFirst(request: Request): Promise<Response> {
  const copy = (await ours()).match(request.mode === 'navigate' ? pagePath : request, {
    ignoreSearch: true,
    ignoreVary: true,
  });
  const network = fetch(request);
  try {
    const fresh = await Promise.race([network, late()]);
    if (fresh.status < 500) return fresh;
  } catch {
    // No network, or too slow a one.
  }
  return (await copy) ?? network;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('late')), patienceMs);
  });
}

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await ours();
  const asked = urls.map((url) => new Request(url));
  const wanted = asked.filter((request) => strategyOf(request, self.location.origin, shellFiles) === 'cache-first');
  for (const request of wanted) {
    if ((await cache.match(request, { ignoreVary: true })) === undefined) await cache.add(request);
  }
}
