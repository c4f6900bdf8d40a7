import { TestOperator } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { settings, session, security, support } = english;
const password = 'Correct-Horse-9';

test('a lost second factor is taken off by an operator, and withdrawals wait for 72 hours', async ({
  server,
  desk,
  page: phone,
}) => {
  const customer = await server.client().register(undefined, password);
  const { account } = await customer.call('user/info', {});
  const { secret } = await customer.call('factor/totp_begin', { login_password: password });
  const app = new TestOperator(server.url, { id: 0, name: account, password, secret, uri: '', roles: [] });
  await customer.call('factor/totp_confirm', { code: app.code() });

  await test.step('the customer asks for help where the code is asked for', async () => {
    await phone.goto(`${server.url}/#/pages/common/recover`);
    await phone.getByLabel(session.identifier).fill(account);
    await phone.getByLabel(session.password, { exact: true }).fill(password);
    await phone.getByLabel(security.note).fill('My phone fell into the sea');
    await phone.getByRole('button', { name: security.send }).click();
    await expect(phone.getByText(security.waiting)).toBeVisible();
  });

  await test.step('compliance decides', async () => {
    const { page } = await desk(['compliance'], '/queues/lost_factor');
    await page.getByRole('row').filter({ hasText: account }).getByRole('link').first().click();
    await expect(page.getByText('My phone fell into the sea')).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByText(/^Yours until/)).toBeVisible();
    await page.keyboard.press('a');
    await giveReason(page, 'Papers and a call agree');
  });

  await test.step('the password is enough again, and the hold is shown', async () => {
    await phone.getByRole('link', { name: english.common.login }).click();
    await phone.getByLabel(session.identifier).fill(account);
    await phone.getByLabel(session.password, { exact: true }).fill(password);
    await phone.locator('form button[type="submit"]').click();
    await expect(phone).not.toHaveURL(/common\/(login|recover)/);
    await phone.goto(`${server.url}/#/pages/setting/setting`);
    await expect(phone.getByText(new RegExp(settings.holdUntil.replace('{{time}}', '.+')))).toBeVisible();
    const { withdrawal_hold_until: until } = await customer
      .login(account, password)
      .then((one) => one.call('user/info', {}));
    const hours = (until - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThanOrEqual(72);
  });
});

test('a chat goes both ways at once, in the customer’s language at the desk', async ({
  server,
  desk,
  page: phone,
  context,
}) => {
  const customer = await server.client().register();
  const { account } = await customer.call('user/info', {});
  const { page } = await desk(['support'], '/queues/support');
  await startSignedIn(context, customer.token);
  await phone.goto(`${server.url}/#/pages/kefu/index`);
  const log = phone.getByRole('log');
  const send = phone.getByRole('button', { name: support.send, exact: true });
  const write = phone.getByRole('textbox', { name: support.placeholder });
  await write.fill('Where do I see my fees?');
  await send.tap();
  await expect(log.getByText('Where do I see my fees?')).toBeVisible();

  await test.step('it appears at the desk by itself, and is answered', async () => {
    const row = page.getByRole('row').filter({ hasText: account });
    await row.getByRole('link').first().click();
    const thread = page.getByRole('log');
    await expect(thread.getByText('Where do I see my fees?')).toBeVisible();
    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: 'Write an answer' }).fill('In the settings, under fees.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText('In the settings, under fees.')).toBeVisible();
    await write.fill('Found them, thank you.');
    await send.tap();
    await expect(thread.getByText('Found them, thank you.')).toBeVisible();
    await expect(page.getByText('The customer has read the last answer.')).toBeVisible();
  });

  await test.step('the desk ends it, and the phone asks how it was', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('e');
    await giveReason(page, 'Answered');
    await expect(phone.getByText(support.ended)).toBeVisible();
  });
});
