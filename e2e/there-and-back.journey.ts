import { testPassword } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import vietnamese from '../apps/web/src/locales/vi/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { errors, session, bills, settings, common } = english;
const account = 'wanderer7';

test('a link to a page for customers leads through login and back; choices stay; logging out ends it', async ({
  server,
  page,
}) => {
  await server.client().register(account);
  const bookmark = `${server.url}/#/pages/fund/assets_record`;
  await page.goto(bookmark);

  await test.step('a guest is told why and led to login', async () => {
    await expect(page.getByRole('status').filter({ hasText: errors.loginFirst })).toBeVisible();
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
    await expectAccessible(page);
  });

  await test.step('a wrong password is refused, and what was typed stays', async () => {
    await page.getByLabel(session.identifier).fill(account);
    await page.getByLabel(session.password, { exact: true }).fill(`${testPassword}?`);
    const refusal = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
    await page.getByRole('button', { name: common.login, exact: true }).click();
    const { message } = (await (await refusal).json()) as { message: string };
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByLabel(session.identifier)).toHaveValue(account);
    await expect(page).toHaveURL(/common\/login/);
  });

  await test.step('login leads back to where the customer was going', async () => {
    await page.getByLabel(session.password, { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: common.login, exact: true }).click();
    await expect(page).toHaveURL(bookmark);
    await expect(page.getByText(bills.deposit).first()).toBeVisible();
  });

  await test.step('language and theme change at once and stay after a reload', async () => {
    await page.goto(`${server.url}/#/pages/setting/setting`);
    await page.getByRole('button', { name: settings.language }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tiếng Việt' }).click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('heading', { name: vietnamese.settings.title, exact: true })).toBeVisible();
    await page.getByRole('radio', { name: vietnamese.settings.light }).check();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.getByRole('heading', { name: vietnamese.settings.title, exact: true })).toBeVisible();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: vietnamese.settings.language }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
  });

  await test.step('after logging out the page is closed again, on every later visit', async () => {
    await page.getByRole('button', { name: session.logout, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: session.logout, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: session.loggedOut })).toBeVisible();
    await expect(page.getByRole('link', { name: common.register })).toBeVisible();
    await page.goto(bookmark);
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
    await expect(page.getByText(bills.deposit)).toHaveCount(0);
  });
});
