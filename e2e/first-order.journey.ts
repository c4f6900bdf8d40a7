import type { Locator, Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import vietnamese from '../apps/web/src/locales/vi/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { session, identity, outbox, settings, trade, orders, orderNews, orderStates, reasons, tabs, common } = english;
const email = 'stranger@example.org';
const password = 'a long secret 7';
const symbol = 'BTC/USDT';
const btcMarket = 1;

/** A loss is told within two seconds; a busy machine is given as much again. */
const toldWithin = { timeout: 4_000 };

/** Without a network the browser itself complains about every call; all else is the app's fault. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

function deskOf(page: Page) {
  const field = (name: string) => page.locator(`form input[name="${name}"]`);
  return {
    price: field('target_price'),
    amount: field('amount'),
    available: page.getByTestId('available'),
    submit: page.getByTestId('submit-order'),
    openOrders: page.locator('[data-order]'),
  };
}

/** Types as a person does: first the field, which then shows its number without groups, then all of it anew. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.fill(text);
  await field.page().keyboard.press('Escape');
}

/** The number of a field, whatever stands between its digits. */
async function numberIn(field: Locator): Promise<number> {
  return Number((await field.inputValue()).replaceAll(',', ''));
}

test('a stranger registers, trades, cancels, changes the looks, loses the line, comes back and leaves', async ({
  server,
  context,
}) => {
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  const { price, amount, available, submit, openOrders } = deskOf(page);
  await page.goto(`${server.url}/#/pages/common/register`);
  const firstDocument = await page.evaluate(() => performance.timeOrigin);

  await test.step('register by email, with the code from the outbox', async () => {
    await page.getByRole('radio', { name: session.email }).check();
    await page.getByRole('textbox', { name: session.email }).fill(email);
    await page.getByRole('button', { name: session.getCode }).click();
    const country = page.getByRole('link', { name: session.residence });
    await expect(country).toBeFocused();
    await country.click();
    await page.getByRole('searchbox', { name: identity.findCountry }).fill('singap');
    await page.getByRole('button', { name: 'Singapore', exact: true }).click();
    await expect(page.getByRole('link', { name: `${session.residence} Singapore` })).toBeVisible();
    await page.getByRole('button', { name: session.getCode }).click();
    await page.getByRole('link', { name: session.openOutbox }).click();
    await page.getByRole('button', { name: outbox.useCode }).first().click();
    await expect(page.getByLabel(session.code)).toHaveValue(/^\d{6}$/);
    await page.getByLabel(session.password, { exact: true }).fill(password);
    await page.getByLabel(session.confirmPassword).fill(password);
    await expectAccessible(page);
    await page.getByRole('button', { name: common.register, exact: true }).click();
    await expect(page.getByText(session.registered)).toBeVisible();
  });

  await test.step('take the dearest offer of the book: the order fills, and the balance moves', async () => {
    await page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs.trade }).click();
    await expect(available).toContainText('10,000 USDT');
    const offer = page.getByRole('rowgroup', { name: trade.asks }).getByRole('row').first();
    await expect(offer).not.toHaveText('');
    await offer.click();
    await retype(amount, '0.01');
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByText(new RegExp(`${symbol} .+${orderNews.filled.replace('{{symbol}}', '')}`))).toBeVisible();
    await expect(available).not.toContainText('10,000 USDT');
    await expect(submit).toHaveText(reasons.enterAmount);
  });

  const spendable = await available.innerText();

  await test.step('an order below the market rests and holds its money; canceled, it frees it', async () => {
    await retype(price, ((await numberIn(price)) * 0.95).toFixed(1));
    await retype(amount, '0.02');
    await submit.click();
    await expect(openOrders).toHaveCount(1);
    await expect(available).not.toHaveText(spendable);
    await page.getByRole('button', { name: new RegExp(`^${orders.cancel} ${symbol}`) }).click();
    await expect(openOrders).toHaveCount(0);
    await expect(available).toHaveText(spendable);
    await page.getByRole('tab', { name: trade.history }).click();
    await expect(openOrders).toHaveCount(2);
    await expect(openOrders.filter({ hasText: orderStates.canceled })).toHaveCount(1);
  });

  await test.step('the coins are among the assets', async () => {
    await page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs.assets }).click();
    await expect(page.locator('[data-coin="BTC"]')).toContainText('0.00999');
    await expectAccessible(page);
  });

  await test.step('language and theme change at once', async () => {
    await goTo(page, '#/pages/setting/setting');
    await page.getByRole('button', { name: settings.language }).click();
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('heading', { name: vietnamese.settings.title, exact: true })).toBeVisible();
    await page.getByRole('radio', { name: vietnamese.settings.light }).check();
    await expect(root).toHaveAttribute('data-theme', 'light');
  });

  await test.step('without a line prices are called stale and orders wait; what was missed comes by itself', async () => {
    await goTo(page, '#/pages/transaction/index');
    await page.getByRole('tab', { name: vietnamese.trade.openOrders }).click();
    await retype(amount, '0,01');
    await expect(submit).toBeEnabled();
    const banner = page.getByRole('alert').filter({ hasText: vietnamese.errors.offline });
    await context.setOffline(true);
    await expect(banner).toBeVisible(toldWithin);
    await expect(submit).toBeDisabled();
    await orderFromAnotherDevice(page, server.client());
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(openOrders).toHaveCount(1);
    await expect(submit).toBeEnabled();
  });

  await test.step('after logging out the own pages are closed', async () => {
    await goTo(page, '#/pages/setting/setting');
    await page.getByRole('button', { name: vietnamese.session.logout, exact: true }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: vietnamese.session.logout, exact: true }).click();
    await expect(page.getByText(vietnamese.session.loggedOut)).toBeVisible();
    await goTo(page, '#/pages/fund/assets');
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
    await expect(page.getByText('0.00999')).toHaveCount(0);
  });

  // All that happened in one document: nothing was reloaded.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(firstDocument);
  expect(complaints).toEqual([]);
});

/** Goes where an address leads, as a bookmark of the same document does. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

type Client = ReturnType<Parameters<Parameters<typeof test>[2]>[0]['server']['client']>;

/** The same customer, with the session of this page, somewhere else. */
async function orderFromAnotherDevice(page: Page, device: Client): Promise<void> {
  device.token = await page.evaluate(() => JSON.parse(localStorage.getItem('auric:token') ?? '""') as string);
  const { bids } = await device.call('currency/depth', { match_id: btcMarket, limit: 1 });
  const low = (Number(bids[0]?.[0]) * 0.95).toFixed(1);
  await device.call('coin/trade', { match_id: btcMarket, type: 'buy', amount: '0.01', target_price: low });
}
