import { addOperator, CallFailed, publishStillIndex, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  CODES_PER_ADDRESS_PER_HOUR: '1000000',
};
const pay_password = '493817';
const password = 'Correct-Horse-9';
const dayMs = 86_400_000;

let server: TestServer;
let alice: Person;
let bob: Person;
let people = 0;

interface Person {
  readonly client: TestClient;
  readonly id: number;
  readonly email: string;
  readonly account: string;
}

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
});
afterAll(() => server.close());
beforeEach(async () => {
  alice = await person();
  bob = await person();
  await stand(alice, {});
  await fund(alice.client);
});

/** Somebody with an address and a fund password. */
async function person(): Promise<Person> {
  const account = `giver${++people}`;
  const email = `${account}@example.com`;
  const client = await server.client().register(account);
  await client.call('safe/email', { email, code: await codeTo(client, email, 'bind') });
  const code = await codeTo(client, email, 'pay_password');
  await client.call('safe/pay_password', { password: pay_password, code });
  return { client, email, account, id: (await client.call('user/info', {})).id };
}

async function codeTo(client: TestClient, email: string, scene: 'bind' | 'pay_password'): Promise<string> {
  await client.call('sms_mail', { user_string: email, scene });
  const sent = await client.call('sandbox/outbox', { user_string: email });
  return sent.find((message) => message.code !== '')!.code;
}

/** Moves the test funds of a new customer to where conversions and transfers begin. */
async function fund(client: TestClient): Promise<void> {
  const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...move, number: '10000' });
}

async function available(client: TestClient, currency: number): Promise<string> {
  return (await client.call('wallet/detail', { type: 'funding', currency })).available;
}

let version = 1_000;

/** What the exchange knows of somebody's rights. */
async function stand({ id }: Person, more: { identityLevel?: number; holdUntil?: number }): Promise<void> {
  const reply = await server.exchange.execute({
    command: {
      type: 'SetCustomerStanding',
      customer: id,
      version: ++version,
      identityLevel: 1,
      tradingFreeze: 'none',
      withdrawalFreeze: 'none',
      holdUntil: 0,
      country: '',
      ...more,
    },
  });
  if (!reply.ok) throw new Error(reply.rejection.code);
}

const give = (more: object = {}) => ({ user_string: bob.email, currency: 3, number: '100', pay_password, ...more });
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallFailed ? error.failure : error),
  );

