import { type OwnBitcoin, startOwnBitcoin } from '../apps/server/src/chains/bitcoin/own-bitcoin.test-support.ts';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { bootServerProcess, type ServerProcess } from '@auric/testkit';
import { expect, expectAccessible, settings, test as base } from './journey.ts';
import { payingCustomer, payPassword } from './paying-customer.ts';
import { startSignedIn } from './signed-in.ts';

const { withdrawals } = english;
const btc = 1;
/** Published as an example of BIP-173. */
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const hotWalletSatoshi = 10_000_000n;

const test = base.extend<{ house: { server: ServerProcess; node: OwnBitcoin['node'] } }>({
  /** A server whose Bitcoin is a node of this journey. */
  house: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const bitcoin = await startOwnBitcoin(hotWalletSatoshi);
      const server = await bootServerProcess({ settings: { ...settings, ...bitcoin.settings } });
      await use({ server, node: bitcoin.node });
      await server.close();
      await bitcoin.close();
    },
    { timeout: 120_000 },
  ],
});

test('a withdrawal whose broadcast has no answer is said to be checked, found on the chain, and paid once', async ({
  house: { server, node },
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const customer = await payingCustomer(server.client());
  await customer.call('sandbox/faucet', { currency: btc, amount: '0.02' });
  const { id: wallet_id } = await customer.call('user/wallet/save', { currency: btc, name: 'Cold wallet', address });
  await startSignedIn(context, customer.token);
  const detail = page.getByRole('dialog', { name: withdrawals.title });
  const progress = detail.getByRole('list', { name: withdrawals.progress });
  const next = detail.getByText(withdrawals.unknownNext);

  await test.step('while nobody can tell what became of it, it says so and what comes next', async () => {
    node.sending = 'cut';
    await customer.call('wallet/out', { currency: btc, number: '0.01', wallet_id, pay_password: payPassword });
    await page.goto(`${server.url}/#/pages/fund/receive_withdraw_record?tab=withdraw`);
    await expect(page.getByRole('tab', { name: withdrawals.withdrawals })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: /BTC/ }).click();
    await expect(progress).toContainText(withdrawals.states.unknown, { timeout: 30_000 });
    await expect(next).toBeVisible();
    await expectAccessible(page);
    // What may be on its way stays held: nothing is given back on a suspicion.
    expect(await customer.call('wallet/detail', { type: 1, currency: btc })).toMatchObject({ freeze: '0.01' });
  });

  await test.step('the network gets it and its answer is lost: the house finds it there', async () => {
    node.sending = 'answers get lost';
    await expect(progress).toContainText(withdrawals.states.sent, { timeout: 30_000 });
    await expect(next).toHaveCount(0);
  });

  await test.step('in two blocks it is complete, paid by one transaction', async () => {
    node.mine(2);
    await expect(progress).toContainText(withdrawals.states.completed, { timeout: 30_000 });
    const [done] = (await customer.call('user/withdraw/list', {})).data;
    const states = done?.history.map(({ state }) => state);
    expect(states).toEqual(['requested', 'approved', 'signed', 'unknown', 'sent', 'completed']);
    await expect(detail).toContainText(done!.tx);
    expect(node.paidTo(address)).toEqual([done!.tx]);
    const { available, freeze } = await customer.call('wallet/detail', { type: 1, currency: btc });
    expect({ available, freeze }).toEqual({ available: '0.01', freeze: '0' });
  });
});
