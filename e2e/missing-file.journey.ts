import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, test } from './journey.ts';

const { common, errors, settings, tabs } = english;
const file = '**/assets/setting-*.js';
const chunkTimeoutMs = 120_000;

const documents = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('load', () => seen.push(page.url()));
  return seen;
};

// The browser complains about what the test withholds, so no page of the fixture.
test('a file of the app that does not come is asked for once more by a reload, then by the customer', async ({
  server,
  context,
}) => {
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: tabs.markets })).toBeVisible();
  const loads = documents(page);

  await page.route(file, (route) => route.abort());
  await page.getByRole('link', { name: common.settings }).click();
  const retry = page.getByRole('button', { name: common.retry });
  await expect(page.getByText(errors.screenFailed)).toBeVisible();
  await expect(retry).toBeVisible();
  expect(loads.length).toBe(1);

  await page.unroute(file);
  await retry.click();
  await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
});

test('a file that never answers counts as missing after two minutes', async ({ server, context }) => {
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: tabs.markets })).toBeVisible();
  const loads = documents(page);
  await page.clock.install();

  await page.route(file, () => {});
  // The two minutes begin when it is asked for, which on a busy machine is later than the click.
  const asked = page.waitForRequest(file);
  await page.getByRole('link', { name: common.settings }).click();
  await asked;
  await page.clock.fastForward(chunkTimeoutMs - 1000);
  // The wait is shown, and the page that was there stays.
  await expect(page.getByRole('progressbar', { name: common.loading })).toBeVisible();
  await expect(page.getByRole('link', { name: tabs.home, exact: true })).toHaveAttribute('aria-current', 'page');
  expect(loads.length).toBe(0);
  await page.unroute(file);
  await page.clock.fastForward(1000);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
});
