import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { replayFromBills } from './replay-receipt.ts';
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

const { positions, receipt } = english;

/*
 * By section 4 of the rules: 0.1 BTC at 60,006 with 50× have a margin of 120.012 and cost 3.60036. They are liquidated at
 * (120.012 - 6,000.6) / (0.1 × 0.005 - 0.1) = 59,101.4 and sold at 58,894.1, which loses 111.19. Of the fee of 0.5 %, 29.44705,
 * only what is left of the margin is taken, 8.822; so 1,000 - 3.60036 - 120.012 stay.
 */
const left = '876.38764';

test('a long is liquidated in a crash, and its receipt is replayed as equal', async ({ scripted, page, context }) => {
  await calm(scripted);
  const trader = await futuresTrader(scripted, '1000');
  const position = await openAtMarket(trader, { match_id: contracts.btc, type: 'long', share: '10', multiple: 50 });
  await showDesk({ scripted, page, context }, trader, contracts.btc);
  const card = cardOf(page, position);

  await test.step('its liquidation price stands on the card', async () => {
    await expect(card).toContainText(`${positions.liquidationPrice}59,101.4`);
    await expect(card.getByTestId('position-margin')).toHaveText(/120\.01/);
  });

  await test.step('the price crashes, and the position is gone', async () => {
    const fundNow = async () => Number((await trader.call('lever/insurance', {})).at(-1)?.balance);
    const before = await fundNow();
    await scripted.move({ prices: { [testMarkets.btc]: 58_900 } });
    await expect(card).toHaveCount(0);
    await expect(page.getByText(positions.noPositions)).toBeVisible();
    await expect.poll(async () => ((await fundNow()) - before).toFixed(6)).toBe('8.822000');
  });

  await test.step('the record says why it is over and what it came to', async () => {
    await page.goto(`${scripted.url}/#/pages/transaction/contract_order?view=closed`);
    await expect(page.getByRole('heading', { level: 1, name: positions.title })).toBeVisible();
    await expect(card).toContainText(positions.closedBy.liquidation);
    await expect(card).toContainText('58,894.1');
    await expectAccessible(page);
    const [closed] = (await trader.call('lever/my_trade', { status: 'complete' })).data;
    expect(closed).toMatchObject({ close_reason: 'liquidation', fact_profits: '-111.19', trade_fee: '12.42236' });
    expect(await trader.call('lever/account', {})).toMatchObject({ available: left, freeze: '0' });
  });

  await test.step('from the bill to the receipt, which the browser replays', async () => {
    const amounts = ['−111.19', '−8.822', left];
    const name = receipt.kinds.liquidation_book;
    await replayFromBills(page, scripted.url, { kind: 'liquidation_fee', amounts, name });
    await expect(page.locator('[data-step="margin_left"]')).toContainText('120.012 USDT + (−111.19 USDT)');
    await expectAccessible(page);
  });
});
