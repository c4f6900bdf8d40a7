const reloadedKey = 'auric:reloaded-for-chunk';

/** A second failure so soon after a reload is not one that a reload mends. */
const reloadPauseMs = 5 * 60_000;

function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(reloadedKey) ?? -Infinity);
  } catch {
    // Without a memory a reload could go on for ever.
    return Infinity;
  }
}

/**
 * A file of the app did not come. It is often one of an older version, and one reload fetches the new one. False: a
 * reload has not helped, or there is no network and it would lose even what is there.
 */
export function reloadMayHelp(): boolean {
  return navigator.onLine && Date.now() - reloadedAt() >= reloadPauseMs;
}

export function reloadForChunk(): void {
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}

/** As browsers word it, and the build's own loader of styles. */
const missing = /dynamically imported module|Importing a module script failed|Unable to preload/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}
