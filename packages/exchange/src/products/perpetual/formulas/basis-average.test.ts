import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageBasis, withBasis } from './basis-average.ts';
import { compare, ratio, whole, zero } from './exact.ts';
import { isPremiumDue, nextFundingAt } from './funding-times.ts';

test('an average without samples is 0: the book is taken to be at the index', () => {
  expect(compare(averageBasis([], 5), zero)).toBe(0);
});

test('a sample counts for 150 s and no longer', () => {
  const samples = withBasis([], 1_000, 7);
  expect(compare(averageBasis(samples, 150_999), whole(7))).toBe(0);
  expect(compare(averageBasis(samples, 151_000), zero)).toBe(0);
  expect(withBasis(samples, 151_000, 9)).toEqual([151_000, 9]);
});

test('a second gives one sample, however often it is marked', () => {
  const samples = withBasis(withBasis(withBasis([], 1_000, 6), 1_999, 60), 2_000, 9);
  expect(samples).toEqual([1_000, 6, 2_000, 9]);
  expect(compare(averageBasis(samples, 2_000), ratio(15n, 2n))).toBe(0);
});

test('D9 one instant of a pushed book moves the average by a 150th', () => {
  let samples: number[] = [];
  for (let second = 1; second <= 150; second++)
    samples = withBasis(samples, second * 1_000, second === 150 ? 15_000 : 0);
  expect(compare(averageBasis(samples, 150_000), whole(100))).toBe(0);
});

test('the window is the mean of what was sampled within it, and bounded', () => {
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: -(10 ** 12), max: 10 ** 12 })),
    {
      minLength: 1,
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(steps, (all) => {
      let samples: number[] = [];
      let at = 0;
      const taken: { at: number; basisE8: number }[] = [];
      for (const [gap, basisE8] of all) {
        at += gap;
        samples = withBasis(samples, at, basisE8);
        if (Math.floor((taken.at(-1)?.at ?? -1) / 1_000) < Math.floor(at / 1_000)) taken.push({ at, basisE8 });
      }
      const counting = taken.filter((sample) => at - sample.at < 150_000);
      const sum = counting.reduce((total, { basisE8 }) => total + BigInt(basisE8), 0n);
      expect(compare(averageBasis(samples, at), ratio(sum, BigInt(counting.length)))).toBe(0);
      expect(samples.length).toBeLessThanOrEqual(302);
    }),
  );
});

test('funding is at 00:00, 08:00 and 16:00 UTC, and an instant is followed by the next', () => {
  const day = Date.UTC(2026, 10, 22);
  const at = (hours: number) => day + hours * 3_600_000;
  expect(nextFundingAt(at(0), 8)).toBe(at(8));
  expect(nextFundingAt(at(8) - 1, 8)).toBe(at(8));
  expect(nextFundingAt(at(23), 8)).toBe(at(24));
});

test('a premium is sampled once a minute', () => {
  expect(isPremiumDue(0, 1_800_000_000_000)).toBe(true);
  expect(isPremiumDue(1_800_000_000_000, 1_800_000_059_999)).toBe(false);
  expect(isPremiumDue(1_800_000_059_999, 1_800_000_060_000)).toBe(true);
});
