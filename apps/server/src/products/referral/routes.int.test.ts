import { openStillBooks, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const settings = { REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000' };
const password = 'Correct-Horse-9';

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ settings });
  await openStillBooks(server);
});
afterAll(() => server.close());

async function invitedBy(host: TestClient | null, account: string): Promise<TestClient> {
  const extension_code = host === null ? '' : (await host.call('user/info', {})).extension_code;
  const client = server.client();
  const form = { type: 'account', user_string: account, password, re_password: password, extension_code } as const;
  client.token = await client.call('user/register', form);
  return client;
}

const invitations = async (client: TestClient) => (await client.call('referral/statistics', {})).invited;

it('counts whom one has brought and whom those have, and shares the fees of both', async () => {
  const alice = await invitedBy(null, 'alice2026');
  const bob = await invitedBy(alice, 'bobby2026');
  const carol = await invitedBy(bob, 'carol2026');
  expect(await invitations(alice)).toEqual({ direct: 1, second: 1 });
  expect(await invitations(bob)).toEqual({ direct: 1, second: 0 });
  expect(await invitations(carol)).toEqual({ direct: 0, second: 0 });
  await carol.call('coin/trade', { match_id: 1, type: 'buy', quote_amount: '6000' });
  const [own] = (await bob.call('referral/statistics', {})).shares;
  const [above] = (await alice.call('referral/statistics', {})).shares;
  // 0.1 % of what was bought, and of that 20 % and 5 %.
  expect(own).toMatchObject({ currency_name: 'BTC', second: '0', paid: '0' });
  expect(Number(own!.direct)).toBeCloseTo(0.1 * 0.001 * 0.2, 7);
  expect(Number(above!.second)).toBeCloseTo(0.1 * 0.001 * 0.05, 7);
  const { rates, due_usdt, next_payment_at, extension_code } = await bob.call('referral/statistics', {});
  expect(rates).toEqual({ direct: '0.2', second: '0.05', days: 365 });
  expect(Number(due_usdt)).toBeGreaterThan(1);
  expect(next_payment_at % 3_600_000).toBe(0);
  expect(extension_code).toMatch(/^[A-Z2-9]{8}$/);
});

it('lists the invited masked, to who invited them and nobody else', async () => {
  const host = await invitedBy(null, 'hostess26');
  await invitedBy(host, 'visitor26');
  const { data } = await host.call('referral/invited', {});
  expect(data).toMatchObject([{ name: 'vi***6' }]);
  expect(data[0]!.until - data[0]!.time).toBeGreaterThan(364 * 86_400_000);
  const stranger = await invitedBy(null, 'stranger26');
  expect((await stranger.call('referral/invited', {})).data).toEqual([]);
  expect((await stranger.call('referral/payments', {})).data).toEqual([]);
});

it('refuses an invitation that nobody gave, before anything is made of it', async () => {
  const client = server.client();
  const form = { type: 'account', user_string: 'lateguest', password, re_password: password } as const;
  const invited = { ...form, extension_code: 'NOSUCH22' };
  expect(await client.codeOf('user/register', invited)).toBe('invitation_unknown');
  expect(await client.codeOf('user/register', form)).toBe('ok');
});
