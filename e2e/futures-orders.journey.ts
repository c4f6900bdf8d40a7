import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { calm, contracts, futuresTrader, showDesk, test } from './scripted-market.ts';

const { amendOrder, trade } = english;

test('an order on futures that rests is changed without giving it up', async ({ scripted, page, context }) => {
  await calm(scripted);
  const trader = await futuresTrader(scripted, '5000');
  const resting = { match_id: contracts.btc, type: 'long', share: '2', multiple: 10, target_price: '55000' } as const;
  const { id } = await trader.call('lever/submit', resting);
  const orderNow = async () => (await trader.call('lever/dealall', {})).orders.find((order) => order.id === id);
  await showDesk({ scripted, context, page }, trader, contracts.btc);
  await page.getByRole('tab', { name: new RegExp(trade.openOrders) }).click();
  const order = page.locator(`[data-order="${id}"]`);
  const sheet = page.getByRole('dialog', { name: amendOrder.title });
  const field = (name: string) => sheet.locator(`input[name="${name}"]`);
  const save = sheet.getByTestId('save-amend');

  await test.step('nothing changed is nothing to send, and what it binds is shown', async () => {
    await order.getByRole('button', { name: amendOrder.action }).click();
    await expect(save).toHaveText(amendOrder.unchanged);
    await field('amend_price').fill('56000');
    await expect(sheet.getByText(amendOrder.priority)).toBeVisible();
    await field('amend_share').fill('0');
    await expect(save).toBeDisabled();
    await field('amend_share').fill('1.5');
    await page.keyboard.press('Escape');
    await expect(save).toHaveText(amendOrder.save);
    await expectAccessible(page);
  });

  await test.step('it is the same order, elsewhere in the book', async () => {
    await save.click();
    await expect(page.getByText(amendOrder.done)).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(order).toContainText('56,000');
    expect(await orderNow()).toMatchObject({ price: '56000', share: '1.5', state: 'new' });
  });
});
