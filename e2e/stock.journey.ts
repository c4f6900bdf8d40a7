import { setTimeout as sleep } from 'node:timers/promises';
import { testStock, type TestClient } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { replayFromBills } from './replay-receipt.ts';
import { test } from './scripted-market.ts';
import { startSignedIn } from './signed-in.ts';

const { bills, closeReasons, marketKinds, orders, stock, tabs, trade } = english;
const { market, code } = testStock;
const usdt = 3;

/** Puts so many USDT of a customer into the account of stocks. */
async function bringIn(customer: TestClient, number: string): Promise<void> {
  const between = { from_field: 'spot', to_field: 'stock', from_currency_id: usdt, to_currency_id: usdt } as const;
  await customer.call('wallet/change', { ...between, number });
}

test('an order on a stock waits for the open and is filled in the auction', async ({
  ownScripted: server,
  context,
  page,
}) => {
  await server.stock({ step: 'list' });
  const buyer = await server.client().register();
  await bringIn(buyer, '5000');
  const seller = await server.client().register();
  const { id } = await seller.call('user/info', {});
  await server.stock({ step: 'deliver', customer: id, shares: 20 });
  await startSignedIn(context, buyer.token);
  await page.goto(`${server.url}/#/pages/transaction/index?market=${market}`);
  const session = page.getByTestId('stock-session');
  const submit = page.getByTestId('submit-order');

  await test.step('the market is closed, and says so and what it is', async () => {
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(code) })).toBeVisible();
    await expect(page.getByRole('navigation', { name: tabs.trade }).getByText(marketKinds.stock)).toBeVisible();
    await expect(session).toContainText(stock.states.closed);
    await expect(session).toContainText(stock.noneAnnounced);
    await expect(session).toContainText(stock.notes.closed);
    await expect(session).toContainText(stock.synthetic);
    await expect(page.getByTestId('indicative')).toHaveText(stock.noIndicative);
    await expectAccessible(page);
  });

  await test.step('only what can wait is offered, and it rests', async () => {
    await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).click();
    const kinds = page.getByRole('dialog');
    await expect(kinds.getByText(trade.stopLimit, { exact: true })).toBeVisible();
    await expect(kinds.getByText(trade.market, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('input[name="target_price"]').fill('101');
    await page.locator('input[name="amount"]').fill('2.5');
    await expect(submit).toHaveText(trade.buyAsset.replace('{{asset}}', code));
    await submit.click();
    await expect(page.locator('[data-order]')).toHaveCount(1);
    const [order] = (await buyer.call('coin/list', { match_id: market })).data;
    expect(order).toMatchObject({ state: 'new', filled: '0' });
  });

  await test.step('who meets it over the night makes a price that is not one yet', async () => {
    await seller.call('coin/trade', { match_id: market, type: 'sell', amount: '2.5', target_price: '99.5' });
    await expect(page.getByTestId('indicative')).toContainText(/100\.00, 2\.5 ACME/);
    await expect(page.locator('[data-spread]')).toHaveText('—');
  });

  await test.step('at the open the market waits for its first index', async () => {
    await server.stock({ step: 'announce', inSeconds: 300 });
    await server.passFunding();
    await expect(session).toContainText(stock.states.opening);
    await expect(session).toContainText(stock.closesIn);
    await expectAccessible(page);
  });

  await test.step('the auction fills the order at its one price', async () => {
    await server.stock({ step: 'index', price: 100 });
    await expect(session).toContainText(stock.states.continuous);
    await expect(page.locator('[data-order]')).toHaveCount(0);
    await page.getByRole('tab', { name: orders.fills }).click();
    await expect(page.locator('[data-fill]')).toContainText('100.00');
    await page.getByRole('tab', { name: tabs.assets, exact: true }).click();
    await expect(page.locator(`[data-coin="${code}"]`)).toContainText('2.4975');
    await expect(page.locator(`[data-coin="${code}"]`)).toContainText(english.assets.averageCost);
  });

  await test.step('the history lists it among the stocks', async () => {
    await page.goto(`${server.url}/#/pages/transaction/currency_order?view=history&kind=stock`);
    await expect(page.locator('[data-order]')).toContainText(code);
    await page.goto(`${server.url}/#/pages/transaction/currency_order?view=history&kind=spot`);
    await expect(page.locator('[data-order]')).toHaveCount(0);
    await expect(page.getByText(orders.noMatches)).toBeVisible();
  });
});

test('a split takes back what rests and leaves every holder what they had', async ({
  ownScripted: server,
  context,
  page,
}) => {
  await server.stock({ step: 'list' });
  const holder = await server.client().register();
  await bringIn(holder, '1000');
  const { id } = await holder.call('user/info', {});
  await server.stock({ step: 'deliver', customer: id, shares: 10 });
  await holder.call('coin/trade', { match_id: market, type: 'sell', amount: '4', target_price: '110' });
  await server.stock({ step: 'split', into: 2, inSeconds: 3_660 });
  await startSignedIn(context, holder.token);
  await page.goto(`${server.url}/#/pages/transaction/index2?match_id=${market}`);
  await expect(page.locator('[data-order]')).toHaveCount(1);

  await test.step('its time comes', async () => {
    await server.passFunding();
    // The clock stands two seconds before an instant of funding; from beyond it, it leaps to the next one, in eight hours.
    await page.waitForTimeout(2_500);
    await server.passFunding();
    await expect(page.locator('[data-order]')).toHaveCount(0);
  });

  await test.step('twice as many shares are worth what the others were', async () => {
    await page.getByRole('tab', { name: tabs.assets, exact: true }).click();
    await expect(page.locator(`[data-coin="${code}"]`)).toContainText('20');
    await page.getByRole('tab', { name: trade.history }).click();
    await expect(page.locator('[data-order]')).toContainText(closeReasons.corporate_action);
  });

  await test.step('the bills say so', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets_all_record`);
    await expect(page.getByText(bills.split).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and the receipt of the split is replayed', async () => {
    const amounts = ['10'];
    await replayFromBills(page, server.url, { kind: 'split', amounts, name: english.receipt.kinds.split });
    await expect(page.locator('[data-step="shares_after"]')).toContainText('20');
  });
});

test('a dividend is paid to the unit for what somebody has, and its receipt is replayed', async ({
  ownScripted: server,
  context,
  page,
}) => {
  await server.stock({ step: 'list' });
  const holder = await server.client().register();
  const { id } = await holder.call('user/info', {});
  await server.stock({ step: 'deliver', customer: id, shares: 7 });
  // A third of a USDT and a unit more: seven shares bring 2.333338.
  await server.stock({ step: 'dividend', perShare: 333_334, inSeconds: 3_660 });
  await startSignedIn(context, holder.token);
  await server.passFunding();
  // The clock stands two seconds before an instant of funding; from beyond it, it leaps to the next one, in eight hours.
  await sleep(2_500);
  await server.passFunding();
  await expect
    .poll(async () => {
      const { available } = await holder.call('wallet/detail', { type: 'stock', currency: usdt });
      return available;
    })
    .toBe('2.333338');
  const { dividend } = english.receipt.kinds;
  await replayFromBills(page, server.url, { kind: 'dividend', amounts: ['2.333338'], name: dividend });
  await expect(page.locator('[data-step="dividend_paid"]')).toContainText('2.333338');
});
