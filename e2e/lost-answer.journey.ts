import type { Locator, Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { deployInFrontOf } from './deployment.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { moveToFunding, payingCustomer, payPassword } from './paying-customer.ts';
import { startSignedIn } from './signed-in.ts';

const { moneyAct, security, sending, tabs, trade, transfer } = english;
const place = '/api/coin/trade';
const move = '/api/wallet/change';
const give = '/api/user/Transfer';

const idsOf = (bodies: readonly string[]) => bodies.map((body) => new URLSearchParams(body).get('request_id'));
const doubtOf = (page: Page) => page.getByTestId('doubt');

/** The app also asks again by itself once the line carries answers: then `done` is there before the button is reached. */
async function sendAgain(page: Page, done: Locator): Promise<void> {
  const button = page.getByTestId('send-again');
  await expect(button.or(done).first()).toBeVisible();
  if (await button.isVisible()) await button.tap({ timeout: 3_000 }).catch(() => expect(done).toBeVisible());
}

// The browser itself complains about answers that break off, so these pages are not the fixture's.
test('an order whose answer is lost is in doubt on every page, and exactly one after a reload', async ({
  server,
  context,
}) => {
  const customer = await server.client().register();
  const line = await deployInFrontOf(server.url);
  await startSignedIn(context, customer.token);
  const page = await context.newPage();
  const amount = page.getByRole('textbox', { name: new RegExp(`^${trade.amount}`) });
  const sections = page.getByRole('navigation');
  await page.goto(`${line.url}/#/pages/transaction/index`);
  await amount.fill('0.001');
  await expect(page.getByTestId('submit-order')).toBeEnabled();

  await test.step('its place is taken by the question what is to become of it', async () => {
    // The app asks again by itself, as often as the line comes back.
    line.loseAnswers(place, 100);
    await page.getByTestId('submit-order').tap();
    await expect(doubtOf(page)).toContainText('0.001 BTC');
    await expectAccessible(page);
  });

  await test.step('what is typed then makes no second order of it', async () => {
    await amount.fill('0.002');
    await expect(doubtOf(page)).toContainText('0.001 BTC');
    await expect(page.getByTestId('submit-order')).toHaveCount(0);
    const before = line.asked(place).length;
    await page.getByTestId('send-again').tap();
    await expect.poll(() => line.asked(place).length).toBeGreaterThan(before);
    await expect(page.getByTestId('send-again')).toBeVisible();
  });

  await test.step('leaving the page and a reload bring the answer, not another order', async () => {
    await sections.getByRole('link', { name: tabs.home }).tap();
    line.loseAnswers(place, 0);
    await page.reload();
    await sections.getByRole('link', { name: tabs.trade }).tap();
    await expect(page.getByTestId('submit-order')).toBeVisible({ timeout: 30_000 });
    await expect(amount).toHaveValue('0.002');
    const asked = line.asked(place);
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked).size).toBe(1);
    const { data } = await customer.call('coin/list', { status: 'doing' });
    const ended = await customer.call('coin/list', { status: 'complete' });
    expect(data.length + ended.data.length).toBe(1);
  });
  line.close();
});

