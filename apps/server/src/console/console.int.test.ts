import { addOperator, publishStillIndex, TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: TestOperator;
let secondAdmin: TestOperator;
let compliance: TestOperator;
let finance: TestOperator;
let second: TestOperator;

beforeAll(async () => {
  server = await bootServer({ settings: { LOGINS_PER_ADDRESS_PER_MINUTE: '1000' } });
  await publishStillIndex(server.exchange);
  admin = await (await addOperator(server, ['admin'])).signIn();
  secondAdmin = await (await addOperator(server, ['admin'])).signIn();
  compliance = await (await addOperator(server, ['compliance'])).signIn();
  finance = await (await addOperator(server, ['finance'])).signIn();
  second = await (await addOperator(server, ['finance'])).signIn();
});
afterAll(() => server.close());

const reason = 'A reason of the tests';

/** Has another admin confirm what one has asked for about operators; gives what is to be handed over. */
async function agreed({ proposal }: { proposal: number | null }, by = secondAdmin) {
  await by.call('cases/claim', { id: proposal! });
  return (await by.call('cases/decide', { id: proposal!, decision: 'approve', reason })).handed_out;
}

/** What the audit says of an act. */
async function audited(act: string, subject?: string) {
  return (await admin.call('audit', { act, subject, limit: 5 })).data;
}

describe('signing in', () => {
  it('tells who is there and what the roles allow', async () => {
    const me = await admin.call('session/me', {});
    expect(me).toMatchObject({ name: admin.demo.name, roles: ['admin'], state: 'in', sandbox: true });
    expect(me.calls).toContain('operators/add');
    expect(me.calls).not.toContain('customers');
  });

  it('needs the second factor before anything else answers', async () => {
    const half = await addOperator(server);
    await half.call('session/login', { name: half.demo.name, password: half.demo.password });
    expect(await half.codeOf('operators', {})).toBe('session_not_ready');
    expect(await half.codeOf('session/stay', {})).toBe('session_not_ready');
    expect(await half.codeOf('session/lock', {})).toBe('session_not_ready');
    expect((await half.call('session/me', {})).state).toBe('factor');
    expect((await half.call('session/me', {})).calls).toEqual([]);
  });

  it('D25 takes a code once, and a token that was there before the code is worth nothing after it', async () => {
    const one = await addOperator(server);
    await one.call('session/login', { name: one.demo.name, password: one.demo.password });
    const before = one.cookie;
    const code = one.code();
    await one.call('session/factor', { code });
    expect((await one.call('session/me', {})).state).toBe('in');
    const old = new TestOperator(server.url, one.demo);
    old.cookie = before;
    expect(await old.codeOf('session/me', {})).toBe('login_required');
    const again = new TestOperator(server.url, one.demo);
    await again.call('session/login', { name: one.demo.name, password: one.demo.password });
    expect(await again.codeOf('session/factor', { code })).toBe('operator_code_wrong');
  });

  it('sets a first factor up, gives recovery codes that are good once, and has the first password changed', async () => {
    const made = (await agreed(await admin.call('operators/add', { name: 'newcomer', roles: ['support'], reason })))!;
    const fresh = new TestOperator(server.url, { ...admin.demo, name: 'newcomer', password: made.password });
    expect(await fresh.call('session/login', { name: 'newcomer', password: made.password })).toEqual({
      state: 'setup',
    });
    expect(await fresh.codeOf('session/factor', { code: '123456' })).toBe('session_not_ready');
    const { secret } = await fresh.call('session/setup', {});
    Object.assign(fresh.demo, { secret });
    expect(await fresh.codeOf('session/confirm', { code: '000000' })).toBe('operator_code_wrong');
    const { recovery_codes } = await fresh.call('session/confirm', { code: fresh.code() });
    expect(recovery_codes).toHaveLength(10);
    expect(await fresh.codeOf('queues', {})).toBe('session_not_ready');
    const change = { old_password: made.password, password: 'another-word-7', repassword: 'another-word-7' };
    const me = await fresh.call('session/password', { ...change, code: recovery_codes[0]! });
    expect(me).toMatchObject({ state: 'in', recovery_codes: 9 });
    expect(await fresh.codeOf('session/unlock', { password: 'another-word-7', code: recovery_codes[0] })).toBe(
      'operator_code_wrong',
    );
  });

  it('locks, and unlocks by password and code alone', async () => {
    const one = await (await addOperator(server, ['support'])).signIn();
    expect((await one.call('session/lock', {})).state).toBe('locked');
    expect(await one.codeOf('queues', {})).toBe('session_locked');
    expect(await one.codeOf('session/stay', {})).toBe('session_locked');
    expect(await one.codeOf('session/unlock', { password: 'wrong', code: '000000' })).toBe('password_wrong');
    const me = await one.call('session/unlock', { password: one.demo.password, code: one.code() });
    expect(me.state).toBe('in');
  });

  it('shows where one is signed in oneself, and ends any of it and nothing of others', async () => {
    const one = await (await addOperator(server, ['support'])).signIn();
    const elsewhere = new TestOperator(server.url, one.demo);
    await elsewhere.call('session/login', { name: one.demo.name, password: one.demo.password });
    const own = async () => (await one.call('session/list', {})).map((session) => session.own);
    expect(await own()).toEqual([true]);
    await elsewhere.call('session/factor', { code: one.code() });
    expect(await own()).toEqual([false, true]);
    const [other] = await one.call('session/list', {});
    expect(other).toMatchObject({ address: '127.0.0.1', device: expect.any(String) as string });
    expect(await admin.codeOf('session/end', { session: other!.id })).toBe('session_unknown');
    expect(await one.codeOf('session/end', { session: other!.id })).toBe('ok');
    expect(await one.codeOf('session/end', { session: other!.id })).toBe('session_unknown');
    expect(await elsewhere.codeOf('session/me', {})).toBe('login_required');
    expect(await own()).toEqual([true]);
    expect(await audited('session.end', String(one.demo.id))).toMatchObject([{ operator: { id: one.demo.id } }]);
    await one.call('session/lock', {});
    expect(await one.codeOf('session/list', {})).toBe('session_locked');
  });

  it('tells a wrong name from a wrong password by nothing, and journals the latter', async () => {
    const stranger = new TestOperator(server.url, admin.demo);
    expect(await stranger.codeOf('session/login', { name: 'nobody-here', password: 'x' })).toBe(
      'operator_login_failed',
    );
    const login = { name: compliance.demo.name, password: 'x' };
    expect(await stranger.codeOf('session/login', login)).toBe('operator_login_failed');
    expect(await audited('session.refused', String(compliance.demo.id))).toMatchObject([{ operator: { id: 0 } }]);
  });
});

describe('operators', () => {
  it('are nobody’s to change but another admin’s, and one admin stays', async () => {
    const operator = admin.demo.id;
    expect(await admin.codeOf('operators/disable', { operator, reason })).toBe('operator_self');
    const other = await (await addOperator(server, ['admin'])).signIn();
    expect(await other.codeOf('operators/disable', { operator, reason })).toBe('ok');
    expect(await admin.codeOf('session/me', {})).toBe('login_required');
    expect(await agreed(await other.call('operators/enable', { operator, reason }))).toBeNull();
    await admin.signIn();
    const roles = { operator: other.demo.id, roles: ['support' as const], reason };
    await agreed(await admin.call('operators/roles', roles));
    expect(await other.codeOf('operators', {})).toBe('login_required');
  });
});

describe('a customer', () => {
  it('is found, frozen with a word that is told, seen in one timeline, and let go again', async () => {
    const client = await server.client().register('frozen1');
    const { id } = await client.call('user/info', {});
    const found = await compliance.call('customers', { query: 'FROZEN' });
    expect(found.data).toMatchObject([{ id, account: 'frozen1', trading_freeze: 'none' }]);
    expect((await compliance.call('customers', { query: String(id) })).total).toBeGreaterThan(0);
    expect((await compliance.call('customers', { query: '%' })).total).toBe(0);

    await compliance.call('customers/freeze', { customer: id, scope: 'trading', word: 'security', reason });
    const whole = await compliance.call('customers/one', { customer: id });
    expect(whole).toMatchObject({ trading_freeze: 'security', withdrawal_freeze: 'none', standing_published: true });
    expect(whole.freezes).toMatchObject([{ source: 'operator', scope: 'trading', word: 'security' }]);
    const order = { match_id: 1, type: 'buy', amount: '0.001', target_price: '50000' } as const;
    expect(await client.codeOf('coin/trade', order)).toBe('account_frozen');

    const { data } = await compliance.call('customers/timeline', { customer: id });
    expect(data.map(({ part }) => part)).toContain('bills');
    await expect
      .poll(async () => (await compliance.call('customers/timeline', { customer: id, part: 'acts' })).data)
      .toMatchObject([{ kind: 'customer.freeze', operator: { id: compliance.demo.id } }]);

    await compliance.call('customers/unfreeze', { customer: id, scope: 'both', reason });
    expect(await compliance.codeOf('customers/unfreeze', { customer: id, scope: 'both', reason })).toBe(
      'nothing_to_change',
    );
    expect(await client.codeOf('coin/trade', order)).toBe('ok');
    expect(await compliance.call('customers/end_sessions', { customer: id, reason })).toEqual({ ended: 1 });
    expect(await client.codeOf('user/info', {})).toBe('login_required');
  });

  it('has what changed of its standing, what it was told and its chats in the timeline', async () => {
    const client = await server.client().register('storied1');
    const { id: customer } = await client.call('user/info', {});
    await compliance.call('customers/freeze', { customer, scope: 'both', word: 'documents', reason });
    await compliance.call('customers/unfreeze', { customer, scope: 'trading', reason });
    await compliance.call('customers/unfreeze', { customer, scope: 'withdrawals', reason });
    const { chat } = await client.call('kefu/send', { text: 'Hello', topic: 'trading', request_id: 'storied-1' });
    const of = async (part: string) => (await compliance.call('customers/timeline', { customer, part })).data;
    expect(await of('standing')).toMatchObject([
      { kind: 'lifted', values: { source: 'operator' } },
      { kind: 'frozen', values: { source: 'operator', word: 'documents', scope: 'withdrawals' } },
      { kind: 'frozen', values: { source: 'operator', word: 'documents', scope: 'both' } },
    ]);
    const told = (await of('messages')).map(({ values }) => values['title']);
    expect(told).toEqual(expect.arrayContaining(['Account unfrozen', 'Account frozen', 'Welcome']));
    expect(await of('support')).toMatchObject([{ kind: 'opened', values: { topic: 'trading' } }]);
    const support = await (await addOperator(server, ['support'])).signIn();
    const waiting = (await support.call('cases', { queue: 'support' })).data.find(({ ref }) => ref === String(chat.id));
    await support.call('cases/claim', { id: waiting!.id });
    await support.call('cases/decide', { id: waiting!.id, decision: 'close', reason });
    expect((await of('support')).map(({ kind }) => kind)).toEqual(['closed', 'opened']);
  });

  it('has a timeline whose pages lose nothing and show nothing twice', async () => {
    const client = await server.client().register('paged12');
    const { id: customer } = await client.call('user/info', {});
    for (let times = 0; times < 4; times += 1) await server.client().login('paged12');
    await client.call('sandbox/faucet', { currency: 3, amount: '10' });
    const read = (limit: number, before?: string) =>
      compliance.call('customers/timeline', { customer, limit, ...(before === undefined ? {} : { before }) });
    // What began with the account and the arrival come from the journal, a moment later than the rest.
    await expect.poll(async () => (await read(100)).data.filter(({ part }) => part === 'bills').length).toBe(2);
    const [newest, ...older] = (await read(100)).data;
    expect(new Set(older.map(({ part }) => part)).size).toBeGreaterThan(1);
    const all = older.map(({ id }) => id);
    const paged: string[] = [];
    // Whatever may still be told is newer than that, and on no page below.
    for (let before = `${newest!.at}.${newest!.id}`; ;) {
      const page = await read(2, before);
      paged.push(...page.data.map(({ id }) => id));
      if (page.next === null) break;
      before = page.next;
    }
    expect(paged).toEqual(all);
  });
});

describe('a proposal', () => {
  const funding = { account: 'insurance', currency: 3, amount: '12.5', reference: 'wire 1', reason };

  it('happens when another operator has agreed, and is one act of two people', async () => {
    const { proposal } = await finance.call('treasury/fund', funding);
    expect(await finance.codeOf('cases/claim', { id: proposal })).toBe('case_own');
    expect(await compliance.codeOf('cases/one', { id: proposal })).toBe('case_unknown');
    expect(await second.codeOf('cases/decide', { id: proposal, decision: 'approve', reason })).toBe('case_not_claimed');
    expect(await second.call('cases/next', { queue: 'proposals' })).toEqual({ id: proposal });
    expect(await finance.call('cases/next', { queue: 'proposals' })).toEqual({ id: null });
    const before = await insurance();
    const overview = async () => (await second.call('queues', {})).find(({ name }) => name === 'proposals');
    expect(await overview()).toMatchObject({ open: 1, claimed: 0, mine: 0, may_decide: true });
    await second.call('cases/claim', { id: proposal });
    expect(await overview()).toMatchObject({ open: 0, claimed: 1, mine: 1 });
    const claimed = await second.call('cases', { queue: 'proposals', state: 'claimed', mine: true });
    expect(claimed).toMatchObject({ total: 1, data: [{ id: proposal, claimed_by: { id: second.demo.id } }] });
    expect((await finance.call('cases', { queue: 'proposals', mine: true })).total).toBe(0);
    expect((await finance.call('cases', { queue: 'proposals', state: 'open' })).total).toBe(0);
    const whole = await second.call('cases/one', { id: proposal });
    expect(whole).toMatchObject({ state: 'claimed', view: { call: 'treasury/fund', payload: { amount: '12.5' } } });
    const decided = await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
    expect(decided).toMatchObject({ state: 'decided', decided: { decision: 'approve' } });
    expect((await insurance()) - before).toBe(12.5);
    expect(await audited('fund_house')).toMatchObject([
      { operator: { id: finance.demo.id }, second: { id: second.demo.id }, failure: '' },
    ]);
    // The same arrival isn't booked a second time.
    const again = await finance.call('treasury/fund', funding);
    await second.call('cases/claim', { id: again.proposal });
    await second.call('cases/decide', { id: again.proposal, decision: 'approve', reason });
    expect((await insurance()) - before).toBe(12.5);
  });

  it('does nothing when it is rejected', async () => {
    const before = await insurance();
    const { proposal } = await finance.call('treasury/fund', { ...funding, reference: 'wire 2' });
    await second.call('cases/claim', { id: proposal });
    expect(await second.codeOf('cases/decide', { id: proposal, decision: 'maybe', reason })).toBe('decision_unknown');
    await second.call('cases/decide', { id: proposal, decision: 'reject', reason });
    expect(await insurance()).toBe(before);
    expect(await second.codeOf('cases/claim', { id: proposal })).toBe('case_not_claimable');
  });

  it('corrects a balance by both sides of a double entry, and tells the customer', async () => {
    const client = await server.client().register('adjusted1');
    const { id: customer } = await client.call('user/info', {});
    const asked = { customer, account: 'spot', currency: 3, house_account: 'treasury', reason } as const;
    const much = { ...asked, amount: '200000', direction: 'to_customer' } as const;
    expect(await refusalOf(much)).toBe('act_not_possible');
    expect(await refusalOf({ ...asked, amount: '10000.01', direction: 'from_customer' })).toBe('act_not_possible');
    expect(await finance.codeOf('customers/adjust', { ...much, house_account: 'world' })).toBe('house_account_unknown');
    expect(await refusalOf({ ...asked, amount: '2.5', direction: 'from_customer' })).toBe('ok');
    const whole = await compliance.call('customers/one', { customer });
    expect(whole.balances).toEqual([
      { account: 'spot', currency: 3, currency_name: 'USDT', available: '9997.5', freeze: '0' },
    ]);
    const { data } = await client.call('site_message/index', {});
    expect(data.map(({ text }) => text).join()).toContain('-2.5 USDT');
    await insurance();
  });

  /** Proposes and confirms; what the confirmation answers. A case that was refused waits again and is rejected. */
  async function refusalOf(payload: Parameters<typeof finance.call<'customers/adjust'>>[1]): Promise<string> {
    const { proposal } = await finance.call('customers/adjust', payload);
    await second.call('cases/claim', { id: proposal });
    const code = await second.codeOf('cases/decide', { id: proposal, decision: 'approve', reason });
    if (code === 'ok') return code;
    await second.call('cases/claim', { id: proposal });
    await second.call('cases/decide', { id: proposal, decision: 'reject', reason });
    return code;
  }

  async function insurance(): Promise<number> {
    const { house, balanced } = await finance.call('treasury', {});
    expect(balanced).toBe(true);
    const account = house.find(({ name }) => name === 'insurance');
    return Number(account?.balances.find(({ currency }) => currency === 3)?.amount ?? 0);
  }
});

describe('a configuration', () => {
  it('shows what is in force, is changed by two, and keeps who did it', async () => {
    const things = await finance.call('configuration', {});
    const fees = things.find(({ subject }) => subject === 'fee_schedule')!;
    const rules = things.find(({ group }) => group === 'market_rules')!;
    expect(fees.values['tiers']).toMatchObject([{ volume: '0', maker: '0.001', taker: '0.001' }, {}, {}, {}, {}, {}]);
    expect(rules.values).toMatchObject({
      min_notional: '5',
      price_band: '0.2',
      open_orders: '200',
      index_sources: '2',
    });

    const values = { ...rules.values, min_notional: '7.5' };
    const wrong = { ...values, price_band: '1' };
    const change = { subject: rules.subject, effective_at: 0, reason };
    expect(await finance.codeOf('configuration/change', { ...change, values: wrong })).toBe('configuration_value');
    expect(await finance.codeOf('configuration/change', { ...change, values, effective_at: 5 })).toBe(
      'effective_time_past',
    );
    const { proposal } = await finance.call('configuration/change', { ...change, values });
    await second.call('cases/claim', { id: proposal });
    expect((await second.call('cases/one', { id: proposal })).view).toMatchObject({
      payload: { before: { min_notional: '5' } },
    });
    await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
    await expect
      .poll(async () => (await finance.call('configuration/history', { subject: rules.subject })).data)
      .toMatchObject([
        {
          values: { min_notional: '7.5' },
          before: { min_notional: '5' },
          operator: { id: finance.demo.id },
          second: { id: second.demo.id },
          reason,
        },
        { values: { min_notional: '5' }, before: null, operator: null },
      ]);
  });

  it('says what is offered in which country, from a time on, and customers are told', async () => {
    const subject = 'availability/spot';
    const spot = async () => (await finance.call('configuration', {})).find((thing) => thing.subject === subject);
    const values = { is_on: true, rule: 'everywhere except', countries: ['TH'] };
    expect(await spot()).toMatchObject({
      group: 'availability',
      title: 'Spot',
      summary: 'Everywhere',
      values: { ...values, countries: [] },
    });
    const change = { subject, effective_at: 0, reason };
    for (const wrong of [{ countries: ['UK'] }, { countries: 'TH' }, { rule: 'except' }, { is_on: 'yes' }])
      expect(await finance.codeOf('configuration/change', { ...change, values: { ...values, ...wrong } })).toBe(
        'configuration_value',
      );
    const unknown = { ...change, subject: 'availability/lottery', values };
    expect(await finance.codeOf('configuration/change', unknown)).toBe('configuration_unknown');
    const thai = await registeredIn(server.client(), '66', '812345678');
    const offered = async () => (await thai.call('offers', {})).find(({ offer }) => offer === 'spot')?.offered;
    expect(await offered()).toBe('yes');
    await confirmed({ ...change, values: { ...values, countries: ['TH', 'KP', 'TH'] } });
    await expect
      .poll(async () => (await finance.call('configuration/history', { subject })).data)
      .toMatchObject([
        { values: { countries: ['KP', 'TH'] }, before: null, operator: { id: finance.demo.id }, reason },
      ]);
    expect(await offered()).toBe('elsewhere');
    await confirmed({ ...change, values: { ...values, is_on: false, countries: [] } });
    expect(await offered()).toBe('off');
    await confirmed({ ...change, values: { ...values, countries: [] } });
    const effective_at = Date.now() + 3_600_000;
    await confirmed({ ...change, values, effective_at });
    expect((await spot())?.upcoming).toEqual([{ effective_at, values }]);
    expect(await offered()).toBe('yes');
  });

  async function registeredIn(client: ReturnType<TestServer['client']>, area_code: string, mobile: string) {
    await client.call('sms_send', { mobile, area_code, scene: 'register' });
    const [sent] = await client.call('sandbox/outbox', { user_string: mobile, area_code });
    const password = 'Correct-Horse-9';
    const form = {
      type: 'mobile',
      user_string: mobile,
      area_code,
      code: sent!.code,
      agreements: 'terms:1,privacy:1,risk:1',
    } as const;
    client.token = await client.call('user/register', { ...form, password, re_password: password });
    return client;
  }

  async function confirmed(asked: Parameters<typeof finance.call<'configuration/change'>>[1]): Promise<void> {
    const { proposal } = await finance.call('configuration/change', asked);
    await second.call('cases/claim', { id: proposal });
    await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
  }

  it('announces what takes effect later', async () => {
    const effective_at = Date.now() + 3_600_000;
    const tiers = [{ volume: '0', maker: '0.0005', taker: '0.002' }];
    const asked = { subject: 'fee_schedule', values: { tiers }, effective_at, reason };
    const { proposal } = await finance.call('configuration/change', asked);
    await second.call('cases/claim', { id: proposal });
    await second.call('cases/decide', { id: proposal, decision: 'approve', reason });
    await expect
      .poll(async () => (await finance.call('configuration', {})).find(({ group }) => group === 'fees')?.upcoming)
      .toEqual([{ effective_at, values: { tiers } }]);
  });
});

describe('the audit', () => {
  it('is searched and exported, and the export is an act itself', async () => {
    const { data } = await admin.call('audit', { words: 'REASON OF THE', limit: 100 });
    expect(data.length).toBeGreaterThan(3);
    expect(data.every(({ reason: said }) => said === reason)).toBe(true);
    const { body } = await admin.send('audit/csv', {});
    expect(body.type === 'ok' ? body.message : '').toContain('customer.freeze');
    expect(await audited('audit.export')).toMatchObject([{ operator: { id: admin.demo.id } }]);
    expect(await admin.call('audit/acts', {})).toContain('customer.freeze');
  });
});

it('says how the house is', async () => {
  const health = await admin.call('health', {});
  expect(health.series.map(({ name }) => name)).toContain('commit');
  expect(health.series[0]!.values).toHaveLength(180);
});

describe('queues', () => {
  it('are told with what waits in them, and since when', async () => {
    const queues = await finance.call('queues', {});
    const {
      open,
      claimed,
      second: seconds,
      mine,
      oldest_at: oldest,
    } = queues.find(({ name }) => name === 'proposals')!;
    expect([open, claimed, seconds, mine].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(oldest === null).toBe(open + claimed + seconds === 0);
  });
});