describe('a transfer to another customer', () => {
  it('shows whom it goes to, masked, by account, address or number', async () => {
    const to = `${bob.account.slice(0, 2)}***${bob.account.at(-1)!}`;
    for (const user_string of [bob.email, bob.account.toUpperCase(), ` ${bob.email.toUpperCase()} `])
      expect(await alice.client.call('user/Transfer_recipient', { user_string })).toEqual({ to });
    await bob.client.call('user/editNickname', { nickname: '小玉' });
    const named = await alice.client.call('user/Transfer_recipient', { user_string: bob.email });
    expect(named.to).toBe(`小*** (${to})`);
    for (const user_string of ['nobody@example.com', 'x', '13800000000', '<script>'])
      expect(await alice.client.codeOf('user/Transfer_recipient', { user_string })).toBe('recipient_not_found');
    expect(await alice.client.codeOf('user/Transfer_recipient', { user_string: alice.account })).toBe(
      'transfer_to_oneself',
    );
  });

  it('arrives at once with its fee on top, stands in both lists, and is told to who gets it', async () => {
    expect(await alice.client.call('user/getTransferFee', { currency: 3, number: '1000' })).toEqual({
      fee: '1',
      currency: 3,
      total: '1001',
    });
    expect((await alice.client.call('user/getTransferFee', { currency: 3, number: '5' })).fee).toBe('0.1');
    const done = await alice.client.call('user/Transfer', give({ number: '1000' }));
    expect(done).toMatchObject({ number: '1000', fee: '1' });
    expect(await available(alice.client, 3)).toBe('8999');
    expect(await available(bob.client, 3)).toBe('1000');
    const [out] = (await alice.client.call('user/getTransferList', {})).data;
    expect(out).toMatchObject({ id: done.id, direction: 'out', number: '1000', fee: '1', to: done.to });
    const [got] = (await bob.client.call('user/getTransferList', {})).data;
    expect(got).toMatchObject({ id: done.id, direction: 'in', number: '1000', fee: '0' });
    expect(got!.to).not.toContain(alice.account);
    expect((await bob.client.call('user/getTransferList', { direction: 'out' })).data).toEqual([]);
    const titles = async () => (await bob.client.call('site_message/index', {})).data.map(({ title }) => title);
    await expect.poll(titles, { timeout: 20_000 }).toContain('Funds received');
  });

  it('operators see it in the timeline of both, with the other one', async () => {
    const operator = await (await addOperator(server, ['support'])).signIn();
    const { id: transfer } = await alice.client.call('user/Transfer', give({ number: '1000' }));
    const of = async ({ id: customer }: Person) => {
      const { data } = await operator.call('customers/timeline', { customer, part: 'transfers' });
      return data.map(({ kind, values }) => ({ kind, values }));
    };
    const values = { transfer, amount: '1000', currency: 'USDT' };
    await expect
      .poll(() => of(alice), { timeout: 20_000 })
      .toEqual([{ kind: 'given', values: { ...values, customer: bob.id, fee: '1' } }]);
    expect(await of(bob)).toEqual([{ kind: 'received', values: { ...values, customer: alice.id } }]);
  });

  it('D24 is made once for one request id, also where the repeat brings no proof', async () => {
    const request = give({ request_id: 'transfer-once' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.client.call('user/Transfer', request)));
    const { pay_password: _secret, ...repeat } = request;
    answers.push(await alice.client.call('user/Transfer', repeat));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await available(bob.client, 3)).toBe('100');
  });

  it('D1 never gives more than there is, however many come at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => alice.client.codeOf('user/Transfer', give({ number: '3000' }))),
    );
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(await available(bob.client, 3)).toBe('9000');
  });

  it('asks for the second factor last, where one is set', async () => {
    const { secret } = await alice.client.call('factor/totp_begin', { login_password: password });
    const code = () => TOTP.generate({ secret: Secret.fromBase32(secret) });
    const { recovery_codes } = await alice.client.call('factor/totp_confirm', { code: code() });
    expect(await failureOf(alice.client.call('user/Transfer', give()))).toMatchObject({
      code: 'second_factor_required',
      field: 'code',
    });
    expect(await alice.client.codeOf('user/Transfer', give({ code: 'AAAAA-AAAAA' }))).toBe('second_factor_wrong');
    expect(await available(bob.client, 3)).toBe('0');
    expect(await alice.client.codeOf('user/Transfer', give({ code: recovery_codes[0] }))).toBe('ok');
  });

  it('is refused while a security change holds every exit, with the end of that', async () => {
    const holdUntil = Date.now() + dayMs;
    await stand(alice, { holdUntil });
    const refused = await failureOf(alice.client.call('user/Transfer', give()));
    expect(refused).toMatchObject({ code: 'security_hold', detail: { until: holdUntil } });
    expect(await available(bob.client, 3)).toBe('0');
  });

  it('is refused beyond the limit of 24 hours, in BTC', async () => {
    const reply = await server.exchange.execute({
      command: {
        type: 'Deposit',
        customer: alice.id,
        kind: 'funding',
        asset: 1,
        amount: 30_000_000_000n,
        reference: `${alice.id}`.padStart(32, 'e'),
      },
    });
    expect(reply.ok).toBe(true);
    const refused = await failureOf(alice.client.call('user/Transfer', give({ currency: 1, number: '201' })));
    expect(refused).toMatchObject({ code: 'exit_limit', detail: { limit: '200', used: '0', requested: '201' } });
  });

  it.each([
    ['to nobody', { user_string: 'nobody@example.com' }, 'recipient_not_found', 'user_string'],
    ['of nothing', { number: '0' }, 'amount_not_positive', 'number'],
    ['of less than the smallest unit', { number: '0.0000001' }, 'parameter_error', 'number'],
    ['of no currency', { currency: 99 }, 'currency_unknown', 'currency'],
    ['of more than there is, the fee with it', { number: '10000' }, 'insufficient_balance', 'number'],
    ['without the fund password', { pay_password: undefined }, 'pay_password_format', 'pay_password'],
    ['with a wrong one', { pay_password: '111112' }, 'pay_password_wrong', 'pay_password'],
  ] as const)('is not made %s', async (_, more, code, field) => {
    expect(await failureOf(alice.client.call('user/Transfer', give(more)))).toMatchObject({ code, field });
    expect(await available(bob.client, 3)).toBe('0');
  });

  it('D3 is not made to oneself, nor by who isn’t known', async () => {
    expect(await alice.client.codeOf('user/Transfer', give({ user_string: alice.email }))).toBe('transfer_to_oneself');
    await stand(alice, { identityLevel: 0 });
    expect(await alice.client.codeOf('user/Transfer', give())).toBe('identity_required');
  });
});