test('a transfer whose answer is lost is locked, and moved once; a new one is begun only knowingly', async ({
  server,
  context,
}) => {
  const customer = await server.client().register();
  const line = await deployInFrontOf(server.url);
  await startSignedIn(context, customer.token);
  const page = await context.newPage();
  const amount = page.getByRole('textbox', { name: new RegExp(`^${transfer.amount}`) });
  const submit = page.getByRole('button', { name: transfer.submit, exact: true });
  await page.goto(`${line.url}/#/pages/fund/transfer?currency=USDT&from=spot&to=funding`);
  await amount.fill('100');
  await expect(submit).toBeEnabled();

  await test.step('the question stays whatever is typed, also after a reload that finds no answer either', async () => {
    line.loseAnswers(move, 100);
    await submit.tap();
    await expect(doubtOf(page)).toContainText('100 USDT');
    await amount.fill('250');
    await expect(doubtOf(page)).toContainText('100 USDT');
    await page.reload();
    await expect.poll(() => line.asked(move).length).toBeGreaterThan(1);
    await expect(doubtOf(page)).toContainText('100 USDT');
  });

  await test.step('sent again it is done, once', async () => {
    line.loseAnswers(move, 0);
    await sendAgain(page, page.getByText(transfer.done));
    await expect(page.getByText(transfer.done)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '9,900' })).toBeVisible();
    expect(new Set(idsOf(line.asked(move))).size).toBe(1);
    await page.getByRole('button', { name: transfer.again }).tap();
    await expect(amount).toHaveValue('250');
  });

  await test.step('another one beside one in doubt is asked about, and then counts as well', async () => {
    line.loseAnswers(move, 100);
    await submit.tap();
    await doubtOf(page).getByRole('button', { name: moneyAct.writeNew }).tap();
    const question = page.getByRole('alertdialog', { name: moneyAct.newTitle });
    // It fades in, and half faded in nothing on it has its contrast.
    await expect(question).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await question.getByRole('button', { name: moneyAct.writeNew }).tap();
    await expect(doubtOf(page)).toHaveCount(0);
    line.loseAnswers(move, 0);
    await amount.fill('50');
    await submit.tap();
    await expect(page.getByText(transfer.done)).toBeVisible();
    const wallet = await customer.call('wallet/list', {});
    const spot = wallet.accounts.find(({ kind }) => kind === 'spot');
    expect(spot?.balances.find(({ currency_name }) => currency_name === 'USDT')?.available).toBe('9600');
  });
  line.close();
});

test('what is sent to another customer is written on after a reload, and whose answer is lost, is given once', async ({
  server,
  context,
}) => {
  const giver = await payingCustomer(server.client());
  await moveToFunding(giver);
  const { account } = await (await server.client().register()).call('user/info', {});
  const line = await deployInFrontOf(server.url);
  await startSignedIn(context, giver.token);
  const page = await context.newPage();
  const title = page.getByRole('heading', { name: sending.title });
  const recipient = page.getByRole('textbox', { name: sending.recipient });
  const amount = page.getByRole('textbox', { name: transfer.amount });
  await page.goto(`${line.url}/#/pages/fund/fundTransfer`);
  await expect(title).toBeVisible();

  await test.step('to whom and how much stand there after a reload, and after a look at what it costs', async () => {
    await recipient.fill(account);
    await amount.fill('100');
    await page.reload();
    await expect(title).toBeVisible();
    await expect(recipient).toHaveValue(account);
    await expect(amount).toHaveValue('100');
    await page.getByRole('button', { name: sending.confirm }).click();
    await expect(page.getByTestId('recipient')).toContainText(`${account.slice(0, 2)}***`);
    await page.getByRole('button', { name: english.common.back }).last().click();
    await expect(amount).toHaveValue('100');
    await expect(recipient).toHaveValue(account);
  });

  await test.step('its answer is lost, and a reload finds the same question', async () => {
    line.loseAnswers(give, 100);
    await page.getByRole('button', { name: sending.confirm }).click();
    await page.getByRole('textbox', { name: security.payPassword }).fill(payPassword);
    await page.getByRole('button', { name: sending.submit, exact: true }).click();
    await expect(doubtOf(page)).toContainText('100 USDT');
    await expectAccessible(page);
    await page.reload();
    await expect(title).toBeVisible();
    await expect(doubtOf(page)).toContainText('100 USDT');
  });

  await test.step('sent again it is done, under the same id and once', async () => {
    line.loseAnswers(give, 0);
    await page.getByTestId('send-again').click();
    await expect(page.getByRole('heading', { name: sending.done, exact: true })).toBeVisible();
    expect(line.asked(give).length).toBeGreaterThan(1);
    expect(new Set(idsOf(line.asked(give))).size).toBe(1);
    const { data } = await giver.call('user/getTransferList', {});
    expect(data).toMatchObject([{ direction: 'out', number: '100' }]);
    await page.getByRole('button', { name: sending.again }).click();
    await expect(recipient).toHaveValue('');
    await expect(amount).toHaveValue('');
  });
  line.close();
});
