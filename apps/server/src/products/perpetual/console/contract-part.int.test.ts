import { openStillContract, type TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConsoleHouse, reason } from '../../../console/console-house.test-support.ts';

let house: ConsoleHouse;
let finance: TestOperator;
let secondFinance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance } = house.operators);
  subject = `contract_rules/${await openStillContract(house.server)}`;
});
afterAll(() => house.close());

let subject: string;

it('the rules of a futures market are shown, changed by two for a time, and come into force then', async () => {
  const thing = async () => (await finance.call('configuration', {})).find((one) => one.subject === subject);
  await expect.poll(async () => (await thing())?.values['leverage']).toBe('125');
  const { group, title, values } = (await thing())!;
  expect({ group, title }).toEqual({ group: 'contract_rules', title: 'BTCUSDT' });
  expect(values).toMatchObject({
    taker_fee: '0.0006',
    open_interest: '100000000',
    tier_1_up_to: '50000',
    tier_1_maintenance: '0.005',
    tier_6_leverage: '5',
  });

  const changed = { ...values, taker_fee: '0.0005', tier_1_maintenance: '0.0045' };
  const change = { subject, effective_at: 0, reason };
  const wrong = { ...changed, taker_fee: '0.2' };
  expect(await finance.codeOf('configuration/change', { ...change, values: wrong })).toBe('configuration_value');
  expect(await finance.codeOf('configuration/change', { ...change, values: { ...changed, tier_1_up_to: '-1' } })).toBe(
    'configuration_value',
  );
  const { proposal } = await finance.call('configuration/change', { ...change, values: changed });
  await secondFinance.call('cases/claim', { id: proposal });
  await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
  await expect
    .poll(async () => (await thing())?.values)
    .toMatchObject({ taker_fee: '0.0005', tier_1_maintenance: '0.0045', tier_1_up_to: '50000' });
  const later = Date.now() + 3_600_000;
  const { proposal: second } = await finance.call('configuration/change', {
    ...change,
    effective_at: later,
    values: { ...changed, taker_fee: '0.0007' },
  });
  await secondFinance.call('cases/claim', { id: second });
  await secondFinance.call('cases/decide', { id: second, decision: 'approve', reason });
  await expect
    .poll(async () => (await thing())?.upcoming)
    .toMatchObject([{ effective_at: later, values: { taker_fee: '0.0007' } }]);
  const { data } = await finance.call('configuration/history', { subject });
  expect(data.map(({ values: then }) => then['taker_fee'])).toEqual(['0.0007', '0.0005', '0.0006']);
});
