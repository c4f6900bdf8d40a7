import { describe, expect, test } from 'vitest';
import { openingBound } from './opening-bound.ts';
import { defaultTiers, tiersOf } from './tiers.ts';

/** One tick 0.1 USDT, one lot 0.00001 BTC, unit 1: 100,000 ticks are 10,000 USDT, a coin is 100,000 lots. */
const scale = { unit: 1, tickE8: 10_000_000 };
const tiers = tiersOf(defaultTiers('major'));
const coin = 100_000;
const markE8 = 100_000 * 10_000_000;

/** By rules.md section 4 in floats: is a lot that is opened at this price liquidated at once? */
function isGone(side: 1 | -1, leverage: number, sideLots: number, price: number): boolean {
  const notional = sideLots * 100_000;
  const at = [50e9, 250e9, 1e12, 5e12, 20e12].filter((bound) => notional > bound).length;
  const mmr = [0.005, 0.006, 0.01, 0.025, 0.05, 0.1][at]!;
  const cum = [0, 50, 1_050, 16_050, 141_050, 1_141_050][at]! * 1e6;
  return price / leverage + side * (100_000 - price) <= (notional * mmr - cum) / sideLots;
}

describe.each([
  { side: 1, leverage: 10, lots: coin },
  { side: 1, leverage: 125, lots: coin },
  { side: 1, leverage: 50, lots: 60 * coin },
  { side: 1, leverage: 2, lots: 300 * coin },
  { side: -1, leverage: 1, lots: coin },
  { side: -1, leverage: 10, lots: coin },
  { side: -1, leverage: 100, lots: 20 * coin },
  { side: -1, leverage: 10, lots: 900 * coin },
] as const)('side $side with $leverage times, $lots lots', ({ side, leverage, lots }) => {
  test('is bound by the last price that is not liquidated at once', () => {
    const bound = openingBound(tiers, scale, { side, leverage, sideLots: lots }, markE8)!;
    expect(isGone(side, leverage, lots, bound)).toBe(false);
    expect(isGone(side, leverage, lots, bound + side)).toBe(true);
  });
});

test('equality is liquidated: 10 times and 1 % maintenance in a mark of 100,000 end below 110,000', () => {
  const flat = tiersOf([{ bound: 0, mmrPpm: 10_000, maxLeverage: 50 }]);
  expect(openingBound(flat, scale, { side: 1, leverage: 10, sideLots: coin }, markE8)).toBe(109_999);
  // A short: 101,000 × 10 / 11 = 91,818.18.
  expect(openingBound(flat, scale, { side: -1, leverage: 10, sideLots: coin }, markE8)).toBe(91_819);
});

test('a long without leverage can never owe, whatever its price', () => {
  expect(openingBound(tiers, scale, { side: 1, leverage: 1, sideLots: coin }, markE8)).toBeNull();
});
