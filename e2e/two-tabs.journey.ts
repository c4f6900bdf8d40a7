import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { markets, orders, reasons, session, settings } = english;
const btc = 1;

const star = (page: Page, name: string) =>
  page.getByRole('button', { name: name.replace('{{symbol}}', 'BTC/USDT'), exact: true });

test('what is done in one tab is so in the other: money, marks, looks, and the end of the session', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  await startSignedIn(page.context(), customer.token);
  const other = await page.context().newPage();
  const desk = `${server.url}/#/pages/transaction/index?market=${btc}`;
  await Promise.all([page.goto(desk), other.goto(desk)]);
  const available = (tab: Page) => tab.getByTestId('available');
  await expect(available(other)).toContainText('10,000 USDT');

  await test.step('an order that is placed in one rests in both, and holds its money in both', async () => {
    await page.locator('input[name="amount"]').fill('0.01');
    await expect(page.locator('input[name="target_price"]')).not.toHaveValue('');
    const price = (await page.locator('input[name="target_price"]').inputValue()).replaceAll(',', '');
    await page.locator('input[name="target_price"]').fill((Number(price) * 0.97).toFixed(1));
    await page.keyboard.press('Escape');
    await page.getByTestId('submit-order').click();
    await expect(page.locator('[data-order]')).toHaveCount(1);
    await expect(other.locator('[data-order]')).toHaveCount(1);
    await expect(available(other)).not.toContainText('10,000 USDT');
    await expect(async () => {
      await expect(available(other)).toHaveText((await available(page).textContent()) ?? '', { timeout: 1000 });
    }).toPass();
  });

  await test.step('canceled in the other, it is gone in the first', async () => {
    await other.getByRole('button', { name: new RegExp(`^${orders.cancel} BTC/USDT`) }).click();
    await expect(page.locator('[data-order]')).toHaveCount(0);
    await expect(available(page)).toContainText('10,000 USDT');
  });

  await test.step('a market that is marked in one is marked in the other', async () => {
    await star(page, markets.addFavourite).click();
    await expect(star(other, markets.removeFavourite)).toBeVisible();
  });

  await test.step('so are the looks', async () => {
    await page.goto(`${server.url}/#/pages/setting/setting`);
    await page.getByRole('radio', { name: settings.light, exact: true }).check();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('who leaves in one has left the other', async () => {
    await page.getByRole('button', { name: session.logout, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: session.logout, exact: true }).click();
    await expect(available(other)).not.toContainText('10,000');
    await expect(other.getByRole('link', { name: reasons.login })).toBeVisible();
  });
});
