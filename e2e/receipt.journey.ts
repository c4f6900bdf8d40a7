import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { bills, receipt } = english;
const btc = 1;

test('a trade is replayed from its receipt, and its shared link is read by somebody without an account', async ({
  server,
  page,
  context,
  browser,
}) => {
  const customer = await server.client().register();
  await customer.call('coin/trade', { match_id: btc, type: 'buy', amount: '0', quote_amount: '600' });
  const { data } = await customer.call('wallet/entries', { limit: 10 });
  const { id } = data.find(({ legs }) => legs.some(({ kind }) => kind === 'trade'))!;
  await startSignedIn(context, customer.token);
  const steps = page.locator('[data-step]');

  await test.step('from the line of the history to the receipt', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets_all_record?kind=trade`);
    await expect(page.getByRole('heading', { name: bills.title })).toBeVisible();
    await page.locator(`button[data-entry="${id}"]`).click();
    const sheet = page.getByRole('dialog', { name: bills.details });
    await sheet.getByRole('link', { name: bills.receipt }).click();
    await expect(page.getByRole('heading', { name: receipt.title, exact: true })).toBeVisible();
    await expect(page.getByText(receipt.kinds.spot_buy)).toBeVisible();
    await expect(steps).toHaveCount(4);
    await expect(page.locator('[data-step="fee"]')).toContainText(receipt.names.fee_rate);
    await expectAccessible(page);
  });

  await test.step('the browser comes to the numbers of the journal', async () => {
    await page.getByRole('button', { name: receipt.replay, exact: true }).click();
    await expect(page.getByText(receipt.equal)).toBeVisible();
    await expect(steps.filter({ hasText: receipt.stepEqual })).toHaveCount(4);
  });

  const link = page.getByTestId('receipt-link');
  await test.step('a link is made', async () => {
    await page.getByRole('button', { name: receipt.share, exact: true }).click();
    await expect(link).toContainText('/pages/common/receipt?token=');
  });

  const address = await link.innerText();
  const stranger = await browser.newContext({ locale: 'en-US' });
  const theirs = await stranger.newPage();
  await test.step('a stranger replays it and reads nothing of its owner', async () => {
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { name: receipt.title, exact: true })).toBeVisible();
    await expect(theirs.getByText(receipt.shared)).toBeVisible();
    await theirs.getByRole('button', { name: receipt.replay, exact: true }).click();
    await expect(theirs.getByText(receipt.equal)).toBeVisible();
    await expect(theirs.getByRole('button', { name: receipt.share, exact: true })).toHaveCount(0);
  });

  await test.step('its owner ends the link', async () => {
    await page.getByRole('button', { name: receipt.stop, exact: true }).click();
    await expect(link).toHaveCount(0);
    await theirs.reload();
    await expect(theirs.getByText('This receipt does not exist or is no longer shared')).toBeVisible();
    await stranger.close();
  });
});
