import { customers } from '../apps/console/src/texts/customers.ts';
import { giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { freeze, words } = customers;
const order = { match_id: 1, type: 'buy', amount: '0', quote_amount: '100' } as const;

test('an operator freezes a customer, who is told why at once, and lets them go; the audit has it', async ({
  server,
  desk,
  page: phone,
  context,
}) => {
  const alice = await server.client().register();
  const { id, account } = await alice.call('user/info', {});
  await startSignedIn(context, alice.token);
  await phone.goto(`${server.url}/#/pages/site_message/message-center`);

  const { page, operator } = await desk(['compliance']);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(account);
  await expect(page.getByRole('option', { name: new RegExp(account) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(account) })).toBeVisible();
  await page.keyboard.press('f');
  await page.getByLabel(freeze.word).selectOption({ label: words['documents'] ?? '' });
  await giveReason(page, 'Login from a new country');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All frozen');
  await expect(page.getByText('Froze a customer: “Login from a new country”')).toBeVisible();

  await expect(phone.getByText('Account frozen', { exact: true })).toBeVisible();
  await phone.getByText('Account frozen', { exact: true }).click();
  await expect(phone.getByText('We need new or additional documents from you.')).toBeVisible();
  expect(await alice.codeOf('coin/trade', order)).toBe('account_frozen');
  await phone.goto(`${server.url}/#/pages/site_message/message-center`);

  await page.keyboard.press('u');
  await giveReason(page, 'The documents came');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('frozen');
  await expect(phone.getByText('Account unfrozen', { exact: true })).toBeVisible();
  expect(await alice.codeOf('coin/trade', order)).toBe('ok');

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `Customer ${id}` });
  await expect(row.filter({ hasText: 'Froze a customer' })).toContainText(operator.demo.name);
  await expect(row.filter({ hasText: 'Lifted a freeze' })).toContainText(operator.demo.name);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('What was asked for')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
