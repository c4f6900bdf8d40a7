import type { TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConsoleHouse, reason } from '../../../console/console-house.test-support.ts';

let house: ConsoleHouse;
let finance: TestOperator;
let second: TestOperator;
/** A stock that every sandbox lists. */
const market = 201;
const hour = 3_600_000;
const effective_at = Date.now() + 2 * hour;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance: second } = house.operators);
});
afterAll(() => house.close());

async function confirm(proposal: number): Promise<string> {
  await second.call('cases/claim', { id: proposal });
  return second.codeOf('cases/decide', { id: proposal, decision: 'approve', reason });
}

test('two operators announce a split and take it back, and everybody sees what came of it', async () => {
  const asked = { market, numerator: 3, denominator: 1, effective_at, reason };
  expect(await confirm((await finance.call('stock/split', asked)).proposal)).toBe('ok');
  const [action] = (await finance.call('stock/days', {})).actions;
  expect(action).toMatchObject({
    kind: 'split',
    symbol: 'AAPL/USDT',
    numerator: 3,
    state: 'announced',
    per_share: '0',
  });
  const told = await house.server.client().call('stock/sessions', { match_id: market });
  expect(told.actions).toMatchObject([{ id: action!.id, match_id: market, kind: 'split', effective_at }]);
  const dividend = { market, per_share: '0.25', effective_at: effective_at + hour, reason };
  expect(await confirm((await finance.call('stock/dividend', dividend)).proposal)).toBe('act_not_possible');
  expect(
    await confirm((await finance.call('stock/cancel_action', { action: action!.id, market, reason })).proposal),
  ).toBe('ok');
  expect((await finance.call('stock/days', {})).actions).toMatchObject([{ id: action!.id, state: 'canceled' }]);
  expect(await house.audited('announce_split')).toMatchObject([{ operator: { id: finance.demo.id }, failure: '' }]);
});

test('a dividend is announced by two', async () => {
  const dividend = { market, per_share: '0.25', effective_at, reason };
  expect(await confirm((await finance.call('stock/dividend', dividend)).proposal)).toBe('ok');
  const [action] = (await finance.call('stock/days', {})).actions;
  expect(action).toMatchObject({ kind: 'dividend', per_share: '0.25', state: 'announced', holders: 0, paid: '0' });
});

test('what can’t be is refused before anybody is asked', async () => {
  const split = { market: 1, numerator: 3, denominator: 1, effective_at, reason };
  expect(await finance.codeOf('stock/split', split)).toBe('market_not_found');
  expect(await finance.codeOf('stock/dividend', { market, per_share: '0', effective_at, reason })).toBe(
    'configuration_value',
  );
  expect(await confirm((await finance.call('stock/cancel_session', { session: 99, reason })).proposal)).toBe(
    'act_not_possible',
  );
});
