import type { TestClient } from '@auric/testkit';
import { assets } from '../apps/web/src/locales/en/assets.ts';
import { orders as orderTexts } from '../apps/web/src/locales/en/orders.ts';
import { positions as texts } from '../apps/web/src/locales/en/positions.ts';
import { shell } from '../apps/web/src/locales/en/shell.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { positions } = texts;
const { orders } = orderTexts;
const [usdt, bitcoin] = [3, 101];

test('a position, its trades and what it came to are found in the records', async ({ page, context, server }) => {
  const customer = await server.client().register();
  await customer.call('wallet/change', {
    from_field: 'spot',
    to_field: 'perpetual',
    from_currency_id: usdt,
    to_currency_id: usdt,
    number: '2000',
  });
  const position = await openLong(customer);
  await startSignedIn(context, customer.token);
  const records = (view: string) => `${server.url}/#/pages/transaction/contract_order?view=${view}`;
  const card = page.locator(`[data-position="${position}"]`);

  await test.step('an open one is there with its numbers', async () => {
    await page.goto(records('positions'));
    await expect(page.getByRole('heading', { level: 1, name: positions.title })).toBeVisible();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: positions.details }).click();
    const sheet = page.getByRole('dialog', { name: positions.details });
    await expect(sheet.getByText(positions.liquidationPrice)).toBeVisible();
    await expect(sheet.locator('[data-fill]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('assets say what the account is worth', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets`);
    await expect(page.getByRole('heading', { level: 1, name: shell.tabs.assets })).toBeVisible();
    const account = page.getByRole('region', { name: assets.futuresAccount.title });
    await expect(account.getByText(assets.futuresAccount.withdrawable)).toBeVisible();
    await expectAccessible(page);
    await account.getByRole('link', { name: assets.futuresAccount.positions }).click();
    await expect(card).toBeVisible();
  });

  await test.step('one that was closed says what it came to, and why it is over', async () => {
    await expect(async () => void (await customer.call('lever/close', { id: position }))).toPass({ timeout: 20_000 });
    await expect
      .poll(async () => (await customer.call('lever/my_trade', { status: 'complete' })).data.map(({ id }) => id))
      .toEqual([position]);
    await page.goto(records('closed'));
    await expect(page.getByRole('tab', { name: positions.closed })).toHaveAttribute('aria-selected', 'true');
    await expect(card).toContainText(positions.closedBy.order);
    await page.goto(records('positions'));
    await expect(page.getByRole('tab', { name: positions.open, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(positions.noPositions)).toBeVisible();
  });

  await test.step('its trades and its funding have lists of their own', async () => {
    await page.goto(records('fills'));
    await expect(page.getByRole('tab', { name: orders.fills })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-fill]').first()).toBeVisible();
    await page.goto(records('funding'));
    await expect(page.getByText(positions.noFunding)).toBeVisible();
  });
});

/** The id of a long of one lot, opened at market; the index of a sandbox that has just started may still be too old. */
async function openLong(customer: TestClient): Promise<number> {
  let opened = 0;
  await expect(async () => {
    const order = { match_id: bitcoin, type: 'long', share: '1', multiple: 10, status: 1 } as const;
    opened = (await customer.call('lever/submit', order)).position_id;
  }).toPass({ timeout: 20_000 });
  await expect.poll(async () => (await customer.call('lever/my_trade', {})).data.map(({ id }) => id)).toEqual([opened]);
  return opened;
}
