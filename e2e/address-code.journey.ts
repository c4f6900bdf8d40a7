import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { deposits, withdrawals } = english;

test('an address is read from a picture of its code, in a browser that reads no codes itself too', async ({
  server,
  page,
  context,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

  const { address } = await customer.call('wallet/get_in_address', { currency: 1 });
  const code = await test.step('somebody shows the code of an address', async () => {
    await page.goto(`${server.url}/#/pages/fund/receive?currency=1`);
    await expect(page.getByRole('heading', { name: `${deposits.title} BTC` })).toBeVisible();
    const shown = page.getByRole('img', { name: new RegExp(address) });
    await expect(shown.locator('path')).toBeAttached();
    return shown.screenshot();
  });

  await page.goto(`${server.url}/#/pages/setting/addWallet?currency=1`);
  await expect(page.getByRole('heading', { name: withdrawals.addAddress })).toBeVisible();
  await page.getByRole('button', { name: withdrawals.scan }).click();
  const sheet = page.getByRole('dialog', { name: withdrawals.scan });
  const choose = sheet.getByLabel(withdrawals.fromPicture);

  await test.step('a picture without one says so', async () => {
    const nothing = await page.getByRole('heading', { name: withdrawals.scan }).screenshot();
    await choose.setInputFiles({ name: 'nothing.png', mimeType: 'image/png', buffer: nothing });
    await expect(sheet.getByText(withdrawals.noCode)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one with a code fills the field', async () => {
    await choose.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: code });
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: withdrawals.address })).toHaveValue(address);
  });
});
