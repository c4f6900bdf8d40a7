import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { trade, reasons, confirmOrder, orderNews } = english;

test('an order carries a take profit and a stop loss, and what fills of it is covered by both', async ({
  server,
  page,
}) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/#/pages/transaction/index`);
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const submit = page.getByTestId('submit-order');
  const openOrders = page.locator('[data-order]');
  await expect(page.getByTestId('available')).toContainText('10,000 USDT');

  await test.step('its prices are taken from the market, and the button asks for what is missing', async () => {
    await chip(`${trade.price}: ${trade.ask}`).tap();
    await expect(field('target_price')).not.toHaveValue('');
    // The market moves while the rest is typed: only a price beyond the best one still fills then.
    const ask = Number((await field('target_price').inputValue()).replaceAll(',', ''));
    await field('target_price').fill((ask * 1.01).toFixed(1));
    await field('amount').fill('0.02');
    await page.getByRole('switch', { name: trade.protection }).check();
    await expect(submit).toHaveText(reasons.enterProtection);
    await chip(`${trade.takeProfit} +2%`).tap();
    await chip(`${trade.stopLoss} −5%`).tap();
    await expect(field('target_profit_price')).toHaveValue(/^\d{2},\d{3}\.\d$/);
    await expect(submit).toHaveText(trade.buyAsset.replace('{{asset}}', 'BTC'));
    await expectAccessible(page);
  });

  const [profit, loss] = [await field('target_profit_price').inputValue(), await field('stop_loss_price').inputValue()];

  await test.step('filled, it leaves a pair of orders that cancel each other, at those prices', async () => {
    await submit.tap();
    await expect(page.getByText(new RegExp(`BTC/USDT .+${orderNews.filled.replace('{{symbol}}', '')}`))).toBeVisible();
    await expect(page.getByText(`${trade.openOrders} (1)`)).toBeVisible();
    await expect(openOrders.first()).toContainText(trade.oco);
    await expect(openOrders.first()).toContainText(profit);
    await expect(openOrders.first()).toContainText(loss);
  });

  await test.step('one that rests says what it carries', async () => {
    await chip(`${trade.price}: ${trade.bid}`).tap();
    const bid = Number((await field('target_price').inputValue()).replaceAll(',', ''));
    await field('target_price').fill((bid * 0.95).toFixed(1));
    await field('amount').fill('0.01');
    await chip(`${trade.takeProfit} +5%`).tap();
    const resting = await field('target_profit_price').inputValue();
    await submit.tap();
    await expect(page.getByText(`${trade.openOrders} (2)`)).toBeVisible();
    await expect(openOrders.filter({ hasText: `${english.orders.takeProfit} ${resting}` })).toBeVisible();
  });

  await test.step('a market order shows them once more, with its average and its worst price', async () => {
    await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${trade.market} `) })
      .tap();
    await field('total').fill('100');
    await chip(`${trade.takeProfit} +1%`).tap();
    await submit.tap();
    const confirmation = page.getByRole('dialog', { name: confirmOrder.title });
    await expect(confirmation).toContainText(trade.takeProfit);
    await expect(confirmation).toContainText(trade.averagePrice);
    await expect(confirmation).toContainText(confirmOrder.worstPrice);
    await expectAccessible(page);
    await confirmation.getByTestId('confirm-order').tap();
    await expect(page.getByText(`${trade.openOrders} (3)`)).toBeVisible();
  });
});

test('an order is written once more from its sheet, and is not sent by that', async ({ server, page }) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/#/pages/transaction/index?market=1`);
  const f = (n: string) => page.locator(`input[name="${n}"]`);
  await expect(page.getByTestId('available')).toContainText('10,000');
  await page.getByRole('button', { name: `${trade.price}: ${trade.ask}`, exact: true }).tap();
  const price = await f('target_price').inputValue();
  await f('target_price').fill((Number(price.replaceAll(',', '')) * 0.95).toFixed(1));
  const asked = await f('target_price').inputValue();
  await f('amount').fill('0.013');
  await page.getByTestId('submit-order').tap();
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(f('amount')).toHaveValue('');
  await page.goto(`${server.url}/#/pages/transaction/currency_order`);
  await page.locator('[data-order] button').first().click();
  await page.getByRole('button', { name: english.orders.repeat, exact: true }).tap();
  await expect(f('amount')).toHaveValue('0.013');
  await expect(f('target_price')).toHaveValue(new RegExp(`^${asked.replace(/\.0$/, '')}`));
});
