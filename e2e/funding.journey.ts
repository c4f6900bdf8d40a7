import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect } from './journey.ts';
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
import { startSignedIn } from './signed-in.ts';

const { positions, receipt } = english;

/*
 * By section 4 of the rules: nothing is over the index, so the rate is the interest of 0.01 %. At the mark of 60,001.7 a lot of
 * 0.01 BTC owes 0.0600017 USDT. Who pays pays up to the unit, who receives gets down to it: three long lots pay 0.180006, of
 * which one short lot gets 0.060001 and the two of the provider get 0.120003. What rounding leaves is the insurance fund's.
 */
const [paid, received, remainder] = ['0.180006', '0.060001', '0.000002'];

test('funding is on the bills of who paid and of who received it', async ({ scripted, page, context, browser }) => {
  await calm(scripted);
  const [long, short] = [await futuresTrader(scripted, '1000'), await futuresTrader(scripted, '1000')];
  await scripted.move({ prices: { [testMarkets.btc]: 60_001.7 } });
  const order = { match_id: contracts.btc, multiple: 20 } as const;
  const held = await openAtMarket(long, { ...order, type: 'long', share: '3' });
  await openAtMarket(short, { ...order, type: 'short', share: '1' });
  const fundNow = async () => Number((await long.call('lever/insurance', {})).at(-1)?.balance);
  const before = await fundNow();

  await test.step('the instant passes', async () => {
    await scripted.passFunding();
    const amountOf = async (who: typeof long) =>
      (await who.call('lever/my_funding', {})).data.map(({ amount }) => amount);
    await expect.poll(() => amountOf(long)).toEqual([`-${paid}`]);
    await expect.poll(() => amountOf(short)).toEqual([received]);
    await expect.poll(async () => ((await fundNow()) - before).toFixed(6)).toBe(remainder);
    const [settled] = (await long.call('lever/funding_history', { match_id: contracts.btc })).data;
    expect(settled).toMatchObject({ rate: '0.0001', mark_price: '60001.7' });
  });

  await test.step('who paid sees it with the position, in the records and on the receipt', async () => {
    await showDesk({ scripted, page, context }, long, contracts.btc);
    await expect(cardOf(page, held)).toContainText(`${positions.fundingFee}−0.18`);
    await page.goto(`${scripted.url}/#/pages/transaction/contract_order?view=funding`);
    await expect(page.getByRole('heading', { level: 1, name: positions.title })).toBeVisible();
    await expect(page.getByText(positions.paid, { exact: true }).first()).toBeAttached();
    const name = receipt.kinds.funding_paid;
    await replayFromBills(page, scripted.url, { kind: 'funding_payment', amounts: [`−${paid}`], name });
  });

  await test.step('who received it too', async () => {
    const theirs = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
    await startSignedIn(theirs, short.token);
    const name = receipt.kinds.funding_received;
    const amounts = [`+${received}`];
    await replayFromBills(await theirs.newPage(), scripted.url, { kind: 'funding_payment', amounts, name });
    await theirs.close();
  });
  for (const who of [long, short]) await who.call('lever/batch_close', { type: 0 });
});
