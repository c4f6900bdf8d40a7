import { createHmac } from 'node:crypto';
import type { TestClient } from '@auric/testkit';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { session, security } = english;
const password = 'a long secret 7';
const newPassword = 'another secret 8';
let people = 0;

interface Person {
  readonly client: TestClient;
  readonly email: string;
}

async function codeTo(client: TestClient, email: string, scene: 'register' | 'forget'): Promise<string> {
  await client.call('sms_mail', { user_string: email, scene });
  const sent = await client.call('sandbox/outbox', { user_string: email });
  return sent.find(({ code }) => code !== '')?.code ?? '';
}

async function registered(client: TestClient): Promise<Person> {
  const email = `careful${(people += 1)}.${Date.now()}@example.com`;
  const code = await codeTo(client, email, 'register');
  client.token = await client.call('user/register', { user_string: email, code, password, re_password: password });
  return { client, email };
}

/** The code of an authenticator app (RFC 6238), so many steps from now. */
function totpOf(secret: string, steps: 0 | 1 = 0): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Sets an authenticator app up on the page of the setting; gives its secret and the recovery codes. */
async function setTotp(page: Page, url: string): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.goto(`${url}/#/pages/setting/security`);
  await expect(page.getByText(security.score_one.replace('{{count}}', '1').replace('{{all}}', '4'))).toBeVisible();
  await page.getByRole('link', { name: security.setUp }).click();
  await page.getByLabel(security.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: security.setUp }).click();
  const secret = (await page.locator('b.font-mono').innerText()).replaceAll(' ', '');
  const used = totpOf(secret);
  await page.getByLabel(security.appCode).fill(used);
  await page.getByRole('button', { name: security.turnOn }).click();
  const list = page.getByRole('region', { name: security.recoveryCodes }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.allInnerTexts();
  await page.getByRole('button', { name: security.codesKept }).click();
  await expect(page.getByText(security.score_other.replace('{{count}}', '2').replace('{{all}}', '4'))).toBeVisible();
  return { secret, used, codes };
}

async function typeLogin(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/#/pages/common/login`);
  await page.getByLabel(session.identifier).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** The browser starts anew, as one that nobody has signed in on. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
}

test('an authenticator app is set, asked for, stood in for by a recovery code, and not skipped by a reset', async ({
  server,
  page,
  context,
  browser,
}) => {
  const { client, email } = await registered(server.client());
  await startSignedIn(context, client.token);
  const { secret, used, codes } = await setTotp(page, server.url);

  const elsewhere = await (await browser.newContext()).newPage();
  await test.step('a login asks for the code of the app, and takes it once', async () => {
    await typeLogin(elsewhere, server.url, email);
    const code = elsewhere.getByLabel(session.secondFactor);
    await expect(code).toBeFocused();
    await expectAccessible(elsewhere);
    await code.fill(used);
    await elsewhere.locator('form button[type="submit"]').click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    // The one after the present is good already, and was surely not used.
    await code.fill(totpOf(secret, 1));
    await elsewhere.locator('form button[type="submit"]').click();
    await expect(elsewhere).not.toHaveURL(/login/);
  });

  await test.step('a reset asks for it too, and ends the other device before its next click', async () => {
    await elsewhere.goto(`${server.url}/#/pages/fund/assets`);
    await expect(elsewhere.getByRole('heading').first()).toBeVisible();
    const reset = { account: email, password: newPassword, repassword: newPassword };
    const code = await codeTo(server.client(), email, 'forget');
    const stranger = server.client();
    expect(await stranger.codeOf('user/forget', { ...reset, code })).toBe('second_factor_required');
    await stranger.call('user/forget', { ...reset, code, factor_code: codes[0] });
    // Nobody touches that page: its socket is closed, and it says so.
    await expect(elsewhere).toHaveURL(/#\/pages\/common\/login/);
    expect(await client.codeOf('user/info', {})).toBe('login_required');
  });
  await elsewhere.context().close();
});

test('a passkey is added, signs in without a name, and stands in for the code', async ({ server, page, context }) => {
  // A passkey is bound to a name, which an address of digits is not.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email } = await registered(server.client());

  await test.step('it is made on this device', async () => {
    await typeLogin(page, url, email);
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${url}/#/pages/setting/passkeys`);
    await page.getByRole('button', { name: security.addPasskey }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(security.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: security.addPasskey }).click();
    await dialog.getByLabel(security.passkeyName).fill('My laptop');
    await dialog.getByRole('button', { name: security.addPasskey }).click();
    await page.getByRole('button', { name: security.codesKept }).click();
    await expect(page.getByText('My laptop')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it signs in by itself', async () => {
    await forgetSession(page);
    await page.goto(`${url}/#/pages/common/login`);
    await page.getByRole('button', { name: security.passkeyLogin }).click();
    await expect(page).not.toHaveURL(/login/);
  });

  await test.step('beside a password it is the second factor', async () => {
    await forgetSession(page);
    await typeLogin(page, url, email);
    await page.getByRole('button', { name: security.usePasskey }).click();
    await expect(page).not.toHaveURL(/login/);
  });
});

test('the link of a notice freezes the account at once, and only an operator opens it again', async ({
  server,
  page,
  context,
}) => {
  const { client, email } = await registered(server.client());
  await startSignedIn(context, client.token);
  await setTotp(page, server.url);
  let path = '';
  await expect(async () => {
    const told = await client.call('sandbox/outbox', { user_string: email });
    path = told.find(({ freeze_path }) => freeze_path !== '')?.freeze_path ?? '';
    expect(path).not.toBe('');
  }).toPass();
  await page.goto(`${server.url}/#${path}`);
  await expect(page.getByRole('button', { name: security.freezeNow })).toBeVisible();
  await expectAccessible(page);
  expect(await client.codeOf('user/info', {})).toBe('ok');
  await page.getByRole('button', { name: security.freezeNow }).click();
  await expect(page.getByText(security.frozen)).toBeVisible();
  expect(await client.codeOf('user/info', {})).toBe('login_required');
  await page.getByRole('link', { name: security.thaw }).click();
  await page.getByLabel(session.identifier).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.getCode }).click();
  await expect(page.getByRole('link', { name: session.openOutbox })).toBeVisible();
  const sent = await client.call('sandbox/outbox', { user_string: email });
  await page.getByLabel(session.code).fill(sent.find(({ code }) => code !== '')?.code ?? '');
  await page.getByLabel(security.note).fill('Somebody added an app that was not mine');
  await page.getByRole('button', { name: security.send }).click();
  await expect(page.getByText(security.waiting)).toBeVisible();
  await expectAccessible(page);
});
