import { chromium, type Page } from '@playwright/test';
import { join } from 'node:path';
import { chromiumOptions } from '../../tools/setup/find-chromium.mjs';
import { showDeskPage } from '../show-desk-page.ts';
import { type Complaint, takeStill } from './camera.ts';
import { fillTheDesk } from './desk-life.ts';
import { type DeskPage, deskPages, deskSize, followSystem } from './desk-pages.ts';
import type { Picture } from './index-page.ts';
import { setPageClock } from './page-clock.ts';
import type { DeskChoice, Theme } from './shots.ts';
import { type StillWorld, UnhurriedClient } from './still-world.ts';

interface Taken {
  pictures: Picture[];
  complaints: Complaint[];
}

/** Pictures of the console's pages, at a desk at which something waits. */
export async function photographDesk(world: StillWorld, folder: string, choice: DeskChoice): Promise<Taken> {
  const taken: Taken = { pictures: [], complaints: [] };
  if (choice.themes.length === 0) return taken;
  let at = world.now;
  const life = await fillTheDesk(world.server, () => {
    at += 60_000;
    return new UnhurriedClient(world.server.url, at);
  });
  const shown = (await deskPages(life)).filter(({ name }) => name.includes(choice.route));
  const { executablePath, args } = chromiumOptions();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    for (const theme of choice.themes) {
      const context = await browser.newContext({
        viewport: deskSize,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: theme,
      });
      const [name = '', value = ''] = life.operator.cookie.split(/=(.*)/s);
      await context.addCookies([{ name, value, url: `${world.server.url}/console/` }]);
      await context.addInitScript(followSystem);
      await setPageClock(context, Date.now());
      const page = await context.newPage();
      await page.goto(`${world.server.url}/console/`);
      for (const one of shown) await takeOne(page, one, theme, folder, taken);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function takeOne(
  page: Page,
  { path, name }: DeskPage,
  theme: Theme,
  folder: string,
  { pictures, complaints }: Taken,
): Promise<void> {
  const file = `${name}.operator.en.${theme}.${deskSize.width}x${deskSize.height}.png`;
  const complain = (text: string) => void complaints.push({ file, text });
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(String(error)));
  await showDeskPage(page, path)
    .then(() => takeStill(page, join(folder, file)))
    .catch((error: unknown) => complain(`It did not settle: ${String(error)}`));
  page.removeAllListeners('console').removeAllListeners('pageerror');
  const { width, height } = deskSize;
  pictures.push({ file, route: name, state: 'as it opens', visitor: 'operator', lang: 'en', theme, width, height });
}
