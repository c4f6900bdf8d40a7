import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import {
  calm,
  cardOf,
  contracts,
  futuresTrader,
  openAtMarket,
  showDesk,
  test,
  testMarkets,
} from './scripted-market.ts';

const { amendOrder, common, futures, futuresActs, reasons, trade } = english;

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

test('a position is opened when the market turns: the order follows it at a distance', async ({
  scripted,
  page,
  context,
}) => {
  await calm(scripted);
  const trader = await futuresTrader(scripted, '5000');
  await showDesk({ scripted, context, page }, trader, contracts.btc);
  const submit = page.getByTestId('submit-futures');
  const field = (name: string) => page.locator(`input[name="${name}"]`);

  await test.step('the button asks for the distance, and stops wait until there is a position', async () => {
    await page.getByRole('switch', { name: trade.protection }).check();
    await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${trade.trailingStop}`) }).click();
    await expect(page.getByRole('switch', { name: trade.protection })).toBeHidden();
    await field('share').fill('2');
    await expect(submit).toHaveText(reasons.enterTrailing);
    await field('trailing_delta').fill('1');
    await page.keyboard.press('Escape');
    await expect(submit).toHaveText(futures.openLong);
    await expectAccessible(page);
  });

  await test.step('it waits, with nothing bound', async () => {
    await submit.click();
    await expect(page.getByRole('dialog')).toContainText(trade.trailing);
    await page.getByTestId('confirm-futures').click();
    await page.getByRole('tab', { name: new RegExp(trade.openOrders) }).click();
    await expect(page.locator('[data-order]')).toContainText(trade.trailingStop);
    const { account, orders } = await trader.call('lever/dealall', {});
    expect(account.available).toBe('5000');
    expect(orders).toMatchObject([
      { order_type: 'trailing_stop', trailing_delta: 100, state: 'pending', multiple: 10 },
    ]);
  });

  await test.step('the market falls and turns by more than the distance', async () => {
    const other = await futuresTrader(scripted, '1000');
    for (const price of [59_000, 60_500]) {
      await scripted.move({ prices: { [testMarkets.btc]: price } });
      await openAtMarket(other, { match_id: contracts.btc, type: 'long', share: '0.1', multiple: 10 });
    }
    await expect.poll(async () => (await trader.call('lever/dealall', {})).positions.length).toBe(1);
  });
});

test('a position takes its profit in parts, each at a price of its own', async ({ scripted, page, context }) => {
  await calm(scripted);
  const trader = await futuresTrader(scripted, '5000');
  const id = await openAtMarket(trader, { match_id: contracts.btc, type: 'long', share: '4', multiple: 10 });
  await trader.call('lever/setstop', { id, stop_loss_price: '57000' });
  await showDesk({ scripted, context, page }, trader, contracts.btc);
  const card = cardOf(page, id);
  const sheet = page.getByRole('dialog', { name: trade.protection });
  const field = (name: string) => sheet.locator(`input[name="${name}"]`);
  const add = sheet.getByTestId('add-stop');
  const parts = sheet.getByRole('list', { name: futures.partialStops }).getByRole('listitem');

  await test.step('two parts wait beside what stops the loss of all of it', async () => {
    await card.getByRole('button', { name: trade.protection, exact: true }).click();
    await sheet.getByRole('radio', { name: futures.partOfPosition }).check();
    await expect(add).toHaveText(reasons.enterTrigger);
    await field('target_profit_price').fill('61000');
    await expect(add).toHaveText(futures.enterLots);
    await field('stop_share').fill('5');
    await page.keyboard.press('Escape');
    await expect(add).toHaveText(futures.lotsAtMost.replace('{{lots}}', '4'));
    await field('stop_share').fill('1');
    await add.click();
    await expect(page.getByText(futuresActs.stopsSet)).toBeVisible();
    await expect(parts).toHaveCount(1);
    await field('target_profit_price').fill('63000');
    await field('stop_share').fill('2');
    await page.keyboard.press('Escape');
    await add.click();
    await expect(parts).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('one of them is taken back', async () => {
    await parts.first().getByRole('button', { name: common.cancel }).click();
    await expect(parts).toHaveCount(1);
    await expect(parts).toContainText('61,000');
    await page.keyboard.press('Escape');
    await expect(card.getByTestId('position-stops')).toContainText(`${futures.partialStops} 1`);
  });

  await test.step('the mark reaches the other, and its part is closed', async () => {
    await scripted.move({ prices: { [testMarkets.btc]: 61_500 } });
    await expect(card.getByTestId('position-lots')).toContainText(/^3/);
    await expect(card.getByTestId('position-stops')).not.toContainText(futures.partialStops);
  });
});
