import { addOperator, publishStillIndex, type TestClient, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withdrawingCustomer } from '../../withdrawals/withdrawing-customer.test-support.ts';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  CODES_PER_ADDRESS_PER_HOUR: '1000000',
  CODE_BETWEEN_SECONDS: '0',
};

let server: TestServer;
let alice: TestClient;
let first: TestOperator;
let second: TestOperator;
let rate: string;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
  first = await (await addOperator(server, ['finance'])).signIn();
  second = await (await addOperator(server, ['finance'])).signIn();
  rate = await vi.waitFor(async () => (await rateOfYuan()) ?? Promise.reject(new Error('No rate yet.')), {
    timeout: 10_000,
  });
});
afterAll(() => server.close());
beforeEach(async () => void ({ client: alice } = await withdrawingCustomer(server)));

async function rateOfYuan(): Promise<string | undefined> {
  const rates = await server.client().call('wallet/getRateCurrency', {});
  return rates.find(({ currency_code }) => currency_code === 'CNY')?.rate;
}

/** 711.50 yuan at 7.115 are 100 USDT. */
const yuan = (more: object = {}) => ({
  account: 'Lin Xiaoyu',
  amount: '100',
  currency: 3,
  type: 'BANK',
  fiat_currency: 'CNY' as const,
  fiat_amount: '711.50',
  fiat_rate: rate,
  ...more,
});

async function decide(by: TestOperator, ref: number, values: Record<string, string>): Promise<void> {
  const { data } = await by.call('cases', { queue: 'deposit_request', limit: 100 });
  const { id } = data.find((one) => one.ref === String(ref))!;
  await by.call('cases/claim', { id });
  await by.call('cases/decide', { id, decision: 'confirm', reason: 'on the statement', values });
}

describe('USDT that was paid for in fiat', () => {
  it('stands with what was paid at the rate that was shown, for its customer and for who decides', async () => {
    expect(rate).toBe('7.115');
    const asked = await alice.call('wallet/charge_req', yuan());
    const fiat = { currency: 'CNY', amount: '711.5', rate: '7.115' };
    expect(asked).toMatchObject({ kind: 'hand', state: 'pending', network: 'BANK', amount: '100', fiat });
    const { data } = await first.call('cases', { queue: 'deposit_request', limit: 100 });
    const { id } = data.find(({ ref }) => ref === String(asked.id))!;
    const shown = await first.call('cases/one', { id });
    expect(shown.view).toMatchObject({ amount: '100', currency: 'USDT', network: 'BANK', fiat });
    for (const by of [first, second]) await decide(by, asked.id, { amount: '99', reference: `BANK-${asked.id}` });
    const [credited] = (await alice.call('recharge/log', {})).data;
    expect(credited).toMatchObject({ state: 'credited', amount: '99', fiat });
    expect((await alice.call('wallet/detail', { type: 1, currency: 3 })).available).toBe('99');
  });

  it('is asked for once by one request id', async () => {
    const once = yuan({ request_id: 'paid-in-yuan-1' });
    const asked = await alice.call('wallet/charge_req', once);
    expect(await alice.call('wallet/charge_req', once)).toEqual(asked);
    expect((await alice.call('recharge/log', {})).total).toBe(1);
  });

  it.each<[code: string, field: string | undefined, more: object]>([
    ['parameter_error', 'fiat_currency', { fiat_currency: undefined }],
    ['parameter_error', 'fiat_currency', { fiat_currency: 'CHF' }],
    ['parameter_error', 'fiat_amount', { fiat_amount: undefined }],
    ['parameter_error', 'fiat_amount', { fiat_amount: '1.0000001' }],
    ['parameter_error', 'fiat_amount', { fiat_amount: '1.000,00' }],
    ['amount_not_positive', 'fiat_amount', { fiat_amount: '0' }],
    ['fiat_rate_moved', 'fiat_amount', { fiat_rate: undefined }],
    ['fiat_rate_moved', 'fiat_amount', { fiat_rate: '7.1149' }],
    ['fiat_too_little', 'fiat_amount', { fiat_amount: '711.499999' }],
    ['network_not_offered', 'type', { currency: 1, amount: '0.001' }],
    ['parameter_error', 'fiat_currency', { type: 'ERC20' }],
  ])('is refused as %s about %s with %j', async (code, field, more) => {
    expect((await alice.send('wallet/charge_req', yuan(more))).body).toMatchObject({ code, field });
    expect((await alice.call('recharge/log', {})).total).toBe(0);
  });

  it('says in USDT what a payment comes to that is too little, and what one may be worth', async () => {
    const little = await alice.send('wallet/charge_req', yuan({ amount: '100.01' }));
    expect(little.body).toMatchObject({ code: 'fiat_too_little', detail: { paid: '100', worth: '100.01' } });
    const most = yuan({ amount: '2000', fiat_amount: '14230' });
    expect(await alice.codeOf('wallet/charge_req', most)).toBe('ok');
    const { body } = await alice.send('wallet/charge_req', yuan({ amount: '2000', fiat_amount: '14230.01' }));
    expect(body).toMatchObject({ code: 'fiat_limit', field: 'fiat_amount', detail: { limit: '2000' } });
    expect((body as { message: string }).message).toContain('2,000 USDT');
  });

  it('is for who has shown who they are', async () => {
    const stranger = await server.client().register();
    const { body } = await stranger.send('wallet/charge_req', yuan());
    expect(body).toMatchObject({ type: '998', code: 'identity_required' });
  });
});
