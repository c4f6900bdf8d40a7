import { expect, test } from 'vitest';
import { alice, usdt, World } from '../../exchange-world.test-support.ts';
import type { EventRecord } from '../index.ts';

const named = { chain: 'tron', transaction: '0xfeed', output: '0' } as const;
const coins = { customer: alice, ...named, asset: usdt, dust: 0n, decimals: 6 } as const;
const seen = { type: 'DepositSeen', deposit: 1, ...coins, amount: 5n } as const;
const credited = { type: 'DepositCredited', deposit: 1, customer: alice, asset: usdt, amount: 5n } as const;
const fiat = { voucher: '', currency: '', fiatE6: 0n, rateE8: 0n } as const;

/** Frames that no decision would have written. */
test.each<[string, EventRecord[]]>([
  ['deposit_amount', [{ ...seen, amount: 0n }]],
  ['deposit_amount', [{ ...seen, dust: -1n }]],
  ['deposit_credited_and_open', [seen, credited, { ...seen, deposit: 2 }]],
  ['deposit_unassigned', [seen, { type: 'DepositUnassigned', deposit: 1 }]],
  [
    'deposit_request_amount',
    [{ type: 'DepositRequested', request: 1, customer: alice, asset: usdt, amount: 0n, ...fiat }],
  ],
])('%s', (broken, events) => {
  const { exchange, now: at } = new World();
  exchange.apply({ seq: exchange.seq + 1, at, customer: 0, request: '', command: 'Any', events });
  expect(exchange.checkInvariants()).toContain(broken);
});
