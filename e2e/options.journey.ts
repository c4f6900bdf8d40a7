import { addOperator, type ServerProcess } from '@auric/testkit';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { calm, test, testMarkets } from './scripted-market.ts';
import { startSignedIn } from './signed-in.ts';

const { receipt, seconds: options } = english;
const usdt = 3;
const { btc } = testMarkets;
const bet = { match_id: btc, type: 'up', seconds: 30, number: '10' } as const;

/** Two operators agree in which countries alone options are offered. */
async function offerOptionsIn(server: ServerProcess, countries: readonly string[]): Promise<void> {
  const [first, second] = [await addOperator(server), await addOperator(server)];
  await first.signIn();
  await second.signIn();
  const reason = 'The law of the countries';
  const values = { is_on: true, rule: 'only in', countries: [...countries] };
  const { proposal } = await first.call('configuration/change', {
    subject: 'availability/option',
    values,
    effective_at: 0,
    reason,
  });
  await second.call('cases/claim', { id: proposal });
  await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
}

/** Opens the receipt of an option that is over, and lets the browser replay it. */
async function replay(page: Page, url: string, option: number, title: string): Promise<void> {
  await page.goto(`${url}/#/pages/transaction/receipt?of=option&number=${option}`);
  await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: receipt.replay, exact: true }).click();
  await expect(page.getByText(receipt.equal)).toBeVisible();
}

test('options are won, lost, tied and void, and each receipt is replayed', async ({ ownScripted, page, context }) => {
  await calm(ownScripted);
  const buyer = await ownScripted.client().register();
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await buyer.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'option', number: '500' });
  const ended = async (id: number, outcome: string) =>
    expect
      .poll(async () => (await buyer.call('microtrade/get_result', { id })).outcome, { timeout: 20_000 })
      .toBe(outcome);
  await startSignedIn(context, buyer.token);
  await page.goto(`${ownScripted.url}/#/pages/transaction/seconds`);

  await test.step('one is bought on the page, whose cost and chances stand beside the stake', async () => {
    await expect(page.getByTestId('seconds-index')).toHaveText('60,000.00');
    await page.getByRole('textbox', { name: options.stake }).fill('10');
    await expect(page.getByTestId('seconds-win')).toHaveText('+7.5 USDT');
    await expect(page.getByTestId('seconds-break-even')).toContainText('57.1');
    await expectAccessible(page);
    await page.getByTestId('seconds-submit').click();
    await expect(page.locator('[data-option]').first()).toContainText('10 USDT');
  });
  const [{ id: won } = { id: 0 }] = (await buyer.call('microtrade/lists', {})).data;

  await test.step('it is won when the index ends above its strike', async () => {
    await ownScripted.pass(8);
    await ownScripted.move({ prices: { [btc]: 60_060 } });
    await ownScripted.pass(40);
    await ended(won, 'won');
    await expect(page.getByText(options.outcomes.won).first()).toBeVisible();
    await expect(page.getByText('+7.50 USDT').first()).toBeVisible();
    await expect(page.getByTestId('seconds-record')).toContainText('1 of 1');
    await replay(page, ownScripted.url, won, receipt.kinds.option_up);
  });

  await test.step('another is lost, one is tied', async () => {
    const { id: lost } = await buyer.call('microtrade/submit', { ...bet, type: 'down' });
    await ownScripted.pass(8);
    await ownScripted.move({ prices: { [btc]: 60_120 } });
    await ownScripted.pass(40);
    await ended(lost, 'lost');
    const { id: tied } = await buyer.call('microtrade/submit', bet);
    await ownScripted.pass(48);
    await ended(tied, 'tied');
    await replay(page, ownScripted.url, lost, receipt.kinds.option_down);
    await replay(page, ownScripted.url, tied, receipt.kinds.option_up);
  });

  await test.step('one is void when the index is silent, and says why', async () => {
    const { id } = await buyer.call('microtrade/submit', bet);
    await ownScripted.pass(9, { isSilent: true });
    await ended(id, 'void');
    await page.goto(`${ownScripted.url}/#/pages/transaction/seconds_order?view=ended`);
    await expect(page.getByText(options.voidReasons.strike_late)).toBeVisible();
    await expect(page.locator('[data-option]')).toHaveCount(4);
    await page.locator(`[data-option="${id}"]`).getByRole('link', { name: options.receipt }).click();
    await expect(page.getByText(receipt.kinds.option_void_strike_late).first()).toBeVisible();
    await replay(page, ownScripted.url, id, receipt.kinds.option_void_strike_late);
  });

  await test.step('the loss budget stops a stake, and the ticket says so', async () => {
    await buyer.call('user/set_loss_budget', { amount: '5', period: 'day' });
    await page.goto(`${ownScripted.url}/#/pages/transaction/seconds`);
    await page.getByRole('textbox', { name: options.stake }).fill('50');
    await page.getByTestId('seconds-submit').click();
    await expect(page.getByText(/loss budget leaves/)).toBeVisible();
  });
});

