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
const usdt = 3;

/*
 * By section 4 of the rules: longs of 30 BTC at 60,006 with 20× are liquidated below 57,918.7, and are bankrupt at 57,005.7. With
 * nobody in the book, the insurance fund takes a fifth of each a mark, up to 1,000,000 USDT in all; what is left then is
 * closed at 57,005.7 against the short that has gained most for its margin. 0.2 BTC sold at 59,994 gain 597.66 by it, without a
 * fee: 1,000 - 7.19928 for opening + 597.66.
 */
const [gained, left] = ['597.66', '1,590.46072'];

test('a short is deleveraged by the liquidation of others, and its receipt is replayed as equal', async ({
  ownScripted: scripted,
  page,
  context,
}) => {
  await calm(scripted);
  const short = await futuresTrader(scripted, '1000');
  const position = await openAtMarket(short, { match_id: contracts.btc, type: 'short', share: '20', multiple: 50 });
  const whale = await scripted.client().register();
  await whale.call('sandbox/faucet', { currency: usdt, amount: '100000' });
  const between = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await whale.call('wallet/change', { ...between, from_field: 'funding', to_field: 'perpetual', number: '100000' });
  for (let i = 0; i < 3; i++) {
    await openAtMarket(whale, { match_id: contracts.btc, type: 'long', share: '1000', multiple: 20 });
    // The book is as deep as one of them.
    await calm(scripted);
  }
  await showDesk({ scripted, page, context }, short, contracts.btc);
  await expect(cardOf(page, position)).toBeVisible();

  await test.step('the price falls, nobody buys, and the fund takes what it may', async () => {
    await scripted.move({ prices: { [testMarkets.btc]: 57_500 }, withoutBooks: true });
    await expect(cardOf(page, position)).toHaveCount(0, { timeout: 30_000 });
    const reasons = async () => (await whale.call('lever/fills', { limit: 50 })).data.map(({ reason }) => reason);
    await expect.poll(async () => new Set(await reasons())).toEqual(new Set(['order', 'takeover', 'deleveraging']));
    // Who was liquidated owes nothing.
    expect((await whale.call('lever/account', {})).available).toMatch(/^\d/);
  });

  await test.step('the record says by what it was closed, and at which price', async () => {
    await page.goto(`${scripted.url}/#/pages/transaction/contract_order?view=closed`);
    await expect(page.getByRole('heading', { level: 1, name: positions.title })).toBeVisible();
    await expect(cardOf(page, position)).toContainText(positions.closedBy.deleveraging);
    await expect(cardOf(page, position)).toContainText('57,005.7');
    await expectAccessible(page);
  });

  await test.step('from the bill to the receipt, which the browser replays', async () => {
    const amounts = [`+${gained}`, left];
    const name = receipt.kinds.deleveraged;
    await replayFromBills(page, scripted.url, { kind: 'position_close', amounts, name });
  });
});
