import { addOperator, type TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleHouse, reason } from './../console-house.test-support.ts';

let house: ConsoleHouse;
let admin: TestOperator;
let compliance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ admin, compliance } = house.operators);
});
afterAll(() => house.close());

describe('a customer', () => {
  it('is found, frozen with a word that is told, seen in one timeline, and let go again', async () => {
    const client = await house.server.client().register('frozen1');
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
    const client = await house.server.client().register('storied1');
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
    const support = await (await addOperator(house.server, ['support'])).signIn();
    const waiting = (await support.call('cases', { queue: 'support' })).data.find(({ ref }) => ref === String(chat.id));
    await support.call('cases/claim', { id: waiting!.id });
    await support.call('cases/decide', { id: waiting!.id, decision: 'close', reason });
    expect((await of('support')).map(({ kind }) => kind)).toEqual(['closed', 'opened']);
  });

  it('has a timeline whose pages lose nothing and show nothing twice', async () => {
    const client = await house.server.client().register('paged12');
    const { id: customer } = await client.call('user/info', {});
    for (let times = 0; times < 4; times += 1) await house.server.client().login('paged12');
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

describe('the audit', () => {
  it('is searched and exported, and the export is an act itself', async () => {
    const { data } = await admin.call('audit', { words: 'REASON OF THE', limit: 100 });
    expect(data.length).toBeGreaterThan(3);
    expect(data.every(({ reason: said }) => said === reason)).toBe(true);
    const { body } = await admin.send('audit/csv', {});
    expect(body.type === 'ok' ? body.message : '').toContain('customer.freeze');
    expect(await house.audited('audit.export')).toMatchObject([{ operator: { id: admin.demo.id } }]);
    expect(await admin.call('audit/acts', {})).toContain('customer.freeze');
  });
});
