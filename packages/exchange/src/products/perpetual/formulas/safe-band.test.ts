import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notionalAt } from './contract.ts';
import { tiersOfFamily } from '../../../../test/vectors/contract-vectors.ts';
import { ceilOf, compare, type Exact, minus, plus, whole, zero } from './exact.ts';
import { sharedMaintenance } from './margins.ts';
import { type CrossMarket, type CrossSide, safeBand, safeBands } from './safe-band.ts';

const scales = fc.constantFrom(
  { unit: 100, tickE8: 10_000_000 },
  { unit: 1, tickE8: 1 },
  { unit: 3, tickE8: 1_000_000 },
);
const side = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 500_000 }))
  .map(([lots, others]): CrossSide => ({ lots, sideLots: lots + others }));
const markets = fc.record({
  scale: scales,
  tiers: fc.constantFrom(tiersOfFamily('major'), tiersOfFamily('other')),
  markE8: fc.integer({ min: 1, max: 10 ** 13 }),
  long: side,
  short: side,
});

/** What the market's tickets add to equity less maintenance at a mark, as the rules say it, term by term. */
function worthAt({ scale, tiers, long, short }: CrossMarket, markE8: number): Exact {
  const net = minus(notionalAt(scale, long.lots, markE8), notionalAt(scale, short.lots, markE8));
  const needed = [long, short].map((each) => (each.lots === 0 ? zero : sharedMaintenance(tiers, scale, each, markE8)));
  return minus(net, plus(needed[0]!, needed[1]!));
}

test('within its band a market costs at most what it may, and one further it costs more', () => {
  fc.assert(
    fc.property(markets, fc.bigInt(0n, 10n ** 13n), (market, allowed) => {
      const least = minus(worthAt(market, market.markE8), whole(allowed));
      const isWithin = (markE8: number) => compare(worthAt(market, markE8), least) >= 0;
      const { lowE8, highE8 } = safeBand(market, allowed);
      expect(lowE8).toBeLessThanOrEqual(market.markE8);
      expect(highE8).toBeGreaterThanOrEqual(market.markE8);
      expect(isWithin(lowE8)).toBe(true);
      expect(isWithin(highE8)).toBe(true);
      if (lowE8 > 0) expect(isWithin(lowE8 - 1)).toBe(false);
      if (highE8 < Number.MAX_SAFE_INTEGER) expect(isWithin(highE8 + 1)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('with every mark anywhere in its band, tiers and all, the account is above maintenance', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.tuple(markets, markets, markets), fc.bigInt(1n, 10n ** 13n), places, (all, slack, at) => {
      const bands = safeBands(all, { n: slack, d: 7n });
      const moved = all.reduce((sum, market, i) => {
        const { lowE8, highE8 } = bands[i]!;
        const high = Math.min(highE8, market.markE8 * 4);
        const markE8 = lowE8 + Math.floor((high - lowE8) * at[i]!);
        return plus(sum, minus(worthAt(market, markE8), worthAt(market, market.markE8)));
      }, zero);
      expect(compare(plus({ n: slack, d: 7n }, moved), zero)).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test('equality liquidates, so a band ends before it', () => {
  // 200 lots lose 200 a step of the mark and need 1 less: a slack of 1,990 is used up ten steps down.
  const market = {
    scale: { unit: 1, tickE8: 1 },
    tiers: tiersOfFamily('major'),
    markE8: 1_000_000,
    long: { lots: 200, sideLots: 200 },
    short: { lots: 0, sideLots: 0 },
  };
  expect(safeBands([market], whole(1_990))[0]!.lowE8).toBe(1_000_000 - 9);
});

test('most of the slack is used: one long at 20,000 with 900 to spare falls to just above its liquidation', () => {
  const market = {
    scale: { unit: 1, tickE8: 1_000_000 },
    tiers: tiersOfFamily('major'),
    markE8: 2_000_000_000_000,
    long: { lots: 10_000, sideLots: 10_000 },
    short: { lots: 0, sideLots: 0 },
  };
  const [band] = safeBands([market], whole(900_000_000n));
  const exactE8 = ceilOf({ n: 19_100n * 1_000n * 100_000_000n, d: 1_000n }) - 450_000_000n;
  expect(band!.highE8).toBe(Number.MAX_SAFE_INTEGER);
  expect(Math.abs(band!.lowE8 - Number(exactE8))).toBeLessThan(10_000_000);
});
