import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PositionSide } from './contract.ts';
import { vectorScale } from '../../../../test/vectors/contract-vectors.ts';
import { valueBetween } from './bankruptcy.ts';
import { compare, whole } from './exact.ts';
import { defaultTakeoverRules, takeoverLoss, takeoverLots } from './fund-takeover.ts';

const million = 1_000_000n;
const rules = defaultTakeoverRules('major');
/** 10 coins long at a bankruptcy price of 20,000. */
const long = { side: 1, lots: 100_000, bankruptcyValue: 200_000n * million } as const;
const rich = { equity: 10_000_000n * million, lots: 0, lostToday: 0n };
const mark = (price: number) => price * 100_000_000;

test('what lost nothing yet is taken whole, within the bound of the position', () => {
  expect(takeoverLots(vectorScale, long, mark(20_000), rich, rules)).toBe(100_000);
  expect(takeoverLots(vectorScale, long, mark(20_000), { ...rich, lots: 450_000 }, rules)).toBe(50_000);
  expect(takeoverLots(vectorScale, long, mark(20_000), { ...rich, lots: 600_000 }, rules)).toBe(0);
});

test('a takeover that lessens what the fund holds is not bound by it', () => {
  expect(takeoverLots(vectorScale, long, mark(20_000), { ...rich, lots: -600_000 }, rules)).toBe(100_000);
});

test('another market has a quarter of the bound', () => {
  expect(takeoverLots(vectorScale, long, mark(20_000), { ...rich, lots: 100_000 }, defaultTakeoverRules('other'))).toBe(
    25_000,
  );
});

test('a day in a market costs the fund at most a twentieth of it', () => {
  const fund = { equity: 100_000n * million, lots: 0, lostToday: 0n };
  // At 19,000 each coin costs 1,000: 5,000 USDT are five coins, less what the unit of rounding takes.
  expect(takeoverLots(vectorScale, long, mark(19_000), fund, rules)).toBe(49_999);
  expect(takeoverLots(vectorScale, long, mark(19_000), { ...fund, lostToday: 4_000n * million }, rules)).toBe(9_999);
  expect(takeoverLots(vectorScale, long, mark(19_000), { ...fund, lostToday: 5_000n * million }, rules)).toBe(0);
  expect(takeoverLots(vectorScale, long, mark(19_000), { ...fund, equity: 0n }, rules)).toBe(0);
});

test('a fund that is below nothing takes over only what brings it back above, and never what it gains too little by', () => {
  const below = { equity: -10_000n * million, lots: 0, lostToday: 0n };
  // At 20,500 ten coins at 20,000 gain 5,000 USDT, at 21,000 they gain 10,000.
  expect(takeoverLots(vectorScale, long, mark(20_500), below, rules)).toBe(0);
  expect(takeoverLots(vectorScale, long, mark(21_000), below, rules)).toBe(100_000);
});

test('D11 whatever it takes, the fund stays at or above nothing, within the day and within its position', () => {
  const amount = fc.bigInt(0n, 10n ** 13n);
  const leftover = fc.record({
    side: fc.constantFrom<PositionSide>(1, -1),
    lots: fc.integer({ min: 1, max: 10 ** 6 }),
    bankruptcyValue: fc.bigInt(1n, 10n ** 12n),
  });
  const held = fc.integer({ min: -(10 ** 6), max: 10 ** 6 });
  fc.assert(
    fc.property(
      leftover,
      fc.integer({ min: 1_000_000, max: 10 ** 13 }),
      amount,
      amount,
      held,
      (left, markE8, equity, lost, has) => {
        const fund = { equity, lots: has, lostToday: lost };
        const taken = takeoverLots(vectorScale, left, markE8, fund, rules);
        if (taken === 0) return;
        const part = { ...left, lots: taken, bankruptcyValue: valueBetween(left.bankruptcyValue, left.lots, 0, taken) };
        const loss = takeoverLoss(vectorScale, part, markE8);
        if (compare(loss, whole(1)) > 0) {
          expect(compare(loss, whole(equity))).toBeLessThanOrEqual(0);
          expect(compare(loss, whole(equity / 20n - lost))).toBeLessThanOrEqual(0);
        }
        const position = Math.abs(has + left.side * taken);
        const worth = (BigInt(position) * BigInt(markE8)) / 1_000_000n;
        expect(worth <= rules.takeoverMost || position <= Math.abs(has)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
