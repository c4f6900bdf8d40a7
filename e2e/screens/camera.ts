import { type Browser, type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumOptions } from '../../tools/setup/find-chromium.mjs';
import { setPageClock } from './page-clock.ts';
import type { ScreenState } from './screen-state.ts';
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

/** What stands where something is to come. */
const loading = '.skeleton, [aria-busy="true"]';

/** What waits for an answer shows its skeleton by now. */
const waitingMs = 900;

/** A call that fails is tried again before it is said. */
const triesMs = 5_000;

/** A page that changes for longer has no state that could be shown. */
const looksMax = 12;

/** Codes are drawn by chance; on pictures all are this one. */
const sameCode = '482913';

/** What would draw the same things with other edges from run to run. */
const drawnTheSame = ['--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb'];

/** A browser that sees the world at its instant and keeps pictures in `folder`. */
export async function openCamera(world: StillWorld, folder: string): Promise<Camera> {
  const { executablePath, args } = chromiumOptions();
  const browser = await chromium.launch({ executablePath, args: [...drawnTheSame, ...args] });
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
  const context = await browser.newContext({
    viewport: { width: like.width, height: like.height },
    hasTouch: like.width < 1024,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  await setPageClock(context, world.now);
  return context;
}

async function takeOne(context: BrowserContext, world: StillWorld, shot: Shot, folder: string): Promise<Complaint[]> {
  const page = await context.newPage();
  const { state } = shot.scene;
  const complaints: Complaint[] = [];
  const complain = (text: string) => void complaints.push({ file: shot.file, text });
  if (state?.fails !== true) page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(String(error)));
  await page.route('**/api/sandbox/outbox*', sendSameCode);
  await page.addInitScript(startAfresh, choicesOf(shot, world));
  if (state?.largeLetters === true) await page.addInitScript(enlargeLetters);
  try {
    await state?.before?.(page);
    await page.goto(`${world.server.url}/${hashOf(shot.scene)}`);
    await settle(page, state);
    await state?.act?.(page);
    await takeStill(page, join(folder, shot.file));
    if (state?.before === undefined && (await page.locator(loading).count()) > 0) complain('Something still loads.');
  } catch (error) {
    complain(`It did not settle: ${String(error)}`);
    await page.screenshot({ path: join(folder, shot.file) });
  }
  await page.close();
  await context.setOffline(false);
  return complaints;
}

function choicesOf({ scene: { visitor }, lang, theme }: Shot, { tokens }: StillWorld) {
  return storedChoices(lang, theme, visitor === 'guest' ? null : tokens[visitor]);
}

/** Runs in the page before anything else: what another picture left in the window's storage is not for this one. */
function startAfresh(stored: { name: string; value: string }[]): void {
  // What prepares a page also runs in its frames, and that of another site has no storage to prepare.
  if (self !== top) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const { name, value } of stored) localStorage.setItem(name, value);
}

async function settle(page: Page, state: ScreenState | undefined): Promise<void> {
  await page.getByRole('main').locator('*').first().waitFor();
  if (state?.before !== undefined) {
    await page.waitForTimeout(state.fails === true ? triesMs : waitingMs);
  } else {
    await page.waitForLoadState('networkidle');
    await page.locator(loading).first().waitFor({ state: 'detached' });
  }
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(settleMs);
}

/** Looks until two pictures after each other are the same. */
export async function takeStill(page: Page, path: string): Promise<void> {
  const options = { animations: 'disabled', caret: 'hide' } as const;
  let before = await page.screenshot(options);
  for (let look = 0; look < looksMax; look++) {
    await page.waitForTimeout(settleMs / 2);
    const now = await page.screenshot(options);
    if (now.equals(before)) {
      writeFileSync(path, now);
      return;
    }
    before = now;
  }
  throw new Error('It never stands still.');
}

async function sendSameCode(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = (await response.text()).replaceAll(/(?<!\d)\d{6}(?!\d)/g, sameCode);
  await route.fulfill({ response, body: text });
}

/** Runs in the page before anything else. */
function enlargeLetters(): void {
  const enlarge = (): void => document.documentElement?.style.setProperty('font-size', '200%');
  enlarge();
  document.addEventListener('readystatechange', enlarge);
}
