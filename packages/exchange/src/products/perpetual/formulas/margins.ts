import { exactProduct, feeOf, type Lots, million, type Ticks, type Units } from '../../../kernel/amounts.ts';
import { type ContractScale, notionalAt } from './contract.ts';
import { ceilOf, compare, type Exact, minus, times } from './exact.ts';
import { cumOf, type Tier, tierOf } from './tiers.ts';

/** The sources of all of these: rules.md section 4, readings 1, 2 and 4. Amounts are in quote units. */

/** Notional / leverage, rounded up. */
export function initialMargin(notional: Exact, leverage: number): bigint {
  return ceilOf({ n: notional.n, d: notional.d * BigInt(leverage) });
}

/** Notional × MMR(tier) - cum, exact: what liquidation compares with. Continuous and convex in the notional. */
export function maintenanceMargin(tiers: readonly Tier[], notional: Exact): Exact {
  const tier = tierOf(tiers, notional);
  return minus(times(notional, { n: BigInt(tier.mmrPpm), d: BigInt(million) }), cumOf(tier));
}

/** A maintenance margin as it is shown: rounded up. */
export function shownMaintenance(maintenance: Exact): bigint {
  return ceilOf(maintenance);
}

/**
 * A ticket's part of the maintenance margin of everything that its customer has in the market and side, exact: by its lots
 * over `sideLots`, in which resting opening orders count. So tickets don't defeat tiers.
 */
export function sharedMaintenance(
  tiers: readonly Tier[],
  scale: ContractScale,
  { lots, sideLots }: { readonly lots: Lots; readonly sideLots: Lots },
  markE8: number,
): Exact {
  const ofSide = maintenanceMargin(tiers, notionalAt(scale, sideLots, markE8));
  return times(ofSide, { n: BigInt(lots), d: BigInt(sideLots) });
}

/** Whether what stands behind a ticket or a cross account is used up; equality liquidates. */
export function isLiquidated(equity: Exact, maintenance: Exact): boolean {
  return compare(equity, maintenance) <= 0;
}

/**
 * What an opening order holds: initial margin and taker fee of one lot at its price, each rounded up, times its lots. Any
 * part of it that fills at that price or a lower one is covered by the hold of its own lots; a sell that fills higher
 * has a larger notional. Infinity past 2^53.
 */
export function openingHold(
  { unit }: ContractScale,
  price: Ticks,
  lots: Lots,
  { leverage, takerPpm }: { readonly leverage: number; readonly takerPpm: number },
): Units {
  const perLot = exactProduct(price, unit);
  if (perLot === Number.POSITIVE_INFINITY) return perLot;
  return exactProduct(Math.ceil(perLot / leverage) + feeOf(perLot, takerPpm), lots);
}
