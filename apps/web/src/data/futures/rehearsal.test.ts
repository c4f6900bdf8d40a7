import { isolatedBacking } from '@auric/exchange/perpetual/formulas';
import { expect, it } from 'vitest';
import { testContract, testFutures } from './test-futures.test-support.ts';
import { contractNumbers } from './contract-numbers.ts';
import { liquidationTicks, rehearse } from './rehearsal.ts';

const numbers = contractNumbers(testContract.terms, testFutures);

/** 1 BTC at 20,000, 50 times: the vector of the rules, which opens with 400 USDT. */
function oneAt20000(side: 1 | -1) {
  const entryValue = 20_000_000_000n;
  const margin = 400_000_000n;
  const bare = { side, lots: 10_000, entryValue };
  return { ...bare, margin, sideLots: 10_000, backing: isolatedBacking(bare, margin), cross: null };
}

it('finds the liquidation prices of the rules', () => {
  expect(liquidationTicks(numbers, oneAt20000(1))).toBe(196_985);
  expect(liquidationTicks(numbers, oneAt20000(-1))).toBe(202_985);
});

it('shows profit, what is left and what is used at a price', () => {
  const at = rehearse(numbers, oneAt20000(1), 201_000);
  expect(at).toEqual({
    profit: 100_000_000n,
    left: 500_000_000n,
    usedPercent: 20,
    liquidated: false,
    riskRateE4: null,
  });
  expect(rehearse(numbers, oneAt20000(-1), 201_000)).toMatchObject({ profit: -100_000_000n, left: 300_000_000n });
});

it('is liquidated from the liquidation price on, and not before', () => {
  expect(rehearse(numbers, oneAt20000(1), 196_985).liquidated).toBe(false);
  expect(rehearse(numbers, oneAt20000(1), 196_984).liquidated).toBe(true);
  expect(rehearse(numbers, oneAt20000(-1), 202_985).liquidated).toBe(false);
  expect(rehearse(numbers, oneAt20000(-1), 202_986).liquidated).toBe(true);
});

it('has nothing to be used where nothing backs it', () => {
  expect(rehearse(numbers, oneAt20000(1), 190_000)).toMatchObject({ usedPercent: null, liquidated: true });
});
