import type { ToPage, ToWorker } from './messages.ts';
import { cacheOf, outdated, pagePath, strategyOf } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

// The build writes both in front of this file, when it knows the names of all others.
declare const shellFiles: readonly string[];
declare const shellVersion: string;

/** A page that the network does not bring within this time comes from the cache: better the known than nothing. */
const patienceMs = 4000;

const ours = () => caches.open(cacheOf(shellVersion));

self.addEventListener('install', (event) => {
  event.waitUntil(ours().then((cache) => cache.addAll([...shellFiles])));
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = outdated(await caches.keys(), shellVersion);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin, shellFiles);
  if (strategy === 'cache-first') event.respondWith(cacheFirst(event.request));
  if (strategy === 'network-first') event.respondWith(networkFirst(event.request));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep') event.waitUntil(keep(message.urls));
  else if (message.type === 'take over' || shellFiles.includes(message.entry)) event.waitUntil(self.skipWaiting());
  else event.source?.postMessage({ type: 'newer' } satisfies ToPage);
});

async function cacheFirst(request: Request): Promise<Response> {
  const cache = await ours();
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
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
