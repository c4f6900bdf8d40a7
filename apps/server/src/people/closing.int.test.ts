import type { Command } from '@auric/exchange';
import { publishStillIndex, type TestClient, testPassword } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await bootServer();
  await publishStillIndex(server.exchange);
});
afterAll(() => server.close());

const usdt = 3;

const verified = {
  type: 'SetCustomerStanding',
  version: 1,
  identityLevel: 2,
  tradingFreeze: 'none',
  withdrawalFreeze: 'none',
  holdUntil: 0,
  country: '',
} as const;

/** What the house does, which must be taken; gives the id of what it made. */
async function must(command: Command): Promise<number> {
  const done = await server.exchange.execute({ command });
  if (!done.ok) throw new Error(`${command.type}: ${done.rejection.code}`);
  return (done.answer as { id?: number }).id ?? 0;
}

async function leave(customer: number, amount: bigint): Promise<void> {
  await must({ ...verified, customer });
  await must({ type: 'SetWithdrawalReview', oneFromE6: 10n ** 12n, twoFromE6: 10n ** 12n, effectiveAt: 0 });
  await must({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset: usdt, amount });
  const to = { network: 'TRC20', destination: 'somewhere', memo: '' } as const;
  const address = await must({ type: 'AddWithdrawalAddress', customer, ...to });
  const own = {
    customer,
    withdrawal: await must({ type: 'RequestWithdrawal', customer, asset: usdt, address, amount }),
  };
  await must({ type: 'ReviewWithdrawal', ...own, isFlagged: false });
  await must({ type: 'SignWithdrawal', ...own, transaction: '0xfeed' });
  await must({ type: 'SettleWithdrawal', ...own, transaction: '0xfeed' });
}

async function newcomer(): Promise<{ client: TestClient; account: string; customer: number }> {
  const client = await server.client().register();
  const { id, account } = await client.call('user/info', {});
  return { client, account, customer: id };
}

const close = (client: TestClient, more: object = {}) =>
  client.codeOf('user/close', { login_password: testPassword, ...more });

describe('closing an account', () => {
  it('is refused while there are funds, and everything goes on', async () => {
    const { client } = await newcomer();
    expect(await close(client)).toBe('account_not_empty');
    expect(await close(client, { give_up_dust: true })).toBe('account_not_empty');
    expect(await client.codeOf('wallet/list', {})).toBe('ok');
  });

  it('takes the password of whoever is signed in', async () => {
    const { client } = await newcomer();
    expect(await close(client, { login_password: 'another-river-9' })).toBe('password_wrong');
    expect(await close(server.client())).toBe('login_required');
  });

  it('D27 ends every session, and nobody comes in again', async () => {
    const { client, account, customer } = await newcomer();
    const elsewhere = await server.client().login(account);
    await leave(customer, 10_000_000_000n);
    expect(await close(client)).toBe('ok');
    expect(await client.codeOf('user/info', {})).toBe('login_required');
    expect(await elsewhere.codeOf('user/info', {})).toBe('login_required');
    expect(await server.client().codeOf('user/login', { user_string: account, password: testPassword })).toBe(
      'account_closed',
    );
    const wrong = { user_string: account, password: 'another-river-9' };
    expect(await server.client().codeOf('user/login', wrong)).toBe('login_failed');
  });

  it('gives up what is too small to take along only where that is said', async () => {
    const { client, customer } = await newcomer();
    await leave(customer, 9_999_500_000n);
    expect(await close(client)).toBe('account_not_empty');
    expect(await close(client, { give_up_dust: true })).toBe('ok');
  });

  it('is done once, though it is asked for ten times at once', async () => {
    const { client, customer } = await newcomer();
    await leave(customer, 10_000_000_000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(client)));
    expect(answers).toContain('ok');
    expect(answers.filter((code) => !['ok', 'login_required', 'login_locked'].includes(code))).toEqual([]);
  });
});
