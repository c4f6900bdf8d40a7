import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { accountKinds, bills, settings, tabs } = english;
const usdt = 3;

/** What a download has, as text. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('bills are filtered, a month is taken along, and values follow the chosen currency everywhere', async ({
  server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  const move = { from_field: 'spot', to_field: 'funding', from_currency_id: usdt, to_currency_id: usdt } as const;
  await customer.call('wallet/change', { ...move, number: '40' });
  await startSignedIn(context, customer.token);

  await test.step('the bills of one account, and of another', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets_record`);
    await expect(page.getByRole('heading', { name: bills.title })).toBeVisible();
    await expect(page.locator('[data-entry]')).toHaveCount(2);
    await page.getByRole('radio', { name: accountKinds.funding }).click();
    await expect(page).toHaveURL(/type=funding/);
    await expect(page.locator('[data-entry]')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a kind is filtered out of all of them', async () => {
    await page.goto(`${server.url}/#/pages/fund/assets_all_record?kind=deposit`);
    await expect(
      page.getByRole('button', { name: bills.removeFilter.replace('{{filter}}', bills.deposit) }),
    ).toBeVisible();
    await expect(page.locator('[data-entry]')).toHaveCount(1);
  });

  await test.step('the statement of the month adds up, and is saved with its bills', async () => {
    await page.goto(`${server.url}/#/pages/setting/bill`);
    await expect(page.getByRole('heading', { name: bills.statement })).toBeVisible();
    const coin = page.locator('[data-statement="USDT"]');
    await expect(coin).toContainText(`${bills.closing}10,000`);
    await expectAccessible(page);
    const statement = await saved(page, bills.saveStatement);
    expect(statement.name).toMatch(/^auric-statement-\d{4}-\d{2}-.*\.csv$/);
    expect(statement.text).toContain('closing,spot,USDT');
    const file = await saved(page, bills.saveBills);
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(4);
  });

  await test.step('another currency is chosen, and every value is shown in it', async () => {
    await page.goto(`${server.url}/#/pages/setting/setting`);
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
    await page.getByRole('button', { name: settings.fiat }).click();
    const sheet = page.getByRole('dialog', { name: settings.fiat });
    await sheet.getByText(/^GBP/).click();
    await expect(sheet).toHaveCount(0);
    for (const path of ['', 'pages/fund/assets']) {
      await page.goto(`${server.url}/#/${path}`);
      await expect(page.getByTestId('equity')).toContainText('10,000.00');
      await expect(page.getByTestId('equity-fiat')).toHaveText('≈ £7,630.00');
    }
    await page.goto(`${server.url}/#/pages/transaction/index?market=1`);
    await page.getByRole('tab', { name: tabs.assets }).click();
    await expect(page.locator('li[data-coin="USDT"]')).toContainText('≈ £');
  });
});
