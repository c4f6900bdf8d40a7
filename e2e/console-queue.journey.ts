import { addOperator } from '@auric/testkit';
import { giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';

test('two corrections are confirmed and refused by keys alone, and the customer gets the one', async ({
  server,
  desk,
}) => {
  const alice = await server.client().register();
  const { id, account } = await alice.call('user/info', {});
  const finance = await (await addOperator(server, ['finance'])).signIn();
  const { house, liabilities } = await finance.call('treasury', {});
  const usdt = liabilities.find(({ currency_name: name }) => name === 'USDT')?.currency ?? 0;
  const ask = (amount: string, reason: string) =>
    finance.call('customers/adjust', {
      customer: id,
      account: 'spot',
      currency: usdt,
      amount,
      direction: 'to_customer',
      house_account: house.find(({ name }) => name === 'treasury')?.name ?? '',
      reason,
    });
  await ask('25.5', 'A deposit was credited short');
  await ask('1000000', 'A slip of the keyboard');

  const { page } = await desk(['finance']);
  const row = page.getByRole('table').getByRole('link', { name: 'Second person' });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Second person', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: account })).toHaveCount(2);
  await page.keyboard.press('n');
  await expect(page.getByText('A deposit was credited short')).toBeVisible();
  await expect(page.getByText('25.5')).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByText(/^Yours until/)).toBeVisible();
  await page.keyboard.press('a');
  await giveReason(page, 'Seen in the deposit’s transaction');
  await expect(page.getByText('A slip of the keyboard')).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByText(/^Yours until/)).toBeVisible();
  await page.keyboard.press('r');
  await giveReason(page, 'Nobody is owed a million');
  await expect(page.getByText('Nothing waits here. New cases appear by themselves.')).toBeVisible();

  const wallet = await alice.call('wallet/list', {});
  expect(JSON.stringify(wallet)).toContain('10025.5');
});