test('what options risk is read before the first one, and again in the help', async ({
  ownScripted,
  page,
  context,
}) => {
  await calm(ownScripted);
  const beginner = await ownScripted.client().register();
  await startSignedIn(context, beginner.token);
  await page.addInitScript(() => {
    if (self === top && sessionStorage.getItem('unread') === null) localStorage.removeItem('auric:optionRisk');
    sessionStorage.setItem('unread', 'no');
  });
  const desk = `${ownScripted.url}/#/pages/transaction/seconds`;
  const stake = page.getByRole('textbox', { name: options.stake });

  await test.step('the ticket comes when it is read, and a stake beyond the balance offers the transfer', async () => {
    await page.goto(desk);
    await expect(page.getByRole('heading', { name: options.before.title })).toBeVisible();
    await expect(stake).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: options.before.read }).click();
    await expect(stake).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auric:optionRisk'))).toBe('true');
    const transfer = page.getByRole('link', { name: english.reasons.transferIn.replace('{{asset}}', 'USDT') });
    await expect(transfer).toHaveCount(0);
    await stake.fill('10');
    await expect(transfer).toBeVisible();
  });

  await test.step('the help shows it again', async () => {
    await page.goto(`${ownScripted.url}/#/pages/common/article?key=options`);
    await page.getByRole('link', { name: options.before.title }).click();
    await expect(page.getByText(options.before.lose)).toBeVisible();
    await expectAccessible(page);
  });
});

test('where the country forbids options the page says so, and offers no transfer', async ({
  ownServer: server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  await offerOptionsIn(server, ['TH']);
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/transaction/seconds`);
  await expect(page.getByRole('note').filter({ hasText: english.reasons.elsewhere })).toBeVisible();
  await page.getByRole('textbox', { name: options.stake }).fill('10');
  await expect(page.getByTestId('seconds-submit')).toHaveText(english.reasons.elsewhere);
  await expect(page.getByRole('link', { name: /^Transfer/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('everybody sees what past days asked for, and the pool day by day', async ({ ownScripted, page, context }) => {
  await calm(ownScripted);
  const buyer = await ownScripted.client().register();
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await buyer.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'option', number: '500' });
  const { id } = await buyer.call('microtrade/submit', { ...bet, type: 'down' });
  await ownScripted.pass(8);
  await ownScripted.move({ prices: { [btc]: 60_120 } });
  await ownScripted.pass(40);
  await expect
    .poll(async () => (await buyer.call('microtrade/get_result', { id })).outcome, { timeout: 20_000 })
    .toBe('lost');
  await startSignedIn(context, '');
  await page.goto(`${ownScripted.url}/#/pages/transaction/seconds_data`);
  await expect(page.getByText('57.15').first()).toBeVisible();
  const today = page.getByRole('list', { name: options.poolDays }).getByRole('listitem').first();
  await expect(today).toContainText('+10.00');
  await expect(today).toContainText('5,000,010.00');
  await expectAccessible(page);
});
