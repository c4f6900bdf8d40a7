import { expect, test } from 'vitest';
import { alice, usdt, World } from '../../exchange-world.test-support.ts';
import type { EventRecord } from '../index.ts';

const adjusted = {
  type: 'BalanceAdjusted',
  adjustment: 1,
  customer: alice,
  kind: 'spot',
  asset: usdt,
  amount: -1n,
  account: 3,
  act: 9,
  worthE6: 1n,
} as const;

/** Frames that no decision would have written. */
test.each<[string, EventRecord[]]>([
  ['closed_account_owns: 1000 1', [{ type: 'CustomerClosed', customer: alice }]],
  ['act_used_twice: 9', [adjusted, { ...adjusted, adjustment: 2 }]],
])('%s', (broken, events) => {
  const { exchange, now: at } = new World();
  exchange.apply({ seq: exchange.seq + 1, at, customer: 0, request: '', command: 'Any', events });
  expect(exchange.checkInvariants()).toContain(broken.split(' ')[0]);
});
