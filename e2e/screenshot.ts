import { chromium, type Page } from '@playwright/test';
import { bootServerProcess } from '@auric/testkit';
import { mkdirSync } from 'node:fs';
import { buildWebClient } from '../tools/setup/build-web-client.mjs';
import { findChromium } from '../tools/setup/find-chromium.mjs';
import { installChromium } from '../tools/setup/install-chromium.mjs';
import { inRoot } from '../tools/setup/paths.mjs';

const folder = inRoot('docs/images');

/** The screens of the README, with something on each that shows that it is loaded. */
const screens = [
  { name: 'home', path: '/', loaded: (page: Page) => page.getByText('BTC').first() },
  { name: 'markets', path: '/pages/market/market', loaded: (page: Page) => page.getByText('LTC').first() },
  { name: 'trade', path: '/pages/transaction/index', loaded: (page: Page) => page.getByTestId('available') },
];

/** Long enough for prices to have moved and the pictures of the rows to be drawn. */
const settleMs = 4_000;

await installChromium();
await buildWebClient();
mkdirSync(folder, { recursive: true });
const server = await bootServerProcess();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  if (server.url === '') throw new Error(server.output().stderr);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US', colorScheme: 'dark' });
  for (const { name, path, loaded } of screens) {
    await page.goto(`${server.url}/#${path}`);
    await loaded(page).waitFor();
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
  }
} finally {
  await browser.close();
  await server.close();
}
