import { expect, it } from 'vitest';
import { contractNumbers } from './contract-numbers.ts';
import { lotsPossible, openingOutlook } from './opening.ts';
import { liquidationTicks, rehearse } from './rehearsal.ts';
import { testContract, testFutures } from './test-futures.test-support.ts';
import type { OwnFutures } from '../positions/use-positions.ts';

const numbers = contractNumbers(testContract.terms, testFutures);
const opening = { side: 'long', ticks: 200_000n, lots: 10_000, leverage: 50, mode: 'isolated' } as const;

const account: OwnFutures['account'] = {
  currency: 3,
  available: '1000',
  freeze: '0',
  withdrawable: '1000',
  margin_balance: '1000',
  profits: '0',
  maintenance: '0',
  risk_rate: null,
  max_multiple: 50,
  quiz_passed: false,
  quiz_above: 50,
  newcomer_until: 0,
};

it('costs the initial margin and the taker fee of all of it', () => {
  const { notional, margin, fee, holding, leverageMost } = openingOutlook(numbers, testContract, null, opening);
  expect({ notional, margin, fee }).toEqual({ notional: 20_000_000_000n, margin: 400_000_000n, fee: 12_000_000n });
  expect(liquidationTicks(numbers, holding)).toBe(196_985);
  expect(leverageMost).toBe(125);
});

it('cross, the whole account stands behind it: 1,000 USDT and 20 times are far from liquidation', () => {
  const own = { account, positions: [], orders: [] };
  const { holding } = openingOutlook(numbers, testContract, own, { ...opening, leverage: 20, mode: 'cross' });
  // 1,000 less 12 of fee back a long of 1: (20,000 - 988) / (1 - 0.005), by the rules.
  expect(liquidationTicks(numbers, holding)).toBe(191_075);
  // 988 over the initial margin of 1,000 at the entry, and 100 less a hundred lower.
  expect(rehearse(numbers, holding, 200_000).riskRateE4).toBe(9880n);
  expect(rehearse(numbers, holding, 199_000).riskRateE4).toBe(8880n);
});

it('more than a tier holds has a lower highest leverage', () => {
  expect(openingOutlook(numbers, testContract, null, { ...opening, lots: 30_000 }).leverageMost).toBe(100);
});

it('opens as many lots as their margin and fee leave room for', () => {
  // A lot of 0.0001 BTC at 20,000 is 2 USDT: 0.04 of margin and 0.0012 of fee.
  expect(lotsPossible(numbers, 41_200n * 7n, 200_000n, 50)).toBe(7);
  expect(lotsPossible(numbers, 41_200n * 7n - 1n, 200_000n, 50)).toBe(6);
  expect(lotsPossible(numbers, 0n, 200_000n, 50)).toBe(0);
});
