import { describe, expect, test } from 'vitest';
import { compare, inBooks } from './comparison.ts';

const still = {
  found: 0n,
  arrived: 0n,
  arriving: 0n,
  left: 0n,
  leaving: 0n,
  given: 0n,
  stated: 0n,
  byHand: 0n,
  explained: 0n,
};

describe('a comparison', () => {
  test('finds nothing where the chains have what came less what left, with what the house gave', () => {
    expect(compare({ ...still, found: 75n, arrived: 100n, left: 30n, given: 5n })).toMatchObject({ difference: 0n });
  });

  test.each([
    [99n, -1n],
    [100n, 0n],
    [101n, 1n],
  ])('of 100 owed and %s found is off by %s', (found, difference) => {
    expect(compare({ ...still, found, arrived: 100n })).toEqual({ found, low: 100n, high: 100n, difference });
  });

  test.each([
    [69n, -1n],
    [70n, 0n],
    [120n, 0n],
    [121n, 1n],
  ])('takes what is on its way for there or not there: %s is off by %s', (found, difference) => {
    const counted = { ...still, found, arrived: 100n, arriving: 20n, leaving: 30n };
    expect(compare(counted)).toEqual({ found, low: 70n, high: 120n, difference });
  });

  test.each([
    [40n, 0n],
    [39n, -1n],
    [41n, 1n],
  ])(
    'counts what the banks are said to have, against what came and left by hand: %s is off by %s',
    (stated, difference) => {
      const compared = compare({ ...still, found: 100n, arrived: 100n, stated, byHand: 40n });
      expect(compared).toEqual({ found: 100n + stated, low: 140n, high: 140n, difference });
    },
  );

  test('what was explained is expected, more or less', () => {
    expect(compare({ ...still, found: 90n, arrived: 100n, explained: -10n }).difference).toBe(0n);
    expect(compare({ ...still, found: 110n, arrived: 100n, explained: 10n }).difference).toBe(0n);
  });
});

test('amounts of chains are cut to the unit of the books', () => {
  expect(inBooks(1_999_999_999n, 18, 8)).toBe(0n);
  expect(inBooks(12_345_678_901_234_567_890n, 18, 8)).toBe(1_234_567_890n);
  expect(inBooks(5n, 6, 6)).toBe(5n);
  expect(inBooks(5n, 2, 6)).toBe(50_000n);
});
