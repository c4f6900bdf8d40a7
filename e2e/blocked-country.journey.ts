import { loadErrorTexts } from '@auric/api';
import { addOperator, testPassword, type ServerProcess } from '@auric/testkit';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { common, identity, session } = english;
const reason = 'The law of the country';

/** Two operators agree that nobody registers from a country. */
async function close(server: ServerProcess, countries: readonly string[]): Promise<void> {
  const [first, second] = [await addOperator(server), await addOperator(server)];
  await first.signIn();
  await second.signIn();
  const values = { is_on: true, rule: 'everywhere except', countries: [...countries] };
  const change = { subject: 'availability/registration', values, effective_at: 0, reason };
  const { proposal } = await first.call('configuration/change', change);
  await second.call('cases/claim', { id: proposal });
  await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${session.residence}`) }).click();
  const find = page.getByRole('searchbox', { name: identity.findCountry });
  await expect(find).toBeVisible();
  await find.fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('link', { name: `${session.residence} ${name}` })).toBeVisible();
}

test('somebody from a country that the house takes nobody from is told so, and what was typed stays', async ({
  ownServer: server,
  page,
}) => {
  const refusals = await loadErrorTexts('en');
  await close(server, ['BT']);
  const submit = page.locator('form button[type="submit"]');
  const name = page.getByRole('textbox', { name: session.account, exact: true });
  await page.goto(`${server.url}/#/pages/common/register`);
  await expect(page.getByRole('heading', { name: common.register })).toBeVisible();
  await page.getByRole('radio', { name: session.account }).check();
  await name.fill('himalaya');
  await chooseCountry(page, 'Bhutan');
  await page.getByLabel(session.password, { exact: true }).fill(testPassword);
  await page.getByLabel(session.confirmPassword).fill(testPassword);
  await submit.click();
  await expect(page.getByText(refusals.not_available_in_country)).toBeVisible();
  await expectAccessible(page);
  await expect(name).toHaveValue('himalaya');
  expect(await server.client().codeOf('user/login', { user_string: 'himalaya', password: testPassword })).toBe(
    'login_failed',
  );

  await chooseCountry(page, 'Thailand');
  await page.getByLabel(session.password, { exact: true }).fill(testPassword);
  await page.getByLabel(session.confirmPassword).fill(testPassword);
  await submit.click();
  await expect(page.getByText(session.registered)).toBeVisible();
});
