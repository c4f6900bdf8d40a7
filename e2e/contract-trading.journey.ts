import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { futures, futuresActs, marketKinds: markets, positions, trade } = english;
const btc = 101;
const usdt = 3;
/** A busy machine takes its time for what it has been told to do. */
const patient = { timeout: 15_000 };

test('a position is opened with its stops, closed in part, given margin and turned round', async ({
  server,
  context,
  page,
}) => {
  const trader = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: usdt, to_currency_id: usdt } as const;
  await trader.call('wallet/change', { ...between, number: '5000' });
  await startSignedIn(context, trader.token);
  await page.goto(`${server.url}/#/pages/transaction/index?market=${btc}`);
  const ofFutures = page.getByRole('heading', { level: 1, name: /BTCUSDT/ });
  await expect(ofFutures).toBeVisible(patient);
  const kinds = page.getByRole('navigation', { name: english.tabs.trade });
  await kinds.getByRole('link', { name: markets.spot }).click();
  await expect(page.getByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible(patient);
  await kinds.getByRole('link', { name: markets.perpetual }).click();
  await expect(ofFutures).toBeVisible(patient);
  const submit = page.getByTestId('submit-futures');
  const position = page.locator('[data-position]');
  const field = (name: string) => page.locator(`input[name="${name}"]`);

  await test.step('open long at market, protected', async () => {
    await expect(page.getByTestId('futures-available')).toContainText('5,000', patient);
    await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${trade.market}`) }).click();
    await field('share').fill('4');
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: trade.protection }).check();
    await page.getByRole('button', { name: new RegExp(`^${trade.takeProfit} \\+5`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${trade.stopLoss} −5`) }).click();
    await expect(page.getByTestId('futures-liquidation')).toContainText(/\d/);
    await expect(submit).toHaveText(futures.openLong, patient);
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByTestId('funding-cost')).toContainText('USDT');
    await page.getByTestId('confirm-futures').click();
    await expect(position).toHaveCount(1, patient);
    await expect(position).toContainText(positions.long);
    await expect(position.getByTestId('position-lots')).toContainText(/^4/);
    await expect(position.getByTestId('position-stops')).toContainText(/\d.*\/.*\d/, patient);
  });

  await test.step('the mark moves what it has gained', async () => {
    const gain = position.getByTestId('position-gain');
    const before = await gain.innerText();
    await expect(gain).not.toHaveText(before, patient);
    await expectAccessible(page);
  });

  await test.step('close a part', async () => {
    await position.getByRole('button', { name: futures.close, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[name="close_share"]').fill('1');
    await sheet.getByTestId('close-position').click();
    await expect(position.getByTestId('position-lots')).toContainText(/^3/, patient);
    await expect(sheet).toBeHidden(patient);
  });

  await test.step('add margin', async () => {
    const before = await position.getByTestId('position-margin').innerText();
    await position.getByRole('button', { name: positions.margin, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[name="margin"]').fill('100');
    await sheet.getByTestId('move-margin').click();
    await expect(page.getByText(futuresActs.marginMoved)).toBeVisible(patient);
    await expect(position.getByTestId('position-margin')).not.toHaveText(before, patient);
    await expect(sheet).toBeHidden(patient);
  });

  await test.step('turn it round', async () => {
    await position.getByRole('button', { name: futures.reverse, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: futures.reverse, exact: true }).click();
    await expect(position).toContainText(positions.short, patient);
    await expect(position).toHaveCount(1);
    await expect(position.getByTestId('position-lots')).toContainText(/^3/);
  });
});
