import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/setup/find-chromium.mjs';
import { type Felt, installProbe, type Probe } from './probe.ts';

/** A phone of the middle: four times slower than this machine. */
export const slowdown = 4;
const screen = { width: 390, height: 844 };

/** What Lighthouse takes for a slow 4G line. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export interface PhoneOptions {
  /** Somebody who has signed in before. */
  token?: string | undefined;
  slowLine?: boolean;
}

/** A page on a slow phone that has never been here: nothing in its caches, and a probe in it. */
export interface Phone {
  page: Page;
  felt(): Promise<Felt>;
  /** Forgets interactions and long tasks. */
  restart(): Promise<void>;
  /** Figures of the main thread since the page was opened, times in seconds. */
  counters(): Promise<Record<string, number>>;
  /** What the heap holds after all garbage is collected. */
  collectedHeapBytes(): Promise<number>;
  close(): Promise<void>;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: screen,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await prepare(context, options.token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Processor time of the main thread: waiting for a core that others use is no work of the page.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (options.slowLine === true) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
  }
  return {
    page,
    felt: () => page.evaluate(() => (globalThis as unknown as { auricProbe: Probe }).auricProbe.read()),
    restart: () => page.evaluate(() => (globalThis as unknown as { auricProbe: Probe }).auricProbe.restart()),
    counters: () => countersOf(devtools),
    collectedHeapBytes: () => collectedHeapBytes(devtools),
    close: () => context.close(),
  };
}

async function prepare(context: BrowserContext, token: string | undefined): Promise<void> {
  await context.addInitScript(installProbe);
  const shown = { lang: 'en', preferences: { theme: 'dark' }, 'seen-futures-intro': true };
  const stored = { version: 1, ...shown, ...(token === undefined ? {} : { token }) };
  await context.addInitScript((choices) => {
    for (const [name, value] of Object.entries(choices)) localStorage.setItem(`auric:${name}`, JSON.stringify(value));
  }, stored);
}

async function countersOf(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Twice, because what a first collection finalizes is garbage of the second. */
async function collectedHeapBytes(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
