import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { amendOrder, bills, cancelAllOrders, closeReasons, orderNews, orders, orderStates, trade } = english;
const btc = 1;
const eth = 2;
const ordersPage = '#/pages/transaction/currency_order';

type Client = ReturnType<Parameters<Parameters<typeof test>[2]>[0]['server']['client']>;

/** Two limit orders in two markets and an OCO, all far from where the market is. */
async function placeOrders(customer: Client) {
  const priceOf = async (market: number, factor: number, decimals: number) => {
    const { bids } = await customer.call('currency/depth', { match_id: market, limit: 1 });
    return (Number(bids[0]?.[0]) * factor).toFixed(decimals);
  };
  const [btcLow, ethLow] = [await priceOf(btc, 0.9, 1), await priceOf(eth, 0.9, 2)];
  const first = await customer.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.01', target_price: btcLow });
  const second = await customer.call('coin/trade', { match_id: eth, type: 'buy', amount: '0.1', target_price: ethLow });
  const pair = await customer.call('coin/oco', {
    match_id: btc,
    type: 'buy',
    amount: '0.005',
    target_price: await priceOf(btc, 0.92, 1),
    trigger_price: await priceOf(btc, 1.1, 1),
  });
  return { first, second, pair };
}

const listOf = (page: Page) => page.locator('[data-order]');
const cardOf = (page: Page, order: number) => page.locator(`[data-order="${order}"]`);

test('a customer finds, narrows, amends and cancels orders, and reads why they ended', async ({ server, page }) => {
  const customer = await server.client().register();
  const { first, second, pair } = await placeOrders(customer);
  await startSignedIn(page.context(), customer.token);
  await page.goto(`${server.url}/${ordersPage}`);

  await test.step('both limit orders are there, and the legs of the OCO are one', async () => {
    await expect(listOf(page)).toHaveCount(3);
    await expect(cardOf(page, pair[0]?.id ?? 0)).toContainText(orders.ocoHint);
    await expect(cardOf(page, pair[0]?.id ?? 0)).toContainText(orderStates.pending);
    await expectAccessible(page);
  });

  await test.step('a filter is in the address and survives a reload', async () => {
    await page.getByRole('combobox', { name: orders.market }).selectOption({ label: 'ETH/USDT' });
    await expect(listOf(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('combobox', { name: orders.market })).toHaveValue(String(eth));
    await expect(listOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: orders.filter }).click();
    await page.getByRole('combobox', { name: orders.side }).selectOption(trade.sell);
    await expect(page.getByText(orders.noMatches)).toBeVisible();
    await page.getByRole('button', { name: orders.reset }).first().click();
    await expect(listOf(page)).toHaveCount(3);
  });

  await test.step('an order is amended without being given up', async () => {
    await page.getByRole('button', { name: `${amendOrder.action} BTC/USDT ${first.id}` }).click();
    const sheet = page.getByRole('dialog', { name: amendOrder.title });
    await expect(sheet.getByTestId('save-amend')).toHaveText(amendOrder.unchanged);
    await sheet.locator('input[name="amend_amount"]').fill('0.012');
    await page.keyboard.press('Escape');
    await expect(sheet).toContainText(amendOrder.priority);
    await expectAccessible(page);
    await sheet.getByTestId('save-amend').click();
    await expect(page.getByText(amendOrder.done)).toBeVisible();
    await expect(cardOf(page, first.id)).toContainText('0.01200');
  });

  await test.step('one is canceled, and then the others at once', async () => {
    await page.getByRole('button', { name: `${orders.cancel} ETH/USDT ${second.id}` }).click();
    await expect(
      page.getByText(new RegExp(`ETH/USDT .+${orderNews.canceled.replace('{{symbol}}', '')}`)),
    ).toBeVisible();
    await expect(listOf(page)).toHaveCount(2);
    await expect(page.getByRole('tab', { name: `${trade.openOrders} (2)` })).toBeVisible();
    await page.getByRole('button', { name: trade.cancelAll }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(cancelAllOrders.title_other.replace('{{count}}', '2'));
    await question.getByRole('button', { name: trade.cancelAll }).click();
    await expect(page.getByText(cancelAllOrders.done_other.replace('{{count}}', '2'))).toBeVisible();
    await expect(page.getByText(trade.noOpenOrders)).toBeVisible();
  });

  await test.step('the history says what became of each, and a reload stays there', async () => {
    await page.getByRole('tab', { name: trade.history }).click();
    await expect(listOf(page)).toHaveCount(4);
    await expect(cardOf(page, second.id)).toContainText(orderStates.canceled);
    await expect(page.getByText(closeReasons.oco)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('tab', { name: trade.history })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: `${orders.details} BTC/USDT ${first.id}` }).click();
    const details = page.getByRole('dialog', { name: orders.detailTitle });
    await expect(details).toContainText('0.01200 BTC');
    await expectAccessible(page);
  });
});

