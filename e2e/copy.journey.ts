import { registerLead } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { payingCustomer } from './paying-customer.ts';
import { calm, contracts, openAtMarket, test } from './scripted-market.ts';
import { startSignedIn } from './signed-in.ts';

const { copyTrading } = english;
const usdt = 3;
const order = { match_id: contracts.btc, type: 'long', multiple: 10 } as const;

test('a guest finds a lead trader on the board, and what they have open and have closed', async ({
  ownScripted,
  page,
}) => {
  await calm(ownScripted);
  const { client: lead, id } = await registerLead(ownScripted, { name: 'Slow and steady' });
  const over = await openAtMarket(lead, { ...order, share: '1' });
  await ownScripted.move({ prices: { 1: 60_600 } });
  await lead.call('lever/close', { id: over });
  await openAtMarket(lead, { ...order, type: 'short', share: '2' });
  await page.goto(`${ownScripted.url}/#/pages/copytrade/copy`);

  await test.step('the way in says what copy trading is and leads to the board', async () => {
    await expect(page.getByText(copyTrading.intro)).toBeVisible();
    await expect(page.getByText(copyTrading.risk)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: english.common.seeAll, exact: true }).click();
    await expect(page).toHaveURL(/#\/pages\/follow\/index$/);
  });

  await test.step('the board says by what it is ordered, and a filter can leave out everybody', async () => {
    await expect(page.getByText(copyTrading.meaning.copierReturn)).toBeVisible();
    await expect(page.locator(`[data-lead="${id}"]`)).toContainText('Slow and steady');
    await expectAccessible(page);
    await page.getByLabel(copyTrading.leading, { exact: true }).selectOption('90');
    await expect(page).toHaveURL(/days=90/);
    await expect(page.getByText(copyTrading.noMatches)).toBeVisible();
    await page.getByRole('button', { name: copyTrading.showAll, exact: true }).click();
    await expect(page.locator(`[data-lead="${id}"]`)).toBeVisible();
  });

  await test.step('their page shows positions without their size, and the way to copy them', async () => {
    await page.locator(`[data-lead="${id}"] a`).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Slow and steady' })).toBeVisible();
    await expect(page.getByText('Trends, with small leverage.')).toBeVisible();
    const open = page.getByRole('region', { name: copyTrading.positions, exact: true });
    await expect(open.getByText('Short 10×')).toBeVisible();
    const closed = page.getByRole('region', { name: copyTrading.closed, exact: true });
    await expect(closed.getByText('Long 10×')).toBeVisible();
    await expect(page.getByRole('link', { name: copyTrading.follow, exact: true })).toHaveAttribute(
      'href',
      `#/pages/follow/follow?trader_user_id=${id}`,
    );
    await expectAccessible(page);
  });

  await test.step('one that nobody is says so', async () => {
    await page.goto(`${ownScripted.url}/#/pages/follow/trader?trader_user_id=999999`);
    await expect(page.getByRole('button', { name: english.common.retry, exact: true })).toBeVisible();
    await page.goto(`${ownScripted.url}/#/pages/follow/trader?trader_user_id=no`);
    await expect(page.getByText(copyTrading.noLead)).toBeVisible();
  });
});

test('somebody becomes a lead trader by rule, changes the share, and stops', async ({ server, page, context }) => {
  const client = await payingCustomer(server.client());
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await client.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'perpetual', number: '500' });
  await startSignedIn(context, client.token);
  await page.goto(`${server.url}/#/pages/copytrade/trader`);
  const share = page.getByRole('textbox', { name: copyTrading.share });

  await test.step('a share above the terms is refused and says why', async () => {
    await expect(page.getByText(copyTrading.publicText)).toBeVisible();
    await page.getByRole('textbox', { name: copyTrading.name }).fill('Quiet river');
    await page.getByRole('textbox', { name: copyTrading.profile }).fill('Few trades, small leverage.');
    await share.fill('35');
    await page.getByRole('button', { name: copyTrading.become, exact: true }).click();
    await expect(page.getByText(/higher than a lead trader may ask for/).first()).toBeVisible();
  });

  await test.step('what the rules allow is accepted at once', async () => {
    await share.fill('12.5');
    await page.getByRole('button', { name: copyTrading.become, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: copyTrading.ownLead })).toBeVisible();
    await expect.poll(async () => (await client.call('follow/leading', {}))?.share).toBe('0.125');
    await expectAccessible(page);
  });

  await test.step('the share changes for who begins afterwards', async () => {
    await share.fill('5');
    await page.getByRole('button', { name: copyTrading.save, exact: true }).click();
    await expect.poll(async () => (await client.call('follow/leading', {}))?.share).toBe('0.05');
  });

  await test.step('stopping is asked about once more, and what was done stays known', async () => {
    await page.getByRole('button', { name: copyTrading.quit, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(copyTrading.quitText);
    await question.getByRole('button', { name: copyTrading.quit, exact: true }).click();
    await expect(page.getByText(copyTrading.stopped).first()).toBeVisible();
    expect((await client.call('follow/leading', {}))?.status).toBe('closed');
  });
});
