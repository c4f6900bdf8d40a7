import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { orderNews, orders, trade, common } = english;
const symbol = 'BTC/USDT';
const dogeMarket = 14;

test('a customer takes a price from the book, fills an order, and cancels another', async ({ server, page }) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/#/pages/transaction/index`);
  const firstDocument = await page.evaluate(() => performance.timeOrigin);

  const price = page.getByRole('textbox', { name: new RegExp(`^${trade.price}`) });
  const amount = page.getByRole('textbox', { name: new RegExp(`^${trade.amount}`) });
  const available = page.getByTestId('available');
  const submit = page.getByTestId('submit-order');
  const openOrders = page.locator('[data-order]');
  await expect(available).toContainText('10,000 USDT');

  await test.step('a touch on the dearest offer takes its price, and the order fills at better ones', async () => {
    const offer = page.getByRole('rowgroup', { name: trade.asks }).getByRole('row').first();
    await expect(offer).not.toHaveText('');
    await offer.click();
    await expect(price).toHaveValue(/^\d{2},\d{3}\.\d$/);
    await amount.fill('0.002');
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByText(new RegExp(`${symbol} .+${orderNews.filled.replace('{{symbol}}', '')}`))).toBeVisible();
    await expect(available).not.toContainText('10,000 USDT');
  });

  const spendable = await available.innerText();

  await test.step('an order below the market rests, and its money is held', async () => {
    const deepest = page.getByRole('rowgroup', { name: trade.bids }).getByRole('row').last();
    await deepest.click();
    await price.fill((Number((await price.inputValue()).replaceAll(',', '')) * 0.95).toFixed(1));
    await amount.fill('0.01');
    await submit.click();
    await expect(openOrders).toHaveCount(1);
    await expect(openOrders).toContainText(symbol);
    await expect(available).not.toHaveText(spendable);
    await expectAccessible(page);
  });

  await test.step('canceled, it is gone from the open orders, and the money is free again', async () => {
    await page.getByRole('button', { name: `${orders.cancel} ${symbol}` }).click();
    await expect(openOrders).toHaveCount(0);
    await expect(page.getByText(trade.noOpenOrders)).toBeVisible();
    await expect(available).toHaveText(spendable);
    await page.getByRole('tab', { name: trade.history }).click();
    await expect(openOrders).toHaveCount(2);
    await expect(openOrders.first()).toContainText(english.orderStates.canceled);
    await expect(openOrders.last()).toContainText(english.orderStates.filled);
    await expect(page.getByText(common.noMore)).toBeVisible();
  });

  // All that happened in one document: nothing was reloaded.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(firstDocument);
});

test('the steps of a coin that costs cents are read whole on the narrowest phone', async ({ server, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${server.url}/#/pages/transaction/index?market=${dogeMarket}`);
  const steps = page.getByRole('combobox', { name: trade.grouping });
  await expect(steps.getByRole('option').first()).toHaveText('0.00001');
  const room = await steps.evaluate(async (select: HTMLSelectElement) => {
    await document.fonts.ready;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const ruler = document.createElement('canvas').getContext('2d')!;
    ruler.font = font;
    const { width } = ruler.measureText(select.selectedOptions[0]?.text ?? '');
    return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
