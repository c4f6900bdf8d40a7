import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { hotkeys, trade, common } = english;

function deskOf(page: Page) {
  return {
    side: (name: string) => page.getByRole('radio', { name, exact: true }),
    kind: (name: string) => page.getByRole('radio', { name, exact: true }),
    more: page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }),
    price: page.locator('input[name="target_price"]'),
    amount: page.locator('input[name="amount"]'),
    total: page.locator('input[name="total"]'),
    orders: page.locator('[data-order]'),
  };
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('the desk is worked by keys, none of which sends an order', async ({ server, page }) => {
  const customer = await server.client().register();
  await startSignedIn(page.context(), customer.token);
  await page.goto(`${server.url}/#/pages/transaction/index?market=1`);
  const desk = deskOf(page);
  await expect(desk.price).not.toHaveValue('');

  await test.step('sides and kinds', async () => {
    await page.keyboard.press('s');
    await expect(desk.side(trade.sell)).toBeChecked();
    await page.keyboard.press('m');
    await expect(desk.kind(trade.market)).toBeChecked();
    await page.keyboard.press('b');
    await page.keyboard.press('l');
    await expect(desk.side(trade.buy)).toBeChecked();
    await expect(desk.kind(trade.limit)).toBeChecked();
  });

  await test.step('a share of the balance, and all of it', async () => {
    await page.keyboard.press('2');
    await expect(desk.amount).not.toHaveValue('');
    const half = await desk.amount.inputValue();
    await page.keyboard.press('4');
    await expect(desk.amount).not.toHaveValue(half);
  });

  await test.step('in a field letters and digits are what is typed', async () => {
    await page.keyboard.press('a');
    await expect(desk.amount).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.001');
    await expect(desk.amount).toHaveValue('0.001');
    await page.keyboard.press('s');
    await expect(desk.amount).toHaveValue('0.001s');
    await expect(desk.side(trade.buy)).toBeChecked();
    await page.keyboard.press('Backspace');
    await desk.amount.blur();
    await page.keyboard.press('p');
    await expect(desk.price).toBeFocused();
    await desk.price.blur();
  });

  await test.step('the list says all of them, and while it is open they rest', async () => {
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: hotkeys.title });
    await expect(list).toContainText(hotkeys.repeat);
    await expectAccessible(page);
    await page.keyboard.press('s');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(desk.side(trade.buy)).toBeChecked();
    expect((await customer.call('coin/list', { status: 'doing' })).data).toEqual([]);
  });

  await test.step('what was sent last is written once more, and the search finds another market', async () => {
    const resting = (await desk.price.inputValue()).replaceAll(',', '');
    await desk.price.fill((Number(resting) * 0.97).toFixed(1));
    await page.getByTestId('submit-order').click();
    await expect(desk.orders).toHaveCount(1);
    await expect(desk.amount).toHaveValue('');
    await page.getByTestId('submit-order').blur();
    await page.keyboard.press('r');
    await expect(desk.amount).toHaveValue('0.001');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: trade.chooseMarket })).toBeVisible();
    await page.getByRole('searchbox', { name: common.searchCoins }).last().fill('eth');
    await page.keyboard.press('Escape');
  });
});

test('the rarer kinds of order are behind the last tab, each with what it does', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/transaction/index?market=1`);
  const desk = deskOf(page);
  await expect(desk.kind(trade.limit)).toBeChecked();
  await desk.more.click();
  const kinds = page.getByRole('dialog', { name: trade.orderType });
  await expect(kinds.getByRole('button')).toHaveCount(6);
  await expectAccessible(page);
  await kinds.getByRole('button', { name: new RegExp(`^${trade.stopLimit}`) }).click();
  await expect(kinds).toBeHidden();
  await expect(desk.more).toContainText(trade.stopLimit);
  await expect(desk.kind(trade.limit)).not.toBeChecked();
  await expect(page.locator('input[name="trigger_price"]')).toBeVisible();
  await desk.kind(trade.market).check();
  await expect(desk.more).toContainText(trade.more);
  await expect(page.locator('input[name="trigger_price"]')).toBeHidden();
});
