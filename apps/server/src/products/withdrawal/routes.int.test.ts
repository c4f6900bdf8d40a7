import { publishStillIndex, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  changePayPassword,
  payPassword,
  withdrawingCustomer,
} from '../../withdrawals/withdrawing-customer.test-support.ts';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  CODES_PER_ADDRESS_PER_HOUR: '1000000',
  CODE_BETWEEN_SECONDS: '0',
};

let server: TestServer;
let alice: TestClient;
let wallet: number;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
  await reviewFrom(0n);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ client: alice } = await withdrawingCustomer(server));
  wallet = (await save(alice)).id;
});

/** From which worth (1e-6 USDT) on an operator looks: below it nobody can take a withdrawal back in time. */
async function reviewFrom(oneFromE6: bigint): Promise<void> {
  const command = { type: 'SetWithdrawalReview', oneFromE6, twoFromE6: 10n ** 15n, effectiveAt: 0 } as const;
  expect(await server.exchange.execute({ command })).toMatchObject({ ok: true });
}

const bitcoin = { currency: 1, name: 'Cold wallet', address: addresses.bitcoin };
const save = (client: TestClient, more: object = {}) => client.call('user/wallet/save', { ...bitcoin, ...more });
const out = (more: object = {}) => ({
  currency: 1,
  number: '0.01',
  wallet_id: wallet,
  pay_password: payPassword,
  ...more,
});
const funding = async () => {
  const { available, freeze } = await alice.call('wallet/detail', { type: 1, currency: 1 });
  return { available, freeze };
};

describe('the address book', () => {
  it('keeps an address in the form of its chain, under a name that may change', async () => {
    expect(await save(alice, { address: ` ${addresses.bitcoin.toUpperCase()} `, memo: 'x' })).toMatchObject({
      network: 'BTC',
      address: addresses.bitcoin,
      name: 'Cold wallet',
      memo: 'x',
    });
    expect(await save(alice, { id: wallet, name: 'Other' })).toMatchObject({ id: wallet, name: 'Other' });
    expect((await alice.call('user/wallet/list', { currency: 1 })).total).toBe(2);
    expect(await alice.call('user/wallet/delete', { id: wallet })).toBe(true);
    expect((await alice.call('user/wallet/list', {})).data.map(({ id }) => id)).not.toContain(wallet);
  });

  it.each([
    ['nothing', {}, 'parameter_error'],
    ['a broken checksum', { ...bitcoin, address: addresses.bitcoin.replace('f3t4', 'f3t5') }, 'address_invalid'],
    ['another chain', { ...bitcoin, address: addresses.ethereum }, 'address_invalid'],
    ['a network of another coin', { ...bitcoin, network: 'TRC20' }, 'network_not_offered'],
    ['no network where there are two', { ...bitcoin, currency: 3, address: addresses.tron }, 'parameter_error'],
    ['a currency that isn’t there', { ...bitcoin, currency: 99 }, 'currency_unknown'],
    ['too long a name', { ...bitcoin, name: 'x'.repeat(41) }, 'text_too_long'],
    ['the same once more', bitcoin, 'address_exists'],
  ])('refuses %s', async (_, params, code) => {
    const { body } = await alice.send('user/wallet/save', params);
    expect(body).toMatchObject({ code });
  });

  it('D26 is nobody else’s', async () => {
    const { client: bob } = await withdrawingCustomer(server);
    expect((await bob.call('user/wallet/list', {})).data).toEqual([]);
    expect(await bob.codeOf('user/wallet/save', { ...bitcoin, id: wallet, name: 'Mine' })).toBe('address_not_found');
    expect(await bob.codeOf('user/wallet/delete', { id: wallet })).toBe('address_not_found');
    expect(await bob.codeOf('wallet/out', out())).toBe('address_not_found');
  });

  it('D27 with the whitelist on lets a new address wait, and goes off a day after it was confirmed', async () => {
    expect(await alice.call('user/wallet/set_whitelist', { on: true })).toEqual({
      whitelist: true,
      whitelist_off_at: 0,
    });
    const { id, usable_at } = await save(alice, { memo: 'new' });
    expect(usable_at).toBeGreaterThan(Date.now() + 86_000_000);
    expect(await alice.codeOf('wallet/out', out({ wallet_id: id }))).toBe('address_waits');
    expect(await alice.codeOf('user/wallet/set_whitelist', { on: false })).toBe('pay_password_format');
    const off = await alice.call('user/wallet/set_whitelist', { on: false, pay_password: payPassword });
    expect(off.whitelist).toBe(true);
    expect(off.whitelist_off_at).toBeGreaterThan(Date.now() + 86_000_000);
  });
});

