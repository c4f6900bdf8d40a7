import { expect, test } from './journey.ts';

test('a stranger registers with a code, places a limit order and sees it fill', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/common/register`);

  await test.step('register by email, with the code from the outbox', async () => {
    await page.getByRole('radio', { name: 'Email' }).check();
    await page.getByRole('textbox', { name: 'Email' }).fill('stranger@example.org');
    await page.getByRole('button', { name: 'Get code' }).click();
    await page.getByRole('link', { name: 'Read the code in the sandbox outbox' }).click();
    await page.getByRole('button', { name: 'Use this code' }).click();
    await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/);
    await page.getByLabel('Password', { exact: true }).fill('a long secret 7');
    await page.getByLabel('Confirm password').fill('a long secret 7');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registered successfully')).toBeVisible();
  });
});
