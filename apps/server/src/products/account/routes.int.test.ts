import { CallFailed, publishStillIndex, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
};

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
});
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3, number: '10' } as const;
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallFailed ? error.failure : error),
  );

describe('the wallet', () => {
  it('shows the test funds of a new customer, worth what they are', async () => {
    const wallet = await alice.call('wallet/list', {});
    expect(wallet.total_usdt).toBe('10000');
    expect(wallet.accounts.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      '1 funding',
      '2 spot',
      '3 perpetual',
      '4 option',
      '5 stock',
      '6 margin',
      '7 earn',
    ]);
    const spot = wallet.accounts[1]!;
    expect(spot.balances).toContainEqual({
      currency: 3,
      currency_name: 'USDT',
      available: '10000',
      freeze: '0',
      usdt_value: '10000',
    });
    expect(spot.balances.length).toBeGreaterThanOrEqual(13);
  });

  it('values other assets at the index, and counts what is frozen', async () => {
    await alice.call('sandbox/faucet', { currency: 1, amount: '0.1' });
    await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.1', target_price: '60000' });
    const { total_usdt, accounts } = await alice.call('wallet/list', {});
    expect(total_usdt).toBe('16000');
    expect(accounts[0]?.balances.find(({ currency }) => currency === 1)).toMatchObject({ usdt_value: '6000' });
    expect(await alice.call('wallet/detail', { type: 2, currency: 3 })).toMatchObject({
      available: '4000',
      freeze: '6000',
    });
  });

  it('refuses a currency or an account that doesn’t exist', async () => {
    expect(await alice.codeOf('wallet/detail', { type: 2, currency: 99 })).toBe('currency_unknown');
    expect(await alice.codeOf('wallet/detail', { type: 8, currency: 3 })).toBe('parameter_error');
    expect(await alice.codeOf('wallet/detail', { type: 'lever', currency: 3 })).toBe('ok');
  });

  it('lists the customer’s currencies of one account', async () => {
    const [btc] = await alice.call('currency/user_currency_list', {});
    expect(btc).toMatchObject({ currency: 1, currency_name: 'BTC', scale: 8, kind: 'spot', available: '0' });
  });
});

describe('wallet/change', () => {
  it('moves funds between two accounts at once', async () => {
    expect(await alice.call('wallet/change', move)).toMatchObject({ received: '10', rate: '1', fee: '0' });
    expect(await alice.call('wallet/detail', { type: 1, currency: 3 })).toMatchObject({ available: '10' });
    expect(await alice.call('wallet/detail', { type: 2, currency: 3 })).toMatchObject({ available: '9990' });
  });

  it.each([
    ['D3 to itself', { to_field: 'spot' }, 'same_account', 'to_field'],
    ['to another currency', { to_currency_id: 1 }, 'convert_account', 'from_field'],
    ['to no currency', { to_currency_id: 99 }, 'currency_unknown', 'to_currency_id'],
    ['from no currency', { from_currency_id: 99 }, 'currency_unknown', 'from_currency_id'],
    ['nothing', { number: '0' }, 'amount_not_positive', 'number'],
    ['less than the smallest unit', { number: '0.0000001' }, 'parameter_error', 'number'],
    ['more than there is', { number: '10000.000001' }, 'insufficient_balance', 'number'],
    ['D15 more than there can be', { number: '999999999999999999' }, 'amount_out_of_range', 'number'],
    ['to no account', { to_field: 'pocket' }, 'parameter_error', 'to_field'],
  ] as const)('refuses to move %s', async (_, change, code, field) => {
    expect(await failureOf(alice.call('wallet/change', { ...move, ...change }))).toMatchObject({
      code,
      field,
    });
    expect(await alice.call('wallet/detail', { type: 2, currency: 3 })).toMatchObject({ available: '10000' });
  });

  it('D1 lets parallel moves take no more than there is', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => alice.codeOf('wallet/change', { ...move, number: '300' })),
    );
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(33);
    expect(outcomes.filter((code) => code === 'insufficient_balance')).toHaveLength(27);
    expect(await alice.call('wallet/detail', { type: 2, currency: 3 })).toMatchObject({ available: '100' });
  });

  it('D24 moves once for one request id', async () => {
    const request = { ...move, request_id: 'move-once-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('wallet/change', request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await alice.call('wallet/detail', { type: 1, currency: 3 })).toMatchObject({ available: '10' });
  });
});

describe('wallet/performance', () => {
  it('counts what is owned at what it cost', async () => {
    expect(await alice.call('wallet/performance', {})).toEqual({ complete: true, coins: [] });
    await alice.call('wallet/change', move);
    expect(await alice.call('wallet/performance', {})).toEqual({ complete: true, coins: [] });
  });
});