test('a trade in the bills leads to its order, and orders are canceled by side', async ({ server, page }) => {
  const customer = await server.client().register();
  const bought = await customer.call('coin/trade', { match_id: btc, type: 'buy', quote_amount: '500' });
  const { first, pair } = await placeOrders(customer);
  const ask = { match_id: btc, type: 'sell', amount: '0.001' } as const;
  const { bids } = await customer.call('currency/depth', { match_id: btc, limit: 1 });
  const sold = await customer.call('coin/trade', { ...ask, target_price: (Number(bids[0]?.[0]) * 1.1).toFixed(1) });
  await startSignedIn(page.context(), customer.token);

  await test.step('the bill has its legs and the order that it was of', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets_record?kind=fee`);
    await page.locator('[data-entry]').first().click();
    const sheet = page.getByRole('dialog', { name: bills.details });
    for (const leg of [bills.bought, bills.paid, bills.fee]) await expect(sheet.getByText(leg).first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: String(bought.id) }).click();
    const order = page.getByRole('dialog', { name: orders.detailTitle });
    await expect(order.getByText(String(bought.id), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/currency_order\?view=history$/);
  });

  await test.step('only the orders of the side that was asked for are canceled', async () => {
    await page.goto(`${server.url}/${ordersPage}?match_id=${btc}`);
    await expect(cardOf(page, sold.id).locator('[data-distance]')).toBeVisible();
    await page.getByRole('button', { name: cancelAllOrders.buys }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(cancelAllOrders.onlyBuys);
    await question.getByRole('button', { name: cancelAllOrders.buys }).click();
    await expect(cardOf(page, first.id)).toHaveCount(0);
    await expect(cardOf(page, pair[0]?.id ?? 0)).toHaveCount(0);
    await expect(cardOf(page, sold.id)).toBeVisible();
  });
});

test('a cancellation is sent once, and done also where its answer never comes', async ({ server, page }) => {
  const customer = await server.client().register();
  const { first } = await placeOrders(customer);
  await startSignedIn(page.context(), customer.token);
  const sent: string[] = [];
  // What was asked reaches the exchange, and no answer ever comes back.
  await page.route('**/api/coin/cancel', async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fetch();
  });
  await page.goto(`${server.url}/${ordersPage}?match_id=${btc}`);
  await page.getByRole('button', { name: `${orders.cancel} BTC/USDT ${first.id}` }).dblclick();
  await expect(cardOf(page, first.id)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('ux 2: a second tap where the first one canceled an order finds no other order there', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  const { first, second } = await placeOrders(customer);
  await startSignedIn(page.context(), customer.token);
  await page.goto(`${server.url}/${ordersPage}?side=buy&type=limit`);
  await expect(listOf(page)).toHaveCount(3);
  const above = page.getByRole('button', { name: `${orders.cancel} ETH/USDT ${second.id}` });
  const { x, y, width, height } = (await above.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await expect(cardOf(page, second.id)).toContainText(orderStates.canceled);
  await tap();
  await expect(cardOf(page, second.id)).toHaveCount(0);
  await expect(cardOf(page, first.id)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { data } = await customer.call('coin/list', { status: 'doing' });
  expect(data.map(({ id }) => id)).toContain(first.id);
});
