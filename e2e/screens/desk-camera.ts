import { chromium, type Page } from '@playwright/test';
import { bootServerProcess, type ServerProcess } from '@auric/testkit';
import { join } from 'node:path';
import { chromiumOptions } from '../../tools/setup/find-chromium.mjs';
import { showDeskPage } from '../show-desk-page.ts';
import { type Complaint, takeStill } from './camera.ts';
import { fillTheDesk } from './desk-life.ts';
import { type DeskPage, deskPages, deskSize, followSystem } from './desk-pages.ts';
import type { Picture } from './index-page.ts';
import type { DeskChoice, Theme } from './shots.ts';

interface Taken {
  pictures: Picture[];
  complaints: Complaint[];
}

/**
 * Pictures of the console's pages, at a desk at which something waits. Its server is one of its own, whose time goes on: an
 * operator's codes are of the present.
 */
export async function photographDesk(folder: string, choice: DeskChoice): Promise<Taken> {
  if (choice.themes.length === 0) return { pictures: [], complaints: [] };
  const server = await bootServerProcess({ settings: { SANDBOX_HISTORY_DAYS: '2' } });
  try {
    return await photograph(server, folder, choice);
  } finally {
    await server.close();
  }
}

async function photograph(server: ServerProcess, folder: string, choice: DeskChoice): Promise<Taken> {
  const taken: Taken = { pictures: [], complaints: [] };
  const life = await fillTheDesk(server, () => server.client());
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
      await context.addCookies([{ name, value, url: `${server.url}/console/` }]);
      await context.addInitScript(followSystem);
      const page = await context.newPage();
      await page.goto(`${server.url}/console/`);
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
