import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { join } from 'node:path';
import { findChromium } from '../../tools/setup/find-chromium.mjs';
import { hashOf, storedChoices } from './scenes.ts';
import type { Shot } from './shots.ts';
import type { StillWorld } from './still-world.ts';

/** What the browser complained about while a picture was taken. */
export interface Complaint {
  file: string;
  text: string;
}

export interface Camera {
  /** Takes pictures that differ in their route only, in one window. `taken` is called after each. */
  take(shots: readonly Shot[], taken: () => void): Promise<Complaint[]>;
  close(): Promise<void>;
}

/** Longer than any page takes to load on a busy machine. */
const patienceMs = 30_000;

/** The network is quiet before the last picture of a row is drawn. */
const settleMs = 250;

/** A browser that sees the world at its instant and keeps pictures in `folder`. */
export async function openCamera(world: StillWorld, folder: string): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    async take(shots, taken) {
      const context = await openWindow(browser, world, shots);
      try {
        const complaints: Complaint[] = [];
        for (const shot of shots) {
          complaints.push(...(await takeOne(context, world, shot, folder)));
          taken();
        }
        return complaints;
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

async function openWindow(browser: Browser, world: StillWorld, [like]: readonly Shot[]): Promise<BrowserContext> {
  if (like === undefined) throw new Error('There is nothing to take a picture of.');
  const token = like.scene.visitor === 'customer' ? world.token : null;
  const localStorage = storedChoices(like.lang, like.theme, token);
  const context = await browser.newContext({
    viewport: { width: like.width, height: like.height },
    hasTouch: like.width < 1024,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: world.server.url, localStorage }] },
  });
  context.setDefaultTimeout(patienceMs);
  await context.clock.setFixedTime(world.now);
  return context;
}

async function takeOne(context: BrowserContext, world: StillWorld, shot: Shot, folder: string): Promise<Complaint[]> {
  const page = await context.newPage();
  const complaints: Complaint[] = [];
  const complain = (text: string) => complaints.push({ file: shot.file, text });
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(String(error)));
  await page.goto(`${world.server.url}/${hashOf(shot.scene)}`);
  await settle(page).catch((error: unknown) => complain(`It did not settle: ${String(error)}`));
  await page.screenshot({ path: join(folder, shot.file), animations: 'disabled', caret: 'hide' });
  await page.close();
  return complaints;
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('main').locator('*').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(settleMs);
}
