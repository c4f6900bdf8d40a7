import { stillPicture } from '@auric/testkit';
import { expect, expectAccessible, test } from './journey.ts';
import { reachable } from './reachable.ts';
import { startSignedIn } from './signed-in.ts';

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