describe('a bank card', () => {
  const card = {
    real_name: 'Lin Xiaoyu',
    card_number: '6222020012345678',
    bank_name: 'ICBC',
    branch: 'Pudong',
    province: 'Shanghai',
  };

  it('is its owner’s alone, and the next one takes its place', async () => {
    expect(await alice.call('user/cash_info', {})).toBeNull();
    const first = await alice.call('user/cash_save', card);
    expect(await alice.call('user/cash_save', card)).toEqual(first);
    const second = await alice.call('user/cash_save', { ...card, branch: 'Puxi' });
    expect(second.id).not.toBe(first.id);
    expect(await alice.call('user/cash_info', {})).toMatchObject({ id: second.id, branch: 'Puxi' });
    expect(await alice.codeOf('wallet/out', { ...out(), wallet_id: undefined, card_id: second.id })).toBe(
      'bank_card_only_usdt',
    );
    const { client: bob } = await withdrawingCustomer(server);
    expect(await bob.call('user/cash_info', {})).toBeNull();
    const stolen = { currency: 3, number: '10', card_id: second.id, pay_password: payPassword };
    expect(await bob.codeOf('wallet/out', stolen)).toBe('address_not_found');
  });

  it.each(Object.keys(card))('needs its %s', async (field) => {
    const { body } = await alice.send('user/cash_save', { ...card, [field]: '' });
    expect(body).toMatchObject({ type: 'error', field });
  });
});

