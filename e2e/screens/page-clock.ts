import type { BrowserContext } from '@playwright/test';

/**
 * Lets the pages of a window take `instant`, in Unix ms, for now; their timers run as ever. The clock of Playwright
 * can't do this here: it notes when it was set by the clock of this process, which is moved, the page reads that by the
 * true one, and what a page starts later than that waits for the months between the two.
 */
export async function setPageClock(context: BrowserContext, instant: number): Promise<void> {
  await context.addInitScript(standStill, instant);
}

/** Runs in the page before anything else. */
function standStill(instant: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts, newTarget) =>
      Reflect.construct(RealDate, parts.length === 0 ? [instant] : parts, newTarget) as Date,
    get: (RealDate, name, receiver): unknown =>
      name === 'now' ? () => instant : Reflect.get(RealDate, name, receiver),
  });
}
