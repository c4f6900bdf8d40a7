import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOf } from '../../../kernel/amounts.ts';
import { notionalAt, valueAt } from './contract.ts';
import { tiersOfFamily } from '../../../../test/vectors/contract-vectors.ts';
import { compare, plus, whole } from './exact.ts';
import { initialMargin, maintenanceMargin, openingHold, sharedMaintenance } from './margins.ts';

const scale = { unit: 3, tickE8: 1_000_000 };
const tiers = tiersOfFamily('major');
const lots = fc.integer({ min: 1, max: 10 ** 6 });

test('the tickets of a side share its maintenance margin, and the parts make the whole', () => {
  fc.assert(
    fc.property(lots, lots, fc.integer({ min: 1, max: 10 ** 13 }), (one, other, markE8) => {
      const sideLots = one + other;
      const parts = [one, other].map((count) => sharedMaintenance(tiers, scale, { lots: count, sideLots }, markE8));
      expect(compare(plus(parts[0]!, parts[1]!), maintenanceMargin(tiers, notionalAt(scale, sideLots, markE8)))).toBe(
        0,
      );
    }),
  );
});

test('a hold covers margin and fee of its fills, however they are cut, at its price or lower', () => {
  const cut = fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 900 })), { minLength: 1 });
  fc.assert(
    fc.property(
      cut,
      fc.integer({ min: 1_000, max: 10 ** 6 }),
      fc.integer({ min: 1, max: 125 }),
      (fills, price, leverage) => {
        const terms = { leverage, takerPpm: 600 };
        const all = fills.reduce((sum, [count]) => sum + count, 0);
        const cost = fills.reduce((sum, [count, better]) => {
          const value = valueAt(scale, count, price - better);
          return sum + initialMargin(whole(value), leverage) + BigInt(feeOf(Number(value), terms.takerPpm));
        }, 0n);
        expect(cost).toBeLessThanOrEqual(BigInt(openingHold(scale, price, all, terms)));
      },
    ),
  );
});

test('margin and fee of a lot are each rounded up in its hold', () => {
  expect(openingHold({ unit: 1, tickE8: 1 }, 100, 5, { leverage: 3, takerPpm: 600 })).toBe(5 * (34 + 1));
});

test('D15 a hold past what a double holds is larger than every bound', () => {
  expect(openingHold({ unit: 10 ** 9, tickE8: 1 }, 2 ** 31 - 1, 1, { leverage: 1, takerPpm: 600 })).toBe(Infinity);
  expect(openingHold({ unit: 10 ** 5, tickE8: 1 }, 2 ** 31 - 1, 2 ** 40, { leverage: 1, takerPpm: 600 })).toBe(
    Infinity,
  );
});
