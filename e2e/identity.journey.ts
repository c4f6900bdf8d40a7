import { stillPicture } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { freshPassport, reachable } from './reachable.ts';
import { startSignedIn } from './signed-in.ts';

const { identity, transfer } = english;

test('a customer is verified by rule, sends papers, and comes back to what needed it', async ({
  page,
  context,
  server,
}) => {
  const customer = await reachable(await server.client().register());
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/setting/real_mark?from=${encodeURIComponent('/pages/fund/transfer')}`);
  await expect(page.getByText('Lv1 Basic')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify now' }).click();
  await page.getByText('Passport', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full name').fill('Lin Xiaoyu');
  await page.getByLabel('ID number').fill('12');
  await page.getByLabel('Date of birth').fill('1990-03-07');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter a valid ID number')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Lin Xiaoyu');
  await page.getByLabel('ID number').fill(`E${String(Date.now()).slice(-8)}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeVisible();
  await page.getByRole('link', { name: 'Verify now' }).click();
  const photo = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(stillPicture) };
  const page1 = page.getByLabel('Photo page Choose a file');
  await page1.setInputFiles({ ...photo, buffer: Buffer.from('<html>') });
  await expect(page.getByText('Please upload a JPEG, PNG or WebP picture')).toBeVisible();
  await page1.setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Photo page' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Under review')).toBeVisible();
  expect(await customer.call('real/state', {})).toMatchObject({ state: 'in_verification', level: 1, pending_level: 2 });
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/fund\/transfer/);
});

test('a call that needs an identity leads there and back', async ({ page, context, server }) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.route('**/api/wallet/list?*', (route) =>
    route.fulfill({ json: { type: '998', code: 'identity_required', message: 'Please verify your identity first' } }),
  );
  await page.goto(`${server.url}/#/pages/fund/transfer`);
  await expect(page).toHaveURL(/real_mark\?from=%2Fpages%2Ffund%2Ftransfer/);
  await expect(page.getByText('Bind your email and mobile number first')).toBeVisible();
});

test('a form that asks for an identity has what was typed when its customer comes back', async ({
  page,
  context,
  server,
}) => {
  const customer = await reachable(await server.client().register());
  const holder = { id_type: 2, name: 'Lin Xiaoyu', country: 'CN', birth_date: '1990-03-07' } as const;
  await customer.call('user/real', { ...holder, real_type: 1, card_id: freshPassport() });
  await startSignedIn(context, customer.token);
  await page.route('**/api/wallet/change', (route) =>
    route.fulfill({ json: { type: '998', code: 'identity_required', message: 'Please verify your identity first' } }),
  );
  await page.goto(`${server.url}/#/pages/fund/transfer?currency=USDT&from=spot&to=funding`);
  const amount = page.getByRole('textbox', { name: transfer.amount });
  const submit = page.locator('button[type="submit"]');
  await expect(page.getByText('10,000 USDT')).toBeVisible();
  // What is typed before it is known who types is nobody's.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auric:customer'))).not.toBeNull();
  await amount.fill('12.5');
  await expect(submit).toHaveText(transfer.submit);
  await submit.click();
  await expect(page).toHaveURL(/real_mark\?from=/);
  await page.getByRole('link', { name: identity.wayBack }).click();
  await expect(page.getByRole('heading', { name: transfer.title })).toBeVisible();
  await expect(amount).toHaveValue('12.5');
});

test('a customer says how others see them', async ({ page, context, server }) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/setting/userInfo`);
  await page.getByLabel('Nickname').fill('<b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Special characters not allowed')).toBeVisible();
  await page.getByLabel('Nickname').fill('Lin Xiaoyu');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(stillPicture) };
  await page.getByLabel('Change profile picture').setInputFiles(photo);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible();
  await expectAccessible(page);
  const profile = await customer.call('user/info', {});
  expect(profile).toMatchObject({
    nickname: 'Lin Xiaoyu',
    head_portrait: expect.stringContaining('/api/files/'),
  });
});
