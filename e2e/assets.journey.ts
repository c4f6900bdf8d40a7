import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { home, assets, bills, common, deposits, portfolio } = english;
const btc = 1;

const equity = (page: Page) => page.getByTestId('equity');
const profit = (page: Page) => page.getByTestId('day-profit');
const services = (page: Page) => page.getByRole('navigation', { name: home.services });

test('home shows what one has, what today brought, the way to every product and the markets that one chose', async ({
  server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/`);
  await expect(equity(page)).toContainText('10,000.00');
  await expect(profit(page)).toContainText('0.00 (0.00%)');
  await expectAccessible(page);

  await test.step('what has no screen yet says so and stays here', async () => {
    await services(page).getByRole('button', { name: home.entries.nft }).click();
    await expect(page.getByText(common.development)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('all services stand behind the tenth place', async () => {
    await services(page).getByRole('button', { name: home.entries.more }).click();
    const sheet = page.getByRole('dialog', { name: home.allServices });
    await expect(sheet.getByRole('link', { name: home.entries.superLeverage })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: home.entries.bills }).click();
    await expect(page).toHaveURL(/fund\/assets_all_record$/);
    await expect(page.getByRole('heading', { name: bills.title })).toBeVisible();
    await page.goBack();
  });

  await test.step('the first order is taught until it is known', async () => {
    const banner = page.getByRole('complementary', { name: home.firstOrder.title });
    await banner.getByRole('button', { name: common.close }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(equity(page)).toContainText('10,000.00');
    await expect(banner).toHaveCount(0);
  });

  await test.step('the markets that were chosen stay chosen', async () => {
    await page.getByRole('tab', { name: home.losers }).click();
    await expect(page).toHaveURL(/markets=losers$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: home.losers })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: common.favourites }).click();
    await expect(page.getByText(common.noFavourites)).toBeVisible();
  });
});

test('a deposit is no profit, a coin tells all about itself, and hidden amounts are hidden everywhere', async ({
  server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/`);
  await page.getByRole('main').getByRole('link', { name: common.deposit }).first().click();
  await expect(page.getByRole('heading', { name: deposits.select })).toBeVisible();
  await page.getByRole('button', { name: deposits.testFunds }).click();
  const deposit = page.getByRole('dialog', { name: deposits.testFunds });
  await deposit.getByText('5,000', { exact: true }).click();
  await expectAccessible(page);
  await deposit.getByRole('button', { name: deposits.testFunds }).click();
  await expect(deposit).toHaveCount(0);
  await page.goto(`${server.url}/#/pages/fund/assets`);
  await expect(equity(page)).toContainText('15,000.00');
  await expect(profit(page)).toContainText('0.00 (0.00%)');

  await test.step('what is bought elsewhere appears here, and only its fee and price are profit or loss', async () => {
    await customer.call('coin/trade', { match_id: btc, type: 'buy', amount: '0', quote_amount: '6000' });
    await expect(page.locator('[data-coin="BTC"]')).toBeVisible();
    await expect(profit(page)).toContainText(/[−+][0-9]{1,2}\.[0-9]{2} \([−+]0\.[0-9]{2}%\)/);
    await expectAccessible(page);
  });

  await test.step('the curve goes back as far as it is asked to', async () => {
    const periods = page.getByRole('radiogroup', { name: assets.period });
    expect(
      await periods.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      'all are there, so none fades',
    ).toBe(0);
    await page.getByRole('radio', { name: assets.periods.week }).click();
    await expect(page).toHaveURL(/period=week$/);
    const curve = page.getByRole('slider', { name: portfolio.curve });
    await expect(curve).toHaveAttribute('aria-valuetext', /USDT/);
    await curve.press('Home');
    await expect(curve).toHaveAttribute('aria-valuetext', /^0\.00 USDT/);
    await page.getByRole('radio', { name: assets.curves.equity }).click();
    await expect(page).toHaveURL(/curve=equity/);
    await curve.press('Home');
    await expect(curve).toHaveAttribute('aria-valuetext', /^10,000\.00 USDT/);
  });

  await test.step('a coin tells what it cost and what it has gained', async () => {
    await page.locator('[data-coin="BTC"] button').click();
    const sheet = page.getByRole('dialog', { name: 'BTC' });
    await expect(sheet.getByText(assets.averageCost)).toBeVisible();
    await expect(sheet.getByText(assets.unrealized)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a coin opens: where it lies and what can be done', async () => {
    await page.locator('[data-coin="BTC"] button').click();
    const sheet = page.getByRole('dialog', { name: 'BTC' });
    await expect(sheet.getByRole('link', { name: assets.bills })).toHaveAttribute(
      'href',
      /assets_all_record\?currency=1$/,
    );
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/fund\/assets/);
  });

  await test.step('the eye hides every amount', async () => {
    await page.getByRole('button', { name: portfolio.hideAmounts }).click();
    await expect(equity(page)).toContainText('••••••');
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/[0-9],[0-9]{3}|[0-9]\.[0-9]{2}|[0-9]%/);
    await expect(page.getByRole('slider', { name: portfolio.curve })).toHaveAttribute('aria-valuetext', /^•/);
    await page.getByRole('button', { name: portfolio.showAmounts }).click();
    await expect(equity(page)).toContainText(',');
  });
});
