import { expect, expectAccessible, test } from './journey.ts';

test('a stranger registers with a code, places a limit order and sees it fill', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/common/register`);
  const firstDocument = await page.evaluate(() => performance.timeOrigin);

  await test.step('register by email, with the code from the outbox', async () => {
    await page.getByRole('radio', { name: 'Email' }).check();
    await page.getByRole('textbox', { name: 'Email' }).fill('stranger@example.org');
    await page.getByRole('button', { name: 'Get code' }).click();
    await page.getByRole('link', { name: 'Read the code in the sandbox outbox' }).click();
    await page.getByRole('button', { name: 'Use this code' }).click();
    await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/);
    await page.getByLabel('Password', { exact: true }).fill('a long secret 7');
    await page.getByLabel('Confirm password').fill('a long secret 7');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registered successfully')).toBeVisible();
  });

  const available = page.getByTestId('available');
  const tabs = page.getByRole('navigation', { name: 'Main sections' });

  await test.step('buy with a limit above the best offer, which fills at once', async () => {
    await tabs.getByRole('link', { name: 'Trade' }).click();
    await expect(available).toContainText('10,000 USDT');
    const price = page.getByRole('textbox', { name: /^Price/ });
    await expect(price).not.toHaveValue('');
    const offered = Number((await price.inputValue()).replaceAll(',', ''));
    await price.fill((offered * 1.005).toFixed(1));
    await page.getByRole('textbox', { name: /^Amount/ }).fill('0.01');
    await expectAccessible(page);
    await page.getByTestId('submit-order').click();
    await expect(page.getByText('BTC/USDT: order filled')).toBeVisible();
  });

  await test.step('the balance has moved, the order is in the history, the coins are there', async () => {
    await expect(available).not.toContainText('10,000 USDT');
    await expect(available).toContainText('USDT');
    await page.getByRole('radio', { name: 'Order history' }).check();
    await expect(page.getByText('Filled', { exact: true }).first()).toBeVisible();
    await tabs.getByRole('link', { name: 'Assets' }).click();
    await expect(page.locator('[data-coin="BTC"]')).toContainText('0.00999');
    await expectAccessible(page);
  });

  // All that happened in one document: nothing was reloaded.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(firstDocument);
});
