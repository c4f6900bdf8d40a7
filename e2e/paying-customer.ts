import type { TestClient } from '@auric/testkit';
import { expect } from '@playwright/test';
import { freshPassport, reachable } from './reachable.ts';

/** The fund password of everybody on a journey. */
export const payPassword = '493817';

/** Somebody of level 1 with a fund password, who may send coins away; of which they have none but the first funds. */
export async function payingCustomer(client: TestClient): Promise<TestClient> {
  const customer = await reachable(await client.register());
  const person = { name: 'Lin Xiaoyu', country: 'CN', birth_date: '1990-03-07', card_id: freshPassport() } as const;
  await customer.call('user/real', { real_type: 1, id_type: 2, ...person });
  await expect.poll(async () => (await customer.call('real/state', {})).level).toBe(1);
  const { email } = await customer.call('user/info', {});
  await customer.call('sms_mail', { user_string: email, scene: 'pay_password' });
  const sent = await customer.call('sandbox/outbox', { user_string: email });
  const code = sent.find(({ scene }) => scene === 'pay_password')?.code ?? '';
  await customer.call('safe/pay_password', { password: payPassword, code });
  return customer;
}

/** Moves first funds to where payments are made from. */
export async function moveToFunding(customer: TestClient, number = '1000'): Promise<void> {
  const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3 } as const;
  await customer.call('wallet/change', { ...move, number });
}
