import { expect, test } from 'vitest';
import { entryPrice, notionalAt, unrealisedPnl, valueAt } from './contract.ts';
import { compare, ratio, whole } from './exact.ts';

/** Ticks of 0.1 USDT, lots of 0.001 coins: a tick times a lot is 100 units. */
const scale = { unit: 100, tickE8: 10_000_000 };
const entryValue = valueAt(scale, 3, 200_000) + valueAt(scale, 4, 200_001);

test('the entry price is the average of the fills, exact', () => {
  expect(compare(entryPrice(scale, { side: 1, lots: 7, entryValue }), ratio(1_400_004n, 7n))).toBe(0);
});

test('a mark that is a price values lots as a trade at it does, and one between two ticks exactly', () => {
  expect(compare(notionalAt(scale, 3, 2_000_000_000_000), whole(valueAt(scale, 3, 200_000)))).toBe(0);
  expect(compare(notionalAt(scale, 1, 1), ratio(1n, 100_000n))).toBe(0);
});

test('what a long wins a short of the same entry loses', () => {
  const pnl = (side: 1 | -1) => unrealisedPnl(scale, { side, lots: 7, entryValue }, 2_100_000_000_000);
  expect(compare(pnl(1), whole(valueAt(scale, 7, 210_000) - entryValue))).toBe(0);
  expect(compare(pnl(1), whole(0))).toBe(1);
  expect(compare(pnl(-1), whole(entryValue - valueAt(scale, 7, 210_000)))).toBe(0);
});
