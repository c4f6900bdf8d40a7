import type { Page } from '@playwright/test';
import type { TestClient } from '@auric/testkit';
import { futures as futuresTexts } from '../apps/web/src/locales/en/futures.ts';
import { positions as positionTexts } from '../apps/web/src/locales/en/positions.ts';
import { trade as tradeTexts } from '../apps/web/src/locales/en/trade.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { futures, rehearsal } = futuresTexts;
const { positions } = positionTexts;
const { trade } = tradeTexts;
const [usdt, bitcoin] = [3, 101];
const multiple = 10;

/** The id of a long of one lot, opened at market; the index of a sandbox that has just started may still be too old. */
async function openLong(customer: TestClient): Promise<number> {
  const money = { from_currency_id: usdt, to_currency_id: usdt, number: '2000' };
  await customer.call('wallet/change', { from_field: 'spot', to_field: 'perpetual', ...money });
  await expect(async () => {
    await customer.call('lever/submit', { match_id: bitcoin, type: 'long', share: '1', multiple });
  }).toPass({ timeout: 20_000 });
  let id = 0;
  await expect(async () => {
    const [position] = (await customer.call('lever/dealall', {})).positions;
    expect(position).toBeDefined();
    id = position?.id ?? 0;
  }).toPass({ timeout: 10_000 });
  return id;
}

const lineOf = (page: Page) =>
  page.getByRole('slider', { name: `${trade.takeProfit}: ${positions.long} ${multiple}×` });

test('the take profit of a position is taken to another price on the chart, and the position is looked at under other prices', async ({
  server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  const id = await openLong(customer);
  const [opened] = (await customer.call('lever/dealall', {})).positions;
  const target = (Number(opened?.update_price) * 1.01).toFixed(1);
  await customer.call('lever/setstop', { id, target_profit_price: target });
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/transaction/contract?match_id=${bitcoin}`);
  await expect(page.getByRole('heading', { level: 1, name: futures.title })).toBeAttached();
  const card = page.locator(`[data-position="${id}"]`);
  await expect(card).toBeVisible();
  await expect(lineOf(page)).toHaveAttribute('aria-valuenow', String(Number(target)));

  await test.step('by keys it goes tick by tick, and what is confirmed is done', async () => {
    const wanted = (Number(target) + 1.1).toFixed(1);
    await lineOf(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageUp');
    await expect(lineOf(page)).toHaveAttribute('aria-valuenow', String(Number(wanted)));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: trade.protection });
    const price = sheet.locator('input[name="target_profit_price"]');
    await expect(price).toBeVisible();
    expect(Number((await price.inputValue()).replaceAll(',', ''))).toBe(Number(wanted));
    await expectAccessible(page);
    await sheet.getByTestId('save-stops').click();
    await expect(sheet).toBeHidden();
    const stopNow = async () => (await customer.call('lever/dealall', {})).positions[0]?.target_profit_price;
    await expect.poll(async () => Number(await stopNow())).toBe(Number(wanted));
  });

  await test.step('a rehearsal shows from where on it is liquidated', async () => {
    await card.getByRole('button', { name: rehearsal.try }).click();
    const sheet = page.getByRole('dialog', { name: rehearsal.title });
    await expect(sheet.getByText(rehearsal.stays)).toBeVisible();
    await sheet.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(sheet.getByTestId('rehearsed-profit')).toContainText('+');
    await page.keyboard.press('Home');
    await expect(sheet.getByText(rehearsal.liquidated)).toBeVisible();
    await expect(sheet.getByTestId('rehearsed-profit')).not.toContainText('+');
    await expectAccessible(page);
  });
});
