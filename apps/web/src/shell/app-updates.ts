import { create } from 'zustand';
import type { EntryAnswer, ToPage, ToWorker } from '../worker/messages.ts';

const workerPath = '/service-worker.js';

/** A page that is looked at again asks for a newer version, but not more often than this. */
const askAgainMs = 10 * 60_000;

/** True while a newer version of the app waits to take over. */
export const useUpdate = create<{ ready: boolean }>(() => ({ ready: false }));

let waiting: ServiceWorker | null = null;

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message);
}

/**
 * Lets the service worker keep the shell of the app, and hears of newer versions. `entry` is the script that this page
 * was started by: a worker of the same version takes over by itself, and nobody is asked.
 */
export async function keepShell(entry: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', (event: MessageEvent<ToPage>) => {
    if (event.data.type === 'newer') useUpdate.setState({ ready: true });
    else event.ports[0]?.postMessage({ entry } satisfies EntryAnswer);
  });
  const registration = await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  const ask = (): void => {
    waiting = registration.waiting;
    tell(waiting, { type: 'runs', entry });
  };
  ask();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && ask());
  });
  const { active } = await serviceWorker.ready;
  tell(active, { type: 'keep', urls: performance.getEntriesByType('resource').map(({ name }) => name) });
  let askedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - askedAt < askAgainMs) return;
    askedAt = performance.now();
    void registration.update().catch(() => undefined);
  });
}

/** Lets the new version take over, and starts it. */
export function startUpdate(): void {
  const reload = () => location.reload();
  // Another window of the app may have let it take over already.
  if (waiting === null || waiting.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  tell(waiting, { type: 'take over' });
}

export function dismissUpdate(): void {
  useUpdate.setState({ ready: false });
}
