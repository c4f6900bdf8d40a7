import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf, type Family, scaledTo, tiersOfFamily, usdt } from '../../../../test/vectors/contract-vectors.ts';
import { compare, whole } from './exact.ts';
import { initialMargin, maintenanceMargin, shownMaintenance } from './margins.ts';
import { areTiers, defaultTiers, leverageCap, tierOf } from './tiers.ts';

interface TierTable {
  readonly bounds: readonly string[];
  readonly mmr: readonly string[];
  readonly max_leverage: readonly number[];
  readonly cum: readonly string[];
}

test.each(casesOf<{ family: Family }, TierTable>('cum'))('$name', ({ in: { family }, out }) => {
  const tiers = tiersOfFamily(family);
  expect(tiers.map(({ bound }) => BigInt(bound))).toEqual([...out.bounds.map(usdt), 0n]);
  expect(tiers.map(({ mmrPpm }) => BigInt(mmrPpm))).toEqual(out.mmr.map((rate) => scaledTo(6, rate)));
  expect(tiers.map(({ maxLeverage }) => maxLeverage)).toEqual(out.max_leverage);
  expect(tiers.map(({ cumE6 }) => cumE6)).toEqual(out.cum.map((cum) => scaledTo(12, cum)));
});

interface MarginIn {
  readonly family: Family;
  readonly notional: string;
  readonly leverage: number;
}
interface MarginOut {
  readonly tier: number;
  readonly max_leverage: number;
  readonly initial_margin: string;
  readonly maintenance_margin: string;
}

test.each(casesOf<MarginIn, MarginOut>('margins'))('$name', ({ in: { family, notional, leverage }, out }) => {
  const tiers = tiersOfFamily(family);
  const worth = whole(usdt(notional));
  expect(tierOf(tiers, worth).number).toBe(out.tier);
  expect(leverageCap(tiers, worth)).toBe(out.max_leverage);
  expect(initialMargin(worth, leverage)).toBe(usdt(out.initial_margin));
  expect(shownMaintenance(maintenanceMargin(tiers, worth))).toBe(usdt(out.maintenance_margin));
});

test('maintenance margin has no step at a bound: cum makes the tiers meet', () => {
  const tiers = tiersOfFamily('major');
  for (const { bound, number } of tiers.slice(0, -1)) {
    const at = (notional: bigint) => maintenanceMargin(tiers, { n: notional, d: 1_000_000n });
    const edge = BigInt(bound) * 1_000_000n;
    expect(tierOf(tiers, { n: edge, d: 1_000_000n }).number).toBe(number);
    expect(tierOf(tiers, { n: edge + 1n, d: 1_000_000n }).number).toBe(number + 1);
    const step = at(edge + 1n).n * at(edge).d - at(edge).n * at(edge + 1n).d;
    expect(step > 0n && step <= at(edge).d * at(edge + 1n).d).toBe(true);
  }
});

test('maintenance margin is below the initial margin at every leverage that a notional may have', () => {
  fc.assert(
    fc.property(fc.constantFrom<Family>('major', 'other'), fc.bigInt(1n, 40_000_000_000_000n), (family, notional) => {
      const tiers = tiersOfFamily(family);
      const worth = whole(notional);
      const margin = whole(initialMargin(worth, leverageCap(tiers, worth)));
      expect(compare(maintenanceMargin(tiers, worth), margin)).toBeLessThan(0);
    }),
  );
});

test('rows are tiers when bounds and rates ascend and the last has no bound', () => {
  const rows = defaultTiers('major');
  expect(areTiers(rows)).toBe(true);
  expect(areTiers(rows.slice(0, 5))).toBe(false);
  expect(areTiers([])).toBe(false);
  const altered = (at: number, change: object) => rows.map((row, i) => (i === at ? { ...row, ...change } : row));
  expect(areTiers(altered(2, { bound: 250_000_000_000 }))).toBe(false);
  expect(areTiers(altered(2, { mmrPpm: 6_000 }))).toBe(false);
  expect(areTiers(altered(2, { maxLeverage: 101 }))).toBe(false);
  expect(areTiers(altered(5, { maxLeverage: 10 }))).toBe(false);
  expect(areTiers(altered(5, { bound: 1 }))).toBe(false);
  expect(areTiers(altered(0, { bound: 1.5 }))).toBe(false);
});
