import { convert as texts } from '../apps/web/src/locales/en/convert.ts';
import { security as securityTexts } from '../apps/web/src/locales/en/security.ts';
import { expect, test } from './journey.ts';
import { moveToFunding, payingCustomer, payPassword } from './paying-customer.ts';
import { startSignedIn } from './signed-in.ts';

const { convert, dust, recurring, sending } = texts;
const { payPassword: payPasswordLabel } = securityTexts.security;
test('somebody buys a coin by a quote, asked anew as often as the market moves meanwhile', async ({
  page,
  context,
  server,
}) => {
  const customer = await server.client().register();
  await moveToFunding(customer);
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/fund/convert?mode=buy`);
  await expect(page.getByRole('heading', { name: convert.title })).toBeVisible();
  await expect(page.getByText('1,000 USDT')).toBeVisible();
  await page.getByRole('textbox', { name: convert.pay }).fill('100');
  const submit = page.getByTestId('convert-submit');
  await expect(submit).toHaveText(convert.ask);
  await submit.click();
  await expect(page.getByTestId('quote-received')).toContainText('BTC');
  const done = page.getByRole('heading', { name: convert.done });
  // A quote holds for seconds: on a slow machine it is over, and another one is asked for.
  await expect(async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 1_000 });
    await expect(done).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const [made] = (await customer.call('wallet/conversions', {})).data;
  expect(made).toMatchObject({ kind: 'quote', currency_name: 'BTC' });
  await page.goto(`${server.url}/#/pages/fund/convert?mode=history`);
  await expect(page.getByText(`+${made!.received} BTC`)).toBeVisible();
});

test('small balances become USDT, and a recurring buy is started and stopped', async ({ page, context, server }) => {
  const customer = await server.client().register();
  await moveToFunding(customer);
  await customer.call('sandbox/faucet', { currency: 1, amount: '0.00002' });
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/fund/convert?mode=recurring`);
  await expect(page.getByRole('heading', { name: convert.title })).toBeVisible();

  await page.getByRole('button', { name: dust.title }).click();
  const sheet = page.getByRole('dialog', { name: dust.title });
  await expect(sheet).toBeVisible();
  const giveUp = page.getByTestId('dust-submit');
  await expect(giveUp).toHaveText(dust.submit);
  // The treasury buys at an index of now alone: on a slow machine it is asked once more.
  await expect(async () => {
    if (await giveUp.isVisible()) await giveUp.click({ timeout: 1_000 });
    await expect(sheet).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect
    .poll(async () => (await customer.call('wallet/conversions', {})).data)
    .toMatchObject([{ kind: 'dust', currency_name: 'USDT' }]);

  await page.getByRole('button', { name: recurring.make }).click();
  const form = page.getByRole('dialog', { name: recurring.make });
  await form.getByRole('textbox', { name: recurring.amount }).fill('50');
  await form.getByTestId('recurring-submit').click();
  const line = page.locator('[data-recurring]');
  await expect(line).toContainText('50 USDT → BTC');
  await expect(line).toContainText(recurring.states.active);
  await expect(form).toHaveCount(0);
  await line.click();
  await page.getByRole('dialog').getByRole('button', { name: recurring.stop }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: recurring.stop }).click();
  await expect(line).toContainText(recurring.states.stopped);
});

test('a coin goes to another customer, who sees it come, once its recipient was looked at', async ({
  page,
  context,
  browser,
  server,
}) => {
  const giver = await payingCustomer(server.client());
  await moveToFunding(giver);
  const taker = await server.client().register();
  const { account } = await taker.call('user/info', {});

  const phone = await browser.newContext();
  await startSignedIn(phone, taker.token);
  const other = await phone.newPage();
  await other.goto(`${server.url}/#/pages/fund/convert?mode=buy`);
  await expect(other.getByRole('button', { name: '0 USDT', exact: true })).toBeVisible();

  await startSignedIn(context, giver.token);
  await page.goto(`${server.url}/#/pages/fund/fundTransfer`);
  await expect(page.getByRole('heading', { name: sending.title })).toBeVisible();
  await page.getByRole('textbox', { name: sending.recipient }).fill(account);
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: sending.confirm }).click();
  await expect(page.getByTestId('recipient')).toContainText(`${account.slice(0, 2)}***`);
  await expect(page.getByText('100.1 USDT')).toBeVisible();
  await page.getByRole('textbox', { name: payPasswordLabel }).fill(payPassword);
  await page.getByRole('button', { name: sending.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: sending.done, exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: '100 USDT', exact: true })).toBeVisible();
  await phone.close();
  await page.goto(`${server.url}/#/pages/fund/transfer_history`);
  await expect(page.getByText('−100 USDT')).toBeVisible();
  await page.getByRole('tab', { name: sending.own }).click();
  await expect(page.getByText('1,000 USDT')).toBeVisible();
});
