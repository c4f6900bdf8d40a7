import type { TestServer } from '@auric/testkit/server';
import type { TestClient } from '@auric/testkit';
import { expect } from 'vitest';

let people = 0;

export const payPassword = '493817';

/** Addresses that are published as examples. */
export const addresses = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const;

/** Somebody of level 1 with a fund password and 0.1 BTC in the funding account. */
export async function withdrawingCustomer(server: TestServer): Promise<{ client: TestClient; id: number }> {
  const client = await server.client().register();
  const { id } = await client.call('user/info', {});
  const standing = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil: 0, country: '' } as const;
  const command = { type: 'SetCustomerStanding', customer: id, version: 1000, identityLevel: 1, ...standing } as const;
  expect(await server.exchange.execute({ command })).toMatchObject({ ok: true });
  const email = `withdrawing${(people += 1)}@example.com`;
  await client.call('safe/email', { email, code: await codeTo(client, email, 'bind') });
  await client.call('safe/pay_password', { password: payPassword, code: await codeTo(client, email, 'pay_password') });
  await client.call('sandbox/faucet', { currency: 1, amount: '0.1' });
  return { client, id };
}

/** Sets another fund password, which holds the exits for a day. */
export async function changePayPassword(client: TestClient): Promise<void> {
  const { email } = await client.call('user/info', {});
  await client.call('safe/pay_password', { password: '729461', code: await codeTo(client, email, 'pay_password') });
}

async function codeTo(client: TestClient, email: string, scene: 'bind' | 'pay_password'): Promise<string> {
  await client.call('sms_mail', { user_string: email, scene });
  const messages = await client.call('sandbox/outbox', { user_string: email });
  return messages.find((message) => message.scene === scene)?.code ?? '';
}
