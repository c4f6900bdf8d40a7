import type { Page } from '@playwright/test';
import { consoleAt } from './console-desk.ts';
import { accessibilityDefects } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { fillTheDesk } from './screens/desk-life.ts';
import { deskPages, deskSize, followSystem } from './screens/desk-pages.ts';
import { showDeskPage } from './show-desk-page.ts';

/** A page in both themes, on a busy machine. */
const visitMsMax = 15_000;

test.use({ viewport: deskSize, hasTouch: false, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('every page of the console is accessible in both themes', async ({ ownServer: server, page, context }) => {
  const life = await fillTheDesk(server, () => server.client());
  const shown = await deskPages(life);
  test.setTimeout(60_000 + shown.length * visitMsMax);
  await context.addInitScript(followSystem);
  await page.goto(consoleAt(server));
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  const defects = await defectsOf(page, '/sign-in');

  const [name = '', value = ''] = life.operator.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: `${server.url}/console/` }]);
  await page.reload();
  for (const { path } of shown) {
    await showDeskPage(page, path);
    defects.push(...(await defectsOf(page, path)));
  }
  expect(defects).toEqual([]);
});

/** All rules in the theme that is on, and of the other one what depends on it: how it stands out. */
async function defectsOf(page: Page, path: string): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found = await accessibilityDefects(page);
  const other = dark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator(`html[data-theme="${other}"]`)).toBeAttached();
  found.push(...(await accessibilityDefects(page, { audit: 'contrast' })));
  return found.map((defect) => `${path} ${defect}`);
}
