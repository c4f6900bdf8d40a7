import { addOperator, Authenticator, type TestClient, type TestOperator, testPassword } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { payingCustomer, payPassword } from './paying-customer.ts';
import { startSignedIn } from './signed-in.ts';

const { withdrawals, session, security } = english;
const btc = 1;
/** Published as an example of BIP-173. */
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** Three blocks of the simulated chain, one of them for the hot wallet, and as long again for a busy machine. */
const finalMsMax = 60_000;

/** Sets an authenticator app up; gives it with a code that stands in for it once. */
async function setTotp(customer: TestClient): Promise<{ app: Authenticator; recovery: string }> {
  const { secret } = await customer.call('factor/totp_begin', { login_password: testPassword });
  const app = new Authenticator(secret);
  const { recovery_codes: codes } = await customer.call('factor/totp_confirm', { code: app.code() });
  return { app, recovery: codes[0] ?? '' };
}

/** Lets a withdrawal go, as soon as this operator may. */
async function letGo(operator: TestOperator, withdrawal: number): Promise<void> {
  const found = async () => {
    const { data } = await operator.call('cases', { queue: 'large_withdrawals' });
    return data.find(({ ref }) => ref === String(withdrawal));
  };
  await expect.poll(async () => (await found())?.may_claim, { timeout: 30_000 }).toBe(true);
  const { id = 0 } = (await found()) ?? {};
  await operator.call('cases/claim', { id });
  await operator.call('cases/decide', { id, decision: 'approve', reason: 'The customer was asked', values: {} });
}

test('a large withdrawal is confirmed by a code, let go by two operators, and followed until it has arrived', async ({
  server,
  page,
  context,
}) => {
  const customer = await payingCustomer(server.client());
  // More than one operator may let go.
  await customer.call('sandbox/faucet', { currency: btc, amount: '3' });
  const { app, recovery } = await setTotp(customer);
  const [first, second] = [await addOperator(server, ['finance']), await addOperator(server, ['finance'])];
  const funding = async () => {
    const { available, freeze } = await customer.call('wallet/detail', { type: 1, currency: btc });
    return { available, freeze };
  };
  const bills = async () => {
    const { data } = await customer.call('wallet/legal_log', { type: 'funding', currency: btc });
    return data.map(({ kind, amount }) => `${kind} ${amount}`).filter((bill) => bill.startsWith('withdrawal'));
  };
  await startSignedIn(context, customer.token);

  await test.step('a broken address is told while it is typed; where there is no way back a whole one leads to the book', async () => {
    await page.goto(`${server.url}/#/pages/setting/addWallet?currency=${btc}`);
    await expect(page.getByRole('heading', { name: withdrawals.addAddress })).toBeVisible();
    const field = page.getByRole('textbox', { name: withdrawals.address });
    await field.fill(address.replace('f3t4', 'f3t5'));
    const wrong = withdrawals.badAddress.replace('{{network}}', 'BTC');
    await expect(page.getByRole('button', { name: wrong })).toBeDisabled();
    await field.fill(address);
    await page.getByRole('textbox', { name: withdrawals.name }).fill('Cold wallet');
    await page.getByRole('button', { name: withdrawals.save, exact: true }).click();
    await expect(page.getByRole('heading', { name: withdrawals.book })).toBeVisible();
    await expect(page.getByRole('list', { name: withdrawals.book })).toContainText(address);
    await expectAccessible(page);
  });

  await test.step('the form says what arrives, and asks for the code last', async () => {
    await page.goto(`${server.url}/#/pages/fund/withdraw?currency=${btc}`);
    await expect(page.getByRole('heading', { name: withdrawals.title, exact: true })).toBeVisible();
    // What is typed before it is known who types is nobody's.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auric:customer'))).not.toBeNull();
    await page.getByRole('button', { name: withdrawals.choose }).first().click();
    const places = page.getByRole('dialog', { name: withdrawals.to });
    await places.getByRole('button', { name: /^Cold wallet/ }).click();
    await expect(places).toHaveCount(0);
    await page.getByRole('textbox', { name: withdrawals.amount }).fill('2');
    await expectAccessible(page);
    await page.getByRole('button', { name: withdrawals.title, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: withdrawals.confirmTitle });
    await expect(sheet.getByTestId('receives')).toContainText('1.9999');
    await sheet.getByLabel(withdrawals.payPassword, { exact: true }).fill(payPassword);
    await sheet.getByLabel(session.secondFactor).fill(app.code());
    await sheet.getByRole('button', { name: withdrawals.title, exact: true }).click();
    await expect(page.getByRole('heading', { name: withdrawals.requested })).toBeVisible();
    expect([await funding(), await bills()]).toEqual([{ available: '1', freeze: '2' }, []]);
  });

  const [asked] = (await customer.call('user/withdraw/list', {})).data;
  const detail = page.getByRole('dialog', { name: withdrawals.title });
  const progress = detail.getByRole('list', { name: withdrawals.progress });
  await test.step('it stands among the records, under review', async () => {
    await page.getByRole('link', { name: withdrawals.records }).last().click();
    await expect(page.getByRole('tab', { name: withdrawals.withdrawals })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: /BTC/ }).click();
    await expect(progress).toContainText(withdrawals.states.under_review, { timeout: 30_000 });
    await expectAccessible(page);
  });

  await test.step('one operator is not enough, two are', async () => {
    await letGo(await first.signIn(), asked!.id);
    const [waiting] = (await customer.call('user/withdraw/list', { id: asked!.id })).data;
    expect(waiting?.state).toBe('under_review');
    await letGo(await second.signIn(), asked!.id);
    await expect(progress).toContainText(withdrawals.states.approved);
  });

  await test.step('it is sent, and complete when the chain says so; only then there are bills', async () => {
    await expect(progress).toContainText(withdrawals.states.completed, { timeout: finalMsMax });
    const [done] = (await customer.call('user/withdraw/list', { id: asked!.id })).data;
    expect(done?.history.map(({ state }) => state)).toEqual([
      'requested',
      'under_review',
      'approved',
      'signed',
      'sent',
      'completed',
    ]);
    await expect(detail).toContainText(done!.tx);
    expect(await funding()).toEqual({ available: '1', freeze: '0' });
    expect((await bills()).toSorted()).toEqual(['withdrawal -1.9999', 'withdrawal_fee -0.0001']);
  });

  await test.step('a change of security holds the next one, and the form says which and until when', async () => {
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
    await customer.call('factor/totp_remove', { login_password: testPassword, factor_code: recovery });
    await page.goto(`${server.url}/#/pages/fund/withdraw?currency=${btc}`);
    await expect(page.getByRole('note').getByText(security.events.totp_removed)).toBeVisible();
    await expectAccessible(page);
  });
});
