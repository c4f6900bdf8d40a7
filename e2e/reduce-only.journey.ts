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

const { futures, positions, trade } = english;

test('below two sources a market only closes, and everything returns with its sources', async ({
  scripted,
  page,
  context,
}) => {
  await calm(scripted);
  const trader = await futuresTrader(scripted, '3000');
  const order = { match_id: contracts.btc, type: 'long', share: '10' } as const;
  const kept = await openAtMarket(trader, { ...order, multiple: 50 });
  const closed = await openAtMarket(trader, { ...order, multiple: 10 });
  await showDesk({ scripted, page, context }, trader, contracts.btc);
  const submit = page.getByTestId('submit-futures');
  const health = page.getByTestId('market-health');
  await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${trade.market}`) }).click();
  await page.locator('input[name="share"]').fill('2');
  await page.keyboard.press('Escape');
  await expect(submit).toHaveText(futures.openLong);
  await expect(health).toHaveCount(0);

  await test.step('one source is left, which says a price at which a position would be liquidated', async () => {
    await scripted.move({ prices: { [testMarkets.btc]: 58_900 }, sources: 1 });
    await expect(health).toHaveText(futures.frozen);
    await expect(submit).toContainText(futures.onlyClosing);
    await expectAccessible(page);
    expect(await trader.codeOf('lever/submit', { ...order, multiple: 10 })).toBe('index_unsound');
    // The mark stands, and nobody is liquidated by it.
    await expect(cardOf(page, kept)).toContainText(`${positions.markPrice}60,00`);
    const [contract] = await trader.call('lever/contracts', {});
    expect(contract?.mark.health).toBe('frozen');
    expect(Number(contract?.mark.mark_price)).toBeGreaterThan(59_999);
  });

  await test.step('what is open can be closed', async () => {
    await cardOf(page, closed).getByRole('button', { name: futures.close, exact: true }).click();
    await page.getByRole('dialog').getByTestId('close-position').click();
    await expect(cardOf(page, closed)).toHaveCount(0);
    await expect(cardOf(page, kept)).toBeVisible();
  });

  await test.step('the sources return, and liquidation with them', async () => {
    await scripted.move({ sources: 3 });
    await expect(health).toHaveCount(0);
    await expect(cardOf(page, kept)).toHaveCount(0);
    const over = async () =>
      (await trader.call('lever/my_trade', { status: 'complete' })).data.map(({ id, close_reason }) => [
        id,
        close_reason,
      ]);
    await expect.poll(over).toEqual([
      [kept, 'liquidation'],
      [closed, 'order'],
    ]);
  });

  await test.step('who wants to opens again', async () => {
    await expect(submit).toHaveText(futures.openLong);
    await submit.click();
    await page.getByTestId('confirm-futures').click();
    await expect(page.locator('[data-position]')).toHaveCount(1);
    await expect(page.locator('[data-position]').getByTestId('position-lots')).toContainText(/^2/);
  });
  await trader.call('lever/batch_close', { type: 0 });
});
