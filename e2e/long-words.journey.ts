import type { Locator } from '@playwright/test';
import french from '../apps/web/src/locales/fra/catalogue.ts';
import { expect, test } from './journey.ts';
import { storedChoices } from './screens/scenes.ts';

const btc = 1;

/** Where an element stands in the window. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not shown.`);
  return box;
}

test('long words of a language push no button of an order out of its line, and no value out of its row', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  const { asks } = await customer.call('currency/depth', { match_id: btc, limit: 1 });
  const above = (Number(asks[0]?.[0]) * 1.05).toFixed(1);
  const order = await customer.call('coin/trade', {
    match_id: btc,
    type: 'buy',
    amount: '0.01',
    order_type: 'stop_limit',
    trigger_price: above,
    target_price: above,
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(
    (stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    storedChoices('fra', 'dark', customer.token),
  );
  await page.goto(`${server.url}/#/pages/transaction/currency_order`);
  const card = page.locator(`[data-order="${order.id}"]`);
  const amend = card.getByRole('button', { name: new RegExp(`^${french.amendOrder.action}`) });
  await expect(amend).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  const market = await boxOf(card.getByText('BTC/USDT', { exact: true }));
  const button = await boxOf(amend);
  const middle = market.y + market.height / 2;
  expect(button.y, 'the buttons stand beside the market').toBeLessThan(middle);
  expect(button.y + button.height).toBeGreaterThan(middle);

  const values = await card.locator('dl > div > dd').all();
  expect(values.length).toBe(3);
  const tops = await Promise.all(values.map(async (value) => Math.round((await boxOf(value)).y)));
  expect(new Set(tops).size, `the values of a row begin at one height: ${tops.join(', ')}`).toBe(1);
});
