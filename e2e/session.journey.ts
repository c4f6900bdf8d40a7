import { loadErrorTexts } from '@auric/api';
import type { TestClient } from '@auric/testkit';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import thai from '../apps/web/src/locales/th/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { areas, errors, outbox, session, settings, transfer, common } = english;
const number = '812345678';
const newNumber = '812345679';
const firstPassword = 'a long secret 7';
const secondPassword = 'another secret 8';

function formOf(page: Page) {
  return {
    mobile: page.getByRole('textbox', { name: session.mobile }),
    code: page.getByRole('textbox', { name: session.code }),
    password: page.getByLabel(session.password, { exact: true }),
    again: page.getByLabel(session.confirmPassword),
    submit: page.locator('form button[type="submit"]'),
  };
}

/** Takes the code of the newest message, once so many have come. */
async function takeCode(page: Page, messages: number): Promise<void> {
  await page.getByRole('link', { name: session.openOutbox }).click();
  const use = page.getByRole('button', { name: outbox.useCode });
  await expect(use).toHaveCount(messages);
  await use.first().click();
  await expect(formOf(page).code).toHaveValue(/^\d{6}$/);
}

/** The calling code of Thailand, out of the list, by keyboard. */
async function chooseThailand(page: Page): Promise<void> {
  await page.getByRole('link', { name: new RegExp(session.areaCode) }).click();
  await page.getByRole('searchbox', { name: areas.find }).fill('thai');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${session.areaCode} +66` })).toBeVisible();
}

async function logOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/pages/setting/setting`);
  await page.getByRole('button', { name: session.logout, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: session.logout, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: session.loggedOut })).toBeVisible();
}

async function registerByMobile(client: TestClient): Promise<void> {
  await client.call('sms_send', { mobile: number, area_code: '66', scene: 'register' });
  const [message] = await client.call('sandbox/outbox', { user_string: number, area_code: '66' });
  const passwords = { password: firstPassword, re_password: firstPassword };
  const code = message?.code ?? '';
  const form = { type: 'mobile', user_string: number, area_code: '66', code, ...passwords } as const;
  await client.call('user/register', { ...form, agreements: 'terms:1,privacy:1,risk:1' });
}

async function chooseLanguage(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a stranger registers by mobile on the way to a page for customers', async ({ server, page }) => {
  const refusals = await loadErrorTexts('en');
  const bookmark = `${server.url}/#/pages/fund/transfer`;
  const { mobile, code, password, again, submit } = formOf(page);

  await test.step('a page for customers leads to login after it has said why', async () => {
    await page.goto(`${server.url}/#/`);
    await page.goto(bookmark);
    await expect(page.getByRole('status').filter({ hasText: errors.loginFirst })).toBeVisible();
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
    await page.getByRole('link', { name: common.register }).click();
  });

  await test.step('the calling code is chosen from the list, by keyboard, and the way back is one step', async () => {
    await page.getByRole('radio', { name: session.mobile }).check();
    await mobile.fill(newNumber);
    await chooseThailand(page);
    await expect(mobile).toHaveValue(newNumber);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/#/`);
    await page.goForward();
    await expect(mobile).toHaveValue(newNumber);
  });

  await test.step('what is missing and what is wrong stands under its field, and the first has the focus', async () => {
    await password.fill('short');
    await submit.click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(new RegExp(errors.required));
    await expect(password).toHaveAccessibleDescription(refusals.password_too_short);
    await page.getByRole('button', { name: session.getCode }).click();
    await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/);
    await expect(page.getByRole('timer')).not.toHaveAttribute('aria-label');
    const [message] = await server.client().call('sandbox/outbox', { user_string: newNumber, area_code: '66' });
    await code.fill(message?.code === '000000' ? '000001' : '000000');
    await password.fill(firstPassword);
    await again.fill(firstPassword);
    await submit.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(refusals.code_wrong));
    await expect(code).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a reload keeps what was typed, but for the passwords', async () => {
    await page.reload();
    await expect(mobile).toHaveValue(newNumber);
    await expect(password).toHaveValue('');
    await password.fill(firstPassword);
    await again.fill(firstPassword);
    await takeCode(page, 1);
    await expect(password).toHaveValue(firstPassword);
  });

  await test.step('registered, the customer is where the link led', async () => {
    await submit.click();
    await expect(page.getByText(session.registered)).toBeVisible();
    await expect(page).toHaveURL(bookmark);
    await expect(page.getByRole('heading', { name: transfer.title })).toBeVisible();
  });
});

test('a customer who forgot the password sets a new one, looks after devices and looks, and leaves', async ({
  server,
  page,
}) => {
  const refusals = await loadErrorTexts('en');
  const bookmark = `${server.url}/#/pages/fund/transfer`;
  const { password, again, submit } = formOf(page);
  await registerByMobile(server.client());

  await test.step('a forgotten password is set anew by a code, and login leads on', async () => {
    await page.goto(bookmark);
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
    await page.getByRole('link', { name: session.forgot }).click();
    await page.getByLabel(session.emailOrMobile).fill('0 81-234 5678');
    await chooseThailand(page);
    await page.getByRole('button', { name: session.getCode }).click();
    await takeCode(page, 2);
    await page.getByLabel(session.newPassword).fill(secondPassword);
    await again.fill(secondPassword);
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByText(session.resetDone)).toBeVisible();
    await page.getByRole('button', { name: common.login }).click();
    await expect(page.getByLabel(session.identifier)).toHaveValue(`0${number}`);
    await password.fill(firstPassword);
    await submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(refusals.login_failed);
    await password.fill(secondPassword);
    await submit.click();
    await expect(page).toHaveURL(bookmark);
  });

  await test.step('another device is signed out, and its session has ended', async () => {
    const elsewhere = server.client();
    elsewhere.token = await elsewhere.call('user/login', {
      user_string: number,
      area_code: '66',
      password: secondPassword,
    });
    await page.goto(`${server.url}/#/pages/setting/devices`);
    const devices = page.getByRole('main').getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await devices
      .last()
      .getByRole('button', { name: new RegExp(`^${session.logout}`) })
      .click();
    await expect(devices).toHaveCount(1);
    expect(await elsewhere.codeOf('user/info', {})).toBe('login_required');
    await expectAccessible(page);
    await page.goto(`${server.url}/#/pages/setting/setting`);
  });

  await test.step('language and theme change at once, and a reload keeps them', async () => {
    const root = page.locator('html');
    await chooseLanguage(page, settings.language, 'ไทย');
    await expect(root).toHaveAttribute('lang', 'th');
    await expect(page.getByRole('heading', { name: thai.settings.title })).toBeVisible();
    await page.getByRole('radio', { name: thai.settings.light }).check();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.getByRole('heading', { name: thai.settings.title })).toBeVisible();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    await chooseLanguage(page, thai.settings.language, 'English');
  });

  await test.step('logged out, the page for customers is closed', async () => {
    await logOut(page, server.url);
    await page.goto(bookmark);
    await expect(page).toHaveURL(/#\/pages\/common\/login\?from=/);
  });
});
