import { million } from '../../../kernel/amounts.ts';
import { compare, type Exact, whole } from './exact.ts';

/**
 * One row of a market's tiers, as it is configured. `bound`: the largest notional of the tier in quote units, 0 for none
 * (the last row). `mmrPpm`: the rate of maintenance margin.
 */
export interface TierRule {
  readonly bound: number;
  readonly mmrPpm: number;
  readonly maxLeverage: number;
}

/** A tier with what follows from its place: its number from 1 on, and its cum in 1e-6 of a quote unit, where it is exact. */
export interface Tier extends TierRule {
  readonly number: number;
  readonly cumE6: bigint;
}

/** The rows of BTC and ETH; other markets have half the bounds. Source: rules.md section 4. */
const majorRows = [
  [50_000, 5_000, 125],
  [250_000, 6_000, 100],
  [1_000_000, 10_000, 50],
  [5_000_000, 25_000, 20],
  [20_000_000, 50_000, 10],
  [0, 100_000, 5],
] as const;

/** The tiers that hold until somebody says otherwise. */
export function defaultTiers(family: 'major' | 'other'): TierRule[] {
  const boundUnit = family === 'major' ? million : million / 2;
  return majorRows.map(([bound, mmrPpm, maxLeverage]) => ({ bound: bound * boundUnit, mmrPpm, maxLeverage }));
}

/**
 * Whether rows may be a market's tiers: bounds and rates ascend, the last has no bound, leverage doesn't ascend, and at the
 * highest leverage of a tier the initial margin is more than its maintenance. Ascending rates are what lets the
 * liquidation price be found without trying prices.
 */
export function areTiers(rows: readonly TierRule[]): boolean {
  return rows.length > 0 && rows.every((row, at) => isTier(row, rows[at - 1], at === rows.length - 1));
}

function isTier(row: TierRule, before: TierRule | undefined, isLast: boolean): boolean {
  const { bound, mmrPpm, maxLeverage } = row;
  if (![bound, mmrPpm, maxLeverage].every(Number.isSafeInteger)) return false;
  if (isLast ? bound !== 0 : bound <= (before?.bound ?? 0)) return false;
  if (mmrPpm <= (before?.mmrPpm ?? 0) || maxLeverage < 1) return false;
  return maxLeverage <= (before?.maxLeverage ?? maxLeverage) && maxLeverage * mmrPpm < million;
}

/** The tiers of rows for which `areTiers` holds: cum_n = cum_(n-1) + floor_n × (MMR_n - MMR_(n-1)), rules.md section 4. */
export function tiersOf(rows: readonly TierRule[]): readonly Tier[] {
  let cumE6 = 0n;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (before !== undefined) cumE6 += BigInt(before.bound) * BigInt(row.mmrPpm - before.mmrPpm);
    return { ...row, number: at + 1, cumE6 };
  });
}

/** The tier of a notional in quote units; one of exactly a bound is in the lower tier (reading 1). */
export function tierOf(tiers: readonly Tier[], notional: Exact): Tier {
  const found = tiers.find(({ bound }) => bound === 0 || compare(notional, whole(bound)) <= 0);
  if (found === undefined) throw new Error('tiers without a last row');
  return found;
}

/** The highest leverage that a notional in quote units may have: of all that the customer has in the market and side. */
export function leverageCap(tiers: readonly Tier[], notional: Exact): number {
  return tierOf(tiers, notional).maxLeverage;
}

/** What the tier takes off the maintenance margin of the whole side, in quote units, exact. */
export function cumOf({ cumE6 }: Tier): Exact {
  return { n: cumE6, d: BigInt(million) };
}
