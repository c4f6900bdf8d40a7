const cutShort = new Set(['AbortError', 'TimeoutError', 'InvalidStateError']);

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}

/**
 * Whether an error is that of a fade between pages which another one, a resize or a hidden tab has cut short. The page is
 * there in any case, so nothing is wrong. React wraps what the browser says.
 */
export function isCutShortFade(error: unknown): boolean {
  return cutShort.has(nameOf(error)) || (error instanceof Error && cutShort.has(nameOf(error.cause)));
}

/** What React could put right by itself is told to the console, but for fades that were cut short. */
export function tellRecovered(error: unknown): void {
  if (!isCutShortFade(error)) reportError(error);
}
