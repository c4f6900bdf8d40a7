import type { TestClient } from '@auric/testkit';

let people = 0;

/** A customer whose mail and mobile number are bound, as an identity asks for. */
export async function reachable(customer: TestClient): Promise<TestClient> {
  const number = String(Date.now() + (people += 1) * 7919).slice(-8);
  const [email, mobile] = [`identity${number}@example.com`, `138${number}`];
  const codeOf = async (to: string) => {
    const sent = await customer.call('sandbox/outbox', { user_string: to });
    return sent.find(({ code }) => code !== '')?.code ?? '';
  };
  await customer.call('sms_mail', { user_string: email, scene: 'bind' });
  await customer.call('safe/email', { email, code: await codeOf(email) });
  await customer.call('sms_send', { mobile, scene: 'bind' });
  await customer.call('safe/mobile', { mobile, code: await codeOf(mobile) });
  return customer;
}

/** The number of a passport that nobody has used. */
export function freshPassport(): string {
  return `E${String(Date.now() + (people += 1) * 7919).slice(-8)}`;
}
