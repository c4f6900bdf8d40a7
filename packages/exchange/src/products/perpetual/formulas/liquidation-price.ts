import { type Lots, million, type Ticks } from '../../../kernel/amounts.ts';
import { type ContractScale, notionalAt, type Position, type PositionSide } from './contract.ts';
import { ceilOf, compare, type Exact, floorOf, minus, nearestOf, plus, ratio, times, whole } from './exact.ts';
import { cumOf, type Tier } from './tiers.ts';

/**
 * What decides at which price a position is liquidated. `backing`: its equity less what its notional adds to it, in quote
 * units: at a notional N the equity is backing + side × N. `sideLots`: all that the customer has in the market and side,
 * resting opening orders included.
 */
export interface Exposure {
  readonly side: PositionSide;
  readonly lots: Lots;
  readonly sideLots: Lots;
  readonly backing: Exact;
}

/** Behind an isolated ticket stand its margin and its own profit. */
export function isolatedBacking({ side, entryValue }: Position, margin: bigint): Exact {
  return whole(margin - BigInt(side) * entryValue);
}

/**
 * Behind a cross ticket stands the whole account, all else equal: its equity at the present mark, less the maintenance of
 * its other tickets. With nothing taken off for the others it is what the bankruptcy price is reckoned from.
 */
export function crossBacking(
  scale: ContractScale,
  { side, lots }: Pick<Position, 'side' | 'lots'>,
  markE8: number,
  { equity, otherMaintenance }: { readonly equity: Exact; readonly otherMaintenance: Exact },
): Exact {
  const { n, d } = notionalAt(scale, lots, markE8);
  return minus(minus(equity, otherMaintenance), { n: BigInt(side) * n, d });
}

/**
 * The price in ticks at which equity is the maintenance margin of one tier: (backing + cum) / (Q·MMR - side·Q), with the
 * ticket's own share of cum. Not positive where there is none. Source: rules.md section 4, readings 4 and 5.
 */
export function liquidationPriceIn(
  { unit }: ContractScale,
  { side, lots, backing }: Pick<Exposure, 'side' | 'lots' | 'backing'>,
  mmrPpm: number,
  cumShare: Exact,
): Exact {
  const { n, d } = plus(backing, cumShare);
  return ratio(n * BigInt(million), d * BigInt(lots) * BigInt(unit) * BigInt(mmrPpm - side * million));
}

/** An exact liquidation price in ticks, and the tier in which its notional lies. */
export interface LiquidationPoint {
  readonly price: Exact;
  readonly tier: number;
}

/**
 * Where a position is liquidated, at the price's own tier; null where no price above 0 is that. Source: rules.md section 4,
 * reading 3.
 */
export function liquidationPoint(
  tiers: readonly Tier[],
  scale: ContractScale,
  exposure: Exposure,
): LiquidationPoint | null {
  const point = firstPoint(tiers, scale, exposure);
  return point.price.n > 0n ? point : null;
}

/**
 * Rates ascend with the notional, so the maintenance margin is the largest of what the tiers say: of their prices a long's
 * is the highest and a short's the lowest, which is reached first. Where two are equal the notional is the bound between
 * them, and that is the lower tier's.
 */
function firstPoint(tiers: readonly Tier[], scale: ContractScale, exposure: Exposure): LiquidationPoint {
  const share = { n: BigInt(exposure.lots), d: BigInt(exposure.sideLots) };
  const points = tiers.map((tier) => ({
    price: liquidationPriceIn(scale, exposure, tier.mmrPpm, times(cumOf(tier), share)),
    tier: tier.number,
  }));
  return points.reduce((first, point) => (exposure.side * compare(point.price, first.price) > 0 ? point : first));
}

/** The liquidation price as it is shown: the nearest tick, half a tick up; null where there is none above 0. */
export function shownLiquidationPrice(point: LiquidationPoint | null): Ticks | null {
  const ticks = point === null ? 0 : Number(nearestOf(point.price));
  return ticks > 0 ? ticks : null;
}

/**
 * The mark in 1e-8 USDT at which a position is liquidated: a long at it and at every lower one, a short at it and at every
 * higher one, exactly as comparing equity with maintenance says. 0 for a long that no mark liquidates, and for a short
 * that every one does; never above 2^53.
 */
export function liquidationMark(tiers: readonly Tier[], scale: ContractScale, exposure: Exposure): number {
  const markE8 = times(firstPoint(tiers, scale, exposure).price, whole(scale.tickE8));
  const threshold = Number(exposure.side === 1 ? floorOf(markE8) : ceilOf(markE8));
  return Math.min(Math.max(threshold, 0), Number.MAX_SAFE_INTEGER);
}