describe('a withdrawal', () => {
  it('is told of before it is asked for: what there is, what it costs, what of the limit is left', async () => {
    expect(await alice.call('wallet/get_info', { currency: 1 })).toMatchObject({
      available: '0.1',
      networks: [{ id: 1, subName: 'BTC', min_withdraw: '0.0005', withdraw_fee: '0.0001', waits_for: null }],
      limit_24h_btc: '200',
      used_24h_btc: '0',
      left_24h_btc: '200',
      left_24h: '200',
      hold_until: 0,
      hold_reason: '',
      needs_factor: false,
      has_pay_password: true,
    });
    const usdt = await alice.call('wallet/get_info', { currency: 3 });
    expect(usdt.networks.map(({ subName }) => subName)).toEqual(['ERC20', 'TRC20', 'BANK']);
    expect(usdt.left_24h).toBe('12000000');
  });

  it('holds what it takes, is listed with what it came through, and comes back when it is canceled', async () => {
    const asked = await alice.call('wallet/out', out());
    expect(asked).toMatchObject({ number: '0.01', fee: '0.0001', receives: '0.0099', name: 'Cold wallet', tx: '' });
    expect(await funding()).toEqual({ available: '0.09', freeze: '0.01' });
    const { data } = await alice.call('user/withdraw/list', {});
    expect(data[0]).toMatchObject({ id: asked.id, address: addresses.bitcoin, cancelable: true });
    expect(data[0]?.history[0]?.state).toBe('requested');
    expect((await alice.call('wallet/get_info', { currency: 1 })).used_24h_btc).toBe('0.01');
    expect((await alice.call('wallet/out_cancel', { id: asked.id })).state).toBe('canceled');
    expect(await funding()).toEqual({ available: '0.1', freeze: '0' });
    expect(await alice.codeOf('wallet/out_cancel', { id: asked.id })).toBe('withdrawal_not_found');
  });

  it.each([
    ['nothing', {}, 'parameter_error'],
    ['no destination', { wallet_id: undefined }, 'destination_required'],
    ['two destinations', { card_id: 1 }, 'destination_required'],
    ['zero', { number: '0' }, 'amount_not_positive'],
    ['D42 an exponent', { number: '1e-2' }, 'parameter_error'],
    ['D42 a sign', { number: '-1' }, 'parameter_error'],
    ['too many decimals', { number: '0.000000001' }, 'parameter_error'],
    ['less than the least', { number: '0.0004' }, 'amount_below_minimum'],
    ['more than there is', { number: '0.10000001' }, 'insufficient_balance'],
    ['more than can be', { number: '999999999999999999' }, 'insufficient_balance'],
    ['an address that isn’t there', { wallet_id: 999_999 }, 'address_not_found'],
    ['another network', { network: 'ETH' }, 'network_not_offered'],
    ['another coin than the address is of', { currency: 2, number: '0.01' }, 'network_not_offered'],
    ['no fund password', { pay_password: undefined }, 'pay_password_format'],
    ['a wrong fund password', { pay_password: '111222' }, 'pay_password_wrong'],
  ])('refuses %s', async (what, more, code) => {
    const { body } = await alice.send('wallet/out', what === 'nothing' ? {} : out(more));
    expect(body).toMatchObject({ code });
    expect(await funding()).toEqual({ available: '0.1', freeze: '0' });
  });

  it('D26 is nobody else’s', async () => {
    const { id } = await alice.call('wallet/out', out());
    const { client: bob } = await withdrawingCustomer(server);
    expect(await bob.codeOf('wallet/out_cancel', { id })).toBe('withdrawal_not_found');
    expect((await bob.call('user/withdraw/list', { id })).data).toEqual([]);
  });

  it('is one however often the same request comes, and another body is refused', async () => {
    const request = out({ request_id: 'withdraw-once-1' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('wallet/out', request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    // A repeat after a reload brings no password, and gets the first answer.
    expect((await alice.call('wallet/out', { ...request, pay_password: undefined })).id).toBe(answers[0]?.id);
    expect(await alice.codeOf('wallet/out', { ...request, number: '0.02' })).toBe('request_id_reused');
    expect(await funding()).toEqual({ available: '0.09', freeze: '0.01' });
  });

  it('D1 of many at once exactly what the balance allows succeed', async () => {
    // Guesses of the fund password are counted before they are looked at, so that five can be under way.
    const codes: string[] = [];
    for (let wave = 0; wave < 4; wave += 1)
      codes.push(...(await Promise.all(Array.from({ length: 5 }, () => alice.codeOf('wallet/out', out())))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['ok', 'insufficient_balance']));
    expect(await funding()).toEqual({ available: '0', freeze: '0.1' });
  });

  it('needs an identity, and waits out a hold, which is told with its end', async () => {
    const stranger = await server.client().register();
    expect((await stranger.send('wallet/out', out())).body).toMatchObject({ type: '998', code: 'identity_required' });
    const { client: held, id } = await withdrawingCustomer(server);
    const holdUntil = Date.now() + 3_600_000;
    const standing = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil, country: '' } as const;
    const command = {
      type: 'SetCustomerStanding',
      customer: id,
      version: 2000,
      identityLevel: 1,
      ...standing,
    } as const;
    await server.exchange.execute({ command });
    const own = (await save(held)).id;
    expect((await held.send('wallet/out', out({ wallet_id: own }))).body).toMatchObject({
      code: 'security_hold',
      detail: { until: holdUntil },
    });
    // No change of security holds so long: nobody is told that their own first fund password did.
    expect(await held.call('wallet/get_info', { currency: 1 })).toMatchObject({
      hold_until: holdUntil,
      hold_reason: '',
    });
  });

  it('says which change of security holds it', async () => {
    const { client: held, id } = await withdrawingCustomer(server);
    await changePayPassword(held);
    const { withdrawal_hold_until: holdUntil } = await held.call('user/info', {});
    const standing = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil, country: '' } as const;
    const of = { customer: id, version: 2000, identityLevel: 1 } as const;
    expect(
      await server.exchange.execute({ command: { type: 'SetCustomerStanding', ...of, ...standing } }),
    ).toMatchObject({ ok: true });
    expect(await held.call('wallet/get_info', { currency: 1 })).toMatchObject({
      hold_until: holdUntil,
      hold_reason: 'pay_password_changed',
    });
  });

  it('of somebody nobody has verified has no limit, of which nothing is left', async () => {
    const stranger = await server.client().register();
    expect(await stranger.call('wallet/get_info', { currency: 1 })).toMatchObject({
      limit_24h_btc: '0',
      left_24h_btc: '0',
    });
  });
});
