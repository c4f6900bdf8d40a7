import { testPassword } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { moveToFunding, payingCustomer, payPassword } from './paying-customer.ts';
import { startSignedIn } from './signed-in.ts';

const { exits, security, sending, settings, transfer, withdrawals } = english;
const newPassword = 'another river 9';
const usdt = 3;
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const card = { real_name: 'Lin Xiaoyu', card_number: '6222020012345678', bank_name: 'ICBC' };

/** A text with a time in it, whichever. */
const withTime = (text: string): RegExp => new RegExp(text.replace('{{time}}', '.*\\d.*'));

test('after a reset of the password every way out says what holds it and until when, and trading goes on', async ({
  server,
  page,
  context,
}) => {
  const customer = await payingCustomer(server.client());
  await moveToFunding(customer);
  const { id: wallet_id } = await customer.call('user/wallet/save', {
    currency: usdt,
    network: 'TRC20',
    name: 'Cold wallet',
    address,
  });
  await customer.call('user/cash_save', { ...card, branch: 'Pudong', province: 'Shanghai' });
  const { account } = await (await server.client().register()).call('user/info', {});

  const { email } = await customer.call('user/info', {});
  await customer.call('sms_mail', { user_string: email, scene: 'forget' });
  const [reset] = await customer.call('sandbox/outbox', { user_string: email });
  const passwords = { password: newPassword, repassword: newPassword };
  await customer.call('user/forget', { account: email, code: reset?.code ?? '', ...passwords });
  expect(newPassword).not.toBe(testPassword);
  customer.token = await server.client().call('user/login', { user_string: email, password: newPassword });
  await startSignedIn(context, customer.token);
  const note = page.getByRole('note').filter({ hasText: security.events.password_reset });
  const paused = page.getByRole('button', { name: withTime(exits.held) });

  for (const place of ['Cold wallet', 'ICBC']) {
    await test.step(`a withdrawal to ${place}`, async () => {
      await page.goto(`${server.url}/#/pages/setting/wallet`);
      await expect(page.getByRole('heading', { name: withdrawals.book })).toBeVisible();
      await page.goto(`${server.url}/#/pages/fund/withdraw?currency=${usdt}`);
      await expect(page.getByRole('heading', { name: withdrawals.title, exact: true })).toBeVisible();
      await expect(note).toHaveText(withTime(exits.hold));
      await page.getByRole('button', { name: new RegExp(`^${withdrawals.to}`) }).click();
      const places = page.getByRole('dialog', { name: withdrawals.to });
      await places.getByRole('button', { name: new RegExp(place) }).click();
      await expect(places).toHaveCount(0);
      await page.getByRole('textbox', { name: withdrawals.amount }).fill('100');
      await expect(paused).toBeDisabled();
      await expectAccessible(page);
    });
  }

  await test.step('a transfer to another customer', async () => {
    await page.goto(`${server.url}/#/pages/fund/fundTransfer`);
    await expect(page.getByRole('heading', { name: sending.title })).toBeVisible();
    await expect(note).toHaveText(withTime(exits.hold));
    await page.getByRole('textbox', { name: sending.recipient }).fill(account);
    await page.getByRole('textbox', { name: transfer.amount }).fill('100');
    await expect(paused).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('the exchange lets nothing out either, whoever asks it', async () => {
    const [cards] = [await customer.call('user/cash_info', {})];
    const proof = { pay_password: payPassword };
    const out = { currency: usdt, number: '100', ...proof };
    expect(await customer.codeOf('wallet/out', { ...out, wallet_id })).toBe('security_hold');
    expect(await customer.codeOf('wallet/out', { ...out, card_id: cards?.id ?? 0 })).toBe('security_hold');
    const given = { user_string: account, currency: usdt, number: '100', ...proof, request_id: 'held-transfer-1' };
    expect(await customer.codeOf('user/Transfer', given)).toBe('security_hold');
  });

  await test.step('between own accounts coins move as ever', async () => {
    await page.goto(`${server.url}/#/pages/setting/setting`);
    await expect(page.getByText(withTime(settings.holdUntil))).toBeVisible();
    await page.goto(`${server.url}/#/pages/fund/transfer?currency=USDT&from=funding&to=spot`);
    await expect(page.getByRole('heading', { name: transfer.title })).toBeVisible();
    await page.getByRole('textbox', { name: transfer.amount }).fill('10');
    await page.getByRole('button', { name: transfer.submit, exact: true }).click();
    await expect(page.getByText(transfer.done)).toBeVisible();
  });
});
