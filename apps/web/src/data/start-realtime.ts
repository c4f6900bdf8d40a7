import { useApp } from './app-store.ts';
import { realtime } from './client.ts';
import { lists } from './list-refresher.ts';
import { openTickers } from './market/market-feed.ts';
import { openMe, type OwnFeed } from './me/own-channel.ts';
import { queryClient } from './query-client.ts';
import { ownKey } from './keys/own-key.ts';
import { siteKeys } from './keys/site-keys.ts';

/** A tab that was away longer than this asks for everything anew when it is looked at again. */
const awayMs = 5000;

/**
 * Keeps the line open for as long as the app runs: prices for everybody, the own channel for whoever is signed in, a
 * fresh start after the network, the tab or the session has changed. `feeds` take what the own channel says.
 */
export function startRealtime(feeds: readonly (() => Promise<OwnFeed>)[]): void {
  let releaseMe: (() => void) | undefined;
  let session = 0;
  const openOwn = async (): Promise<void> => {
    const opening = ++session;
    const loaded = await Promise.all(feeds.map((load) => load()));
    if (opening === session) releaseMe = openMe(realtime, loaded);
  };
  const connect = (): void => {
    const { token, lang } = useApp.getState();
    session++;
    releaseMe?.();
    releaseMe = undefined;
    // A file that doesn't come leaves what is the customer's own to what is asked for over HTTP.
    if (token !== null) void openOwn().catch(() => undefined);
    realtime.start(token, lang);
  };
  openTickers(realtime);
  connect();
  useApp.subscribe((now, before) => {
    if (now.token !== before.token || now.lang !== before.lang || now.baseDomain !== before.baseDomain) connect();
  });
  watchLine();
  refetchAfterResync();
}

function watchLine(): void {
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else {
      lists.wake();
      if (Date.now() - hiddenAt > awayMs) realtime.resync();
    }
  });
  window.addEventListener('offline', () => realtime.networkLost());
  window.addEventListener('online', () => realtime.resync());
}

/** What came over HTTP may have missed something too. The first connection is no return. */
function refetchAfterResync(): void {
  let first = true;
  realtime.onResync(() => {
    if (!first) {
      void queryClient.invalidateQueries({ queryKey: ownKey });
      void queryClient.invalidateQueries({ queryKey: siteKeys.quotations });
    }
    first = false;
  });
}
