import type { ConfigurationValues } from '@auric/api/console/configuration';
import { openStillOptions, type TestOperator, testMarkets } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConsoleHouse, reason } from '../../../console/console-house.test-support.ts';

let house: ConsoleHouse;
let finance: TestOperator;
let secondFinance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance } = house.operators);
  await openStillOptions(house.server);
});
afterAll(() => house.close());

const subject = `option_market/${testMarkets.btc}`;
const limit = 'option_stake_limit';

async function change(of: string, values: ConfigurationValues, effective_at = 0): Promise<void> {
  const { proposal } = await finance.call('configuration/change', { subject: of, effective_at, reason, values });
  await secondFinance.call('cases/claim', { id: proposal });
  await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
}

it('the terms of options are shown, changed by two for a time, and come into force then', async () => {
  const thing = async (of: string) => (await finance.call('configuration', {})).find((one) => one.subject === of);
  await expect.poll(async () => (await thing(subject))?.values['duration_1_payout']).toBe('0.75');
  const { group, title, values } = (await thing(subject))!;
  expect({ group, title }).toEqual({ group: 'option_terms', title: 'BTC/USDT' });
  expect(values).toMatchObject({ open: '1', duration_4_seconds: '300', stake_most: '5000', exposure: '0.002' });
  expect((await thing(limit))?.values).toEqual({ customer_most: '20000' });

  const wrong = { subject, effective_at: 0, reason, values: { ...values, duration_1_payout: '1.1' } };
  expect(await finance.codeOf('configuration/change', wrong)).toBe('configuration_value');
  await change(subject, { ...values, open: '0', duration_1_payout: '0.7' });
  await expect.poll(async () => (await thing(subject))?.values).toMatchObject({ open: '0', duration_1_payout: '0.7' });
  const later = Date.now() + 3_600_000;
  await change(subject, { ...values, open: '1' }, later);
  await expect
    .poll(async () => (await thing(subject))?.upcoming)
    .toMatchObject([{ effective_at: later, values: { open: '1', duration_1_payout: '0.75' } }]);
  await change(limit, { customer_most: '10000' });
  await expect.poll(async () => (await thing(limit))?.values).toEqual({ customer_most: '10000' });
  const { data } = await finance.call('configuration/history', { subject });
  expect(data.slice(0, 2).map(({ values: then }) => then['open'])).toEqual(['1', '0']);
});

it('durations come and go by the form, which has room for one more', async () => {
  const eth = `option_market/${testMarkets.eth}`;
  const thing = async () => (await finance.call('configuration', {})).find((one) => one.subject === eth)!;
  const { values, fields } = await thing();
  expect(values).toMatchObject({ duration_4_seconds: '300', duration_5_seconds: '0', duration_5_payout: '0' });
  expect(fields.filter(({ name }) => name.endsWith('_seconds'))).toHaveLength(5);
  const codeOf = (changed: object) =>
    finance.codeOf('configuration/change', {
      subject: eth,
      effective_at: 0,
      reason,
      values: { ...values, ...changed },
    });
  for (const wrong of [
    { duration_5_seconds: '600' },
    { duration_5_payout: '0.8' },
    { duration_5_seconds: '300', duration_5_payout: '0.8' },
    { duration_1_seconds: '14' },
    Object.fromEntries(Object.keys(values).flatMap((name) => (name.startsWith('duration_') ? [[name, '0']] : []))),
  ])
    expect([wrong, await codeOf(wrong)]).toEqual([wrong, 'configuration_value']);

  await change(eth, { ...values, duration_5_seconds: '600', duration_5_payout: '0.86' });
  await expect
    .poll(async () => (await thing()).values)
    .toMatchObject({ duration_5_seconds: '600', duration_6_seconds: '0' });
  const more = (await thing()).values;
  await change(eth, { ...more, duration_2_seconds: '0', duration_2_payout: '0' });
  await expect
    .poll(
      async () => (await house.server.client().call('microtrade/seconds', { match_id: testMarkets.eth }))[0]?.durations,
    )
    .toMatchObject([{ seconds: 30 }, { seconds: 120 }, { seconds: 300 }, { seconds: 600, profit_ratio: '0.86' }]);
});

it('capital leaves the pool by two, once for a payment, and what is needed stays', async () => {
  const pool = async () => Number((await house.server.client().call('microtrade/pool', {})).balance);
  const before = await pool();
  const asked = { amount: '1000.5', reference: 'wire 9', reason };
  expect(await finance.codeOf('treasury/withdraw_option_pool', { ...asked, amount: '0' })).toBe('configuration_value');
  expect(await confirm(asked)).toBe('ok');
  expect(before - (await pool())).toBe(1000.5);
  expect(await house.audited('withdraw_option_pool')).toMatchObject([
    { operator: { id: finance.demo.id }, second: { id: secondFinance.demo.id }, failure: '' },
  ]);
  expect(await confirm(asked)).toBe('ok');
  expect(before - (await pool())).toBe(1000.5);
  const [today] = await house.server.client().call('microtrade/pool_days', {});
  expect(today).toMatchObject({ balance: String(before - 1000.5), result: '0', capital: String(before - 1000.5) });
  expect(await confirm({ ...asked, amount: String(before), reference: 'wire 10' })).toBe('act_not_possible');
  expect(before - (await pool())).toBe(1000.5);
  expect((await finance.call('treasury', {})).balanced).toBe(true);
});

async function confirm(asked: { amount: string; reference: string; reason: string }): Promise<string> {
  const { proposal } = await finance.call('treasury/withdraw_option_pool', asked);
  await secondFinance.call('cases/claim', { id: proposal });
  return secondFinance.codeOf('cases/decide', { id: proposal, decision: 'approve', reason });
}
