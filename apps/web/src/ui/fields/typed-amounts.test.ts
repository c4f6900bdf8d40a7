import { depositEndpoints } from '@auric/api/deposit/endpoints';
import { expect, test } from 'vitest';
import { typedAmounts } from './typed-amounts.ts';

const schema = typedAmounts(depositEndpoints['wallet/charge_req'].request, ['amount']);
const form = { account: 'Lin', currency: '3', type: 'ERC20' };

test.each([
  ['5.', '5'],
  ['.5', '0.5'],
  ['1000', '1000'],
])('%s is sent as %s', async (amount, expected) => {
  expect(await schema['~standard'].validate({ ...form, amount })).toMatchObject({
    value: { ...form, currency: 3, amount: expected },
  });
});

test.each(['?1.000.00', '', '-1', '1,5'])('%j is no amount', async (amount) => {
  const { issues } = await schema['~standard'].validate({ ...form, amount });
  expect(issues).toMatchObject([{ path: ['amount'] }]);
});
