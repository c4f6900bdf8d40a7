import type { Page } from '@playwright/test';
import type { TestClient } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { amendOrder } = english;
const btc = 1;
const tick = 0.1;
const lineName = 'Line of the order: Limit, Buy';

/** An order so near to the market that its line is in sight. */
async function restNearMarket(customer: TestClient) {
  const { bids } = await customer.call('currency/depth', { match_id: btc, limit: 1 });
  const price = (Number(bids[0]?.[0]) * 0.997).toFixed(1);
  return customer.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.002', target_price: price });
}

const lineOf = (page: Page) => page.getByRole('slider', { name: lineName });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: amendOrder.title });
const priceIn = (page: Page) => sheetOf(page).locator('input[name="amend_price"]');

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await lineOf(page).boundingBox();
  if (box === null) throw new Error('The line of the order is not on the chart.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

test('the line of an order is dragged to another price, which is confirmed before it is sent', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  const order = await restNearMarket(customer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSignedIn(page.context(), customer.token);
  await page.goto(`${server.url}/#/pages/transaction/index?market=${btc}`);
  await expect(lineOf(page)).toBeVisible();
  await expectAccessible(page);

  await test.step('it follows the mouse, and asks where it is let go', async () => {
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 30, { steps: 5 });
    expect(Number(await lineOf(page).getAttribute('aria-valuenow'))).toBeLessThan(Number(order.price));
    await page.mouse.up();
    await expect(sheetOf(page)).toBeVisible();
    expect(numberOf(await priceIn(page).inputValue())).toBeLessThan(Number(order.price));
    await expectAccessible(page);
  });

  await test.step('what is not confirmed goes back', async () => {
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await expect(lineOf(page)).toHaveAttribute('aria-valuenow', String(Number(order.price)));
    const [still] = (await customer.call('coin/list', { status: 'doing', match_id: btc })).data;
    expect(still?.price).toBe(order.price);
  });

  await test.step('by keys it goes tick by tick, and what is confirmed is done', async () => {
    await lineOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    const wanted = (Number(order.price) - 11 * tick).toFixed(1);
    await expect(lineOf(page)).toHaveAttribute('aria-valuenow', String(Number(wanted)));
    await page.keyboard.press('Enter');
    await expect(sheetOf(page)).toBeVisible();
    expect(numberOf(await priceIn(page).inputValue())).toBe(Number(wanted));
    await sheetOf(page).getByTestId('save-amend').click();
    await expect(page.getByText(amendOrder.done)).toBeVisible();
    await expect(lineOf(page)).toHaveAttribute('aria-valuenow', String(Number(wanted)));
  });

  await test.step('a line that is taken across the market warns as the ticket does', async () => {
    await lineOf(page).focus();
    const { y } = await middleOf(page);
    await page.mouse.move((await middleOf(page)).x, y);
    await page.mouse.down();
    await page.mouse.move((await middleOf(page)).x, y - 600, { steps: 8 });
    await page.mouse.up();
    await expect(sheetOf(page)).toContainText(amendOrder.fillsAtOnce.split('{{')[0] ?? '');
    await page.keyboard.press('Escape');
  });
});
