import type { TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConsoleHouse, reason } from '../console/console-house.test-support.ts';

let house: ConsoleHouse;
let finance: TestOperator;
let secondFinance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance } = house.operators);
});
afterAll(() => house.close());

it('what the banks have is stated by two, of a moment that has passed, and stands beside the chains', async () => {
  const stated_at = Date.now() - 60_000;
  const asked = { currency: 3, amount: '1250.5', stated_at, reason };
  const bank = async () =>
    (await finance.call('reconciliation', {})).assets.find(({ currency }) => currency === 3)?.bank ?? null;
  for (const [wrong, code] of [
    [{ stated_at: Date.now() + 600_000 }, 'configuration_value'],
    [{ amount: '1.0000001' }, 'parameter_error'],
    [{ currency: 999 }, 'currency_unknown'],
  ] as const)
    expect(await finance.codeOf('reconciliation/bank', { ...asked, ...wrong })).toBe(code);

  const { proposal } = await finance.call('reconciliation/bank', asked);
  const own = { id: proposal, decision: 'approve', reason };
  expect(await finance.codeOf('cases/claim', { id: proposal })).toBe('case_own');
  expect(await bank()).toBeNull();
  await secondFinance.call('cases/claim', { id: proposal });
  expect((await secondFinance.call('cases/one', { id: proposal })).view).toMatchObject({
    payload: { coin: 'USDT', amount: '1250.5', stated_at },
  });
  await secondFinance.call('cases/decide', own);
  expect(await bank()).toEqual({ amount: '1250.5', stated_at, books: '0' });
  expect(await house.audited('reconciliation.bank')).toMatchObject([
    { operator: { id: finance.demo.id }, second: { id: secondFinance.demo.id }, reason },
  ]);

  const empty = await finance.call('reconciliation/bank', { ...asked, amount: '0', stated_at: stated_at + 1 });
  await secondFinance.call('cases/claim', { id: empty.proposal });
  await secondFinance.call('cases/decide', { ...own, id: empty.proposal });
  expect(await bank()).toMatchObject({ amount: '0', stated_at: stated_at + 1 });
});