describe('bills', () => {
  it('show what has just been done, newest first, filtered and paged', async () => {
    await alice.call('wallet/change', move);
    const bills = await alice.call('wallet/legal_log', {});
    expect(
      bills.data.map(({ kind, account, amount, balance_after }) => ({ kind, account, amount, balance_after })),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'transfer_in', account: 1, amount: '10', balance_after: '10' },
        { kind: 'transfer_out', account: 2, amount: '-10', balance_after: '9990' },
        { kind: 'deposit', account: 2, amount: '10000', balance_after: '10000' },
      ]),
    );
    expect(bills.total).toBe(3);
    expect(bills.data.at(-1)?.kind).toBe('deposit');
    expect((await alice.call('wallet/legal_log', { kind: 'deposit' })).total).toBe(1);
    expect((await alice.call('wallet/legal_log', { type: 'funding' })).total).toBe(1);
    expect((await alice.call('wallet/legal_log', { currency: 1 })).total).toBe(0);
    expect((await alice.call('wallet/legal_log', { to: 1 })).total).toBe(0);
    const older = await alice.call('wallet/legal_log', { before: bills.data[1]?.id ?? 0 });
    expect(older.data).toEqual(bills.data.slice(2));
    expect(await alice.call('wallet/legal_log', { page: 2, limit: 2 })).toMatchObject({ total: 3, has_more: false });
  });

  it('D26 are the customer’s own', async () => {
    const bob = await server.client().register();
    await alice.call('wallet/change', move);
    expect((await bob.call('wallet/legal_log', {})).data.map(({ kind }) => kind)).toEqual(['deposit']);
  });
});

describe('wallet/equity', () => {
  it('knows of what has just been done, and counts a deposit as no profit', async () => {
    const before = await alice.call('wallet/equity', {});
    expect(before).toMatchObject({ equity: '10000', today: { deposits: '10000', withdrawals: '0', profit: '0' } });
    await alice.call('sandbox/faucet', { currency: 1, amount: '0.1' });
    await alice.call('wallet/change', move);
    for (const period of ['day', 'week', 'month', 'quarter'] as const) {
      const { equity, points, today } = await alice.call('wallet/equity', { period });
      expect(equity).toBe('16000');
      expect(points.at(-1)?.value).toBe('16000');
      expect(today).toMatchObject({ deposits: '16000', profit: '0', ratio: '0' });
    }
    expect((await alice.call('wallet/list', {})).total_usdt).toBe('16000');
  });

  it('D26 is the customer’s own, and nobody’s without a session', async () => {
    const bob = await server.client().register();
    await alice.call('sandbox/faucet', { currency: 3, amount: '500' });
    expect((await bob.call('wallet/equity', {})).equity).toBe('10000');
    expect(await server.client().codeOf('wallet/equity', {})).toBe('login_required');
  });

  it.each([
    ['en', 'Parameter error'],
    ['zh', '参数错误'],
    ['vi', 'Tham số không hợp lệ'],
  ] as const)('refuses a period that it doesn’t know, in %s', async (lang, message) => {
    const { body } = await alice.send('wallet/equity', { period: 'year', lang });
    expect(body).toEqual({ type: 'error', code: 'parameter_error', message, field: 'period' });
  });
});

describe('the faucet', () => {
  it('gives 10,000 USDT worth a minute, also to those who ask all at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => alice.codeOf('sandbox/faucet', { currency: 1, amount: '0.05' })),
    );
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(outcomes.filter((code) => code === 'faucet_limit')).toHaveLength(5);
    expect(await alice.call('wallet/detail', { type: 1, currency: 1 })).toMatchObject({ available: '0.15' });
  });

  it('gives the whole minute’s worth in one go', async () => {
    expect(await alice.codeOf('sandbox/faucet', { currency: 3, amount: '10000' })).toBe('ok');
    expect(await alice.codeOf('sandbox/faucet', { currency: 3, amount: '0.000001' })).toBe('faucet_limit');
  });

  it('D19 D24 credits one request once', async () => {
    const request = { currency: 3, amount: '100', request_id: 'faucet-once-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('sandbox/faucet', request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await alice.call('wallet/detail', { type: 1, currency: 3 })).toMatchObject({ available: '100' });
  });

  it('D24 a lost answer leaves nothing behind: the same request with another amount is another claim', async () => {
    const request_id = 'faucet-lost-1';
    // What never reached the exchange, as an answer 503, is not remembered anywhere; what did, is by its body.
    const huge = { currency: 3, amount: '5000000000', request_id };
    expect(await alice.codeOf('sandbox/faucet', huge)).toBe('faucet_limit');
    expect(await alice.codeOf('sandbox/faucet', { ...huge, amount: '100' })).toBe('request_id_reused');
    expect(await alice.codeOf('sandbox/faucet', { ...huge, request_id: 'faucet-lost-2' })).toBe('faucet_limit');
    expect(await alice.call('wallet/detail', { type: 1, currency: 3 })).toMatchObject({ available: '0' });
  });

  it('refuses nothing, crumbs of units and unknown currencies', async () => {
    expect(await alice.codeOf('sandbox/faucet', { currency: 3, amount: '0' })).toBe('amount_not_positive');
    expect(await alice.codeOf('sandbox/faucet', { currency: 3, amount: '0.0000001' })).toBe('parameter_error');
    expect(await alice.codeOf('sandbox/faucet', { currency: 99, amount: '1' })).toBe('currency_unknown');
  });
});

