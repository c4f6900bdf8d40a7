import type { TestOperator } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleHouse, reason } from './../console-house.test-support.ts';

let house: ConsoleHouse;
let finance: TestOperator;
let secondFinance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance } = house.operators);
});
afterAll(() => house.close());

/** What is in force, in a few words. */
const summaries: Readonly<Record<string, string>> = {
  'withdrawal_terms/3-TRC20': 'Fee 2, least 10',
  'outflow_limit/1': '100 BTC',
};

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
    await secondFinance.call('cases/claim', { id: proposal });
    expect((await secondFinance.call('cases/one', { id: proposal })).view).toMatchObject({
      payload: { before: { min_notional: '5' } },
    });
    await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
    await expect
      .poll(async () => (await finance.call('configuration/history', { subject: rules.subject })).data)
      .toMatchObject([
        {
          values: { min_notional: '7.5' },
          before: { min_notional: '5' },
          operator: { id: finance.demo.id },
          second: { id: secondFinance.demo.id },
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
    const thai = await registeredIn(house.server.client(), '66', '812345678');
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
    await secondFinance.call('cases/claim', { id: proposal });
    await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
  }

  it.each([
    ['convert_terms', { spread: '0.0025' }, [{ spread: '0.0009' }, { valid: '60001' }, { dust_most: '1000.1' }]],
    ['transfer_fees', { fee: '0.002', fee_least: '0.5' }, [{ fee: '0.011' }, { fee_least: '-1' }]],
    ['withdrawal_review', { one_from: '2000' }, [{ one_from: '50000.1' }, { two_from: '1999' }]],
    ['withdrawal_terms/3-TRC20', { fee: '2' }, [{ fee: '10' }, { minimum: '0' }, { fee: '1.1234567' }]],
    ['identity_limits', { exit_1: '100' }, [{ exit_1: '500.1' }, { fiat_2: '1' }, { share: '0' }]],
    ['outflow_limit/1', { limit: '100' }, [{ limit: '1.123456789' }, { limit: '' }]],
  ])('of money products is changed by two, at once and later: %s', async (subject, fresh, wrong) => {
    const thing = async () => (await finance.call('configuration', {})).find((one) => one.subject === subject)!;
    const history = async () => (await finance.call('configuration/history', { subject })).data;
    const before = await thing();
    const values = { ...before.values, ...fresh };
    for (const one of wrong) {
      const asked = { subject, effective_at: 0, reason, values: { ...values, ...one } };
      expect(await finance.codeOf('configuration/change', asked)).toBe('configuration_value');
    }
    const past = { subject, effective_at: 5, reason, values };
    expect(await finance.codeOf('configuration/change', past)).toBe('effective_time_past');

    await confirmed({ subject, effective_at: 0, reason, values });
    expect(await thing()).toMatchObject({ values, upcoming: before.upcoming, summary: summaries[subject] ?? '' });
    const decided = { operator: { id: finance.demo.id }, second: { id: secondFinance.demo.id }, reason };
    await expect.poll(history).toMatchObject([{ values, ...decided }]);

    const effective_at = Date.now() + 3_600_000;
    const back = { ...values, ...before.values };
    await confirmed({ subject, effective_at, reason, values: back });
    expect(await thing()).toMatchObject({ values, upcoming: [{ effective_at, values: back }] });
    await expect.poll(history).toMatchObject([
      { effective_at, values: back, before: values, ...decided },
      { values, before: null, ...decided },
    ]);
  });

  it('is what customers are told: what a withdrawal costs, and what a level may move', async () => {
    const client = await house.server.client().register();
    const usdt = (await client.call('currency/list', {})).find(({ code }) => code === 'USDT')!;
    expect(usdt.networks).toMatchObject([
      { subName: 'ERC20', min_withdraw: '10', withdraw_fee: '3' },
      { subName: 'TRC20', min_withdraw: '10', withdraw_fee: '2' },
    ]);
    expect((await client.call('real/state', {})).limits).toMatchObject([
      { level: 1, withdraw_btc: '100', fiat_usdt: '2000' },
      { level: 2, withdraw_btc: '500', fiat_usdt: '1000000' },
    ]);
  });

  it('refuses what is no subject of it', async () => {
    const asked = { effective_at: 0, reason, values: {} };
    for (const subject of ['outflow_limit/999', 'withdrawal_terms/1-TRC20', 'convert_terms/1'])
      expect(await finance.codeOf('configuration/change', { ...asked, subject })).toBe('configuration_unknown');
  });

  it('announces what takes effect later', async () => {
    const effective_at = Date.now() + 3_600_000;
    const tiers = [{ volume: '0', maker: '0.0005', taker: '0.002' }];
    const asked = { subject: 'fee_schedule', values: { tiers }, effective_at, reason };
    const { proposal } = await finance.call('configuration/change', asked);
    await secondFinance.call('cases/claim', { id: proposal });
    await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
    await expect
      .poll(
        async () =>
          (await finance.call('configuration', {})).find((thing) => thing.subject === 'fee_schedule')?.upcoming,
      )
      .toEqual([{ effective_at, values: { tiers } }]);
  });
});
