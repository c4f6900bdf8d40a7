import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { tabs } = english;

const scrolledTo = (page: Page) => page.locator('main').evaluate((main) => Math.round(main.scrollTop));

test('each tab keeps its address and its place; a tap on the one that is shown leads to its top', async ({
  server,
  page,
}) => {
  // Lower than a phone, so that every list has something to scroll.
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`${server.url}/#/pages/market/market?from=journey`);
  const bar = page.getByRole('navigation', { name: tabs.label });
  const tab = (name: string) => bar.getByRole('link', { name, exact: true });
  await expect(page.getByText('BTC').first()).toBeVisible();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 240));
  await expect.poll(() => scrolledTo(page)).toBe(240);

  await tab(tabs.home).click();
  await expect(tab(tabs.home)).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await tab(tabs.markets).click();
  await expect(page).toHaveURL(/market\/market\?from=journey$/);
  await expect.poll(() => scrolledTo(page)).toBe(240);

  await tab(tabs.markets).click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(page).toHaveURL(/market\/market\?from=journey$/);
  await tab(tabs.markets).click();
  await expect(page).toHaveURL(/market\/market$/);
});

test('a list that arrives late is scrolled to where it was left, unless the customer moves first', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`${server.url}/#/pages/market/market`);
  await expect(page.getByText('BTC').first()).toBeVisible();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 240));
  const main = page.locator('main');
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: tabs.home, exact: true }).click();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    // What stood in the page is as good as not loaded yet.
    const missing = await page.addStyleTag({ content: 'main > * { max-height: 100px; overflow: clip }' });
    await page.goBack();
    await expect(page).toHaveURL(/market\/market$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
    return () => missing.evaluate((style) => (style as Element).remove());
  };

  let arrive = await leaveAndReturn();
  await arrive();
  await expect.poll(() => scrolledTo(page)).toBe(240);

  arrive = await leaveAndReturn();
  await main.hover();
  await page.mouse.wheel(0, 40);
  await arrive();
  await page.waitForTimeout(300);
  expect(await scrolledTo(page)).toBeLessThan(100);
});

test('the address of home is short or long, and a page that does not exist leads there', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/index/index`);
  const home = page.getByRole('link', { name: tabs.home, exact: true });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.goto(`${server.url}/#/`);
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.goto(`${server.url}/#/pages/no/such`);
  await expect(page.getByText(english.errors.notFound)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: english.errors.goHome }).click();
  await expect(home).toHaveAttribute('aria-current', 'page');
});

test('trading opens in a new window in the market where it was used last', async ({ server, context, page }) => {
  await page.goto(`${server.url}/#/pages/transaction/contract?match_id=102`);
  await expect(page.getByRole('heading', { level: 1, name: /ETHUSDT/ })).toBeVisible();
  const next = await context.newPage();
  await next.goto(server.url);
  await next.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs.trade, exact: true }).click();
  await expect(next).toHaveURL(/transaction\/contract\?match_id=102$/);
  await expect(next.getByRole('heading', { level: 1, name: /ETHUSDT/ })).toBeVisible();
});