describe('fees', () => {
  it('are shown as they are, and as they will be from the times on that are announced', async () => {
    const from = Date.now() + 3_600_000;
    const announce = (tiers: number[], effectiveAt: number) =>
      server.exchange.execute({ command: { type: 'SetFeeSchedule', tiers, effectiveAt } });
    await announce([0, 2000, 3000], from + 1000);
    await announce([0, 9000, 9000], from);
    await announce([0, 800, 1200], from);
    const { fees } = await alice.call('user/info', {});
    expect(fees).toEqual({
      maker: '0.001',
      taker: '0.001',
      volume: '0',
      upcoming: [
        { maker: '0.0008', taker: '0.0012', from },
        { maker: '0.002', taker: '0.003', from: from + 1000 },
      ],
    });
  });
});

describe('signing in by the wire', () => {
  it('registers by email with the code of the outbox, and signs out', async () => {
    const client = server.client();
    const email = 'wire@example.com';
    expect(await client.call('sms_mail', { user_string: email, scene: 'register' })).toEqual({
      expires_in: 600,
      retry_in: 60,
    });
    expect(await client.codeOf('sms_mail', { user_string: email, scene: 'register' })).toBe('code_too_soon');
    const [message] = await client.call('sandbox/outbox', { user_string: email });
    expect(message).toMatchObject({ to: email, channel: 'email', scene: 'register' });
    const check = { user_string: email, scene: 'register', email_code: message!.code } as const;
    expect(await client.call('user/check_email', check)).toBe(true);
    const form = { type: 'email', user_string: email, code: message!.code, password: 'mellow-river-clock' } as const;
    expect(await client.codeOf('user/register', { ...form, re_password: 'other' })).toBe('passwords_inconsistent');
    client.token = await client.call('user/register', { ...form, re_password: form.password });
    const fees = { maker: '0.001', taker: '0.001' };
    expect(await client.call('user/info', {})).toMatchObject({ email, credit_score: 60, area_code: '', fees });
    const [session] = await client.call('safe/sessions', {});
    expect(session).toMatchObject({ current: true });
    expect(await client.call('user/logout', {})).toBe(true);
    expect(await client.codeOf('user/info', {})).toBe('login_required');
  });

  it('registers by mobile, with the default area code', async () => {
    const client = server.client();
    const mobile = '13800000001';
    await client.call('sms_send', { mobile });
    const [message] = await client.call('sandbox/outbox', { user_string: mobile });
    expect(message).toMatchObject({ to: `+86${mobile}`, channel: 'sms' });
    const form = { type: 'mobile', user_string: mobile, code: message!.code, password: 'mellow-river-clock' } as const;
    client.token = await client.call('user/register', { ...form, re_password: form.password });
    expect(await client.call('user/info', {})).toMatchObject({ mobile, area_code: '86' });
    expect(await client.codeOf('user/login', { user_string: mobile, area_code: '+86', password: form.password })).toBe(
      'ok',
    );
    expect(await client.codeOf('user/login', { user_string: mobile, area_code: '1', password: form.password })).toBe(
      'login_failed',
    );
  });

  it('D27 revokes one device or every other one', async () => {
    const info = await alice.call('user/info', {});
    const phone = await server.client().login(info.account);
    const tablet = await server.client().login(info.account);
    const phoneId = (await phone.call('safe/sessions', {})).find(({ current }) => current)!.id;
    expect(await alice.call('safe/revoke_session', { id: phoneId })).toBe(true);
    expect(await phone.codeOf('user/info', {})).toBe('login_required');
    expect(await alice.codeOf('safe/revoke_session', { id: phoneId })).toBe('session_unknown');
    expect(await alice.call('safe/revoke_session', { all: 'true' })).toBe(true);
    expect(await tablet.codeOf('user/info', {})).toBe('login_required');
    expect(await alice.codeOf('user/info', {})).toBe('ok');
  });

  it('D27 a new password ends the other devices and shows the hold', async () => {
    const { account } = await alice.call('user/info', {});
    const phone = await server.client().login(account);
    const change = {
      old_password: 'Correct-Horse-9',
      password: 'mellow-river-clock',
      repassword: 'mellow-river-clock',
    };
    expect(await alice.call('safe/update_password', change)).toBe(true);
    expect(await phone.codeOf('user/info', {})).toBe('login_required');
    const { withdrawal_hold_until } = await alice.call('user/info', {});
    expect(withdrawal_hold_until).toBeGreaterThan(Date.now() + 86_000_000);
    expect(await alice.call('safe/login_history', {})).toMatchObject([
      { event: 'password_changed', success: true },
      { event: 'login', success: true },
    ]);
  });
});
