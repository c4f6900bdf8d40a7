import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import type { ContractScale, PositionSide } from './contract.ts';
import { notionalAt } from './contract.ts';
import { ceilOf, type Exact, floorOf, minus, plus, times, whole } from './exact.ts';
import { maintenanceMargin } from './margins.ts';
import type { Tier } from './tiers.ts';

/** What would be opened: `sideLots` is all that the customer then has in the market and side, resting opening orders included. */
export interface Opened {
  readonly side: PositionSide;
  readonly leverage: number;
  readonly sideLots: Lots;
}

/**
 * The worst price in ticks at which lots may be opened so that they aren't liquidated at once: their initial margin and their profit
 * or loss at the mark must be more than their part of the maintenance margin of the side. For a long at a price P, P / leverage + mark - P >
 * maintenance of a lot; for a short P / leverage + P - mark. Null where any price will do: a long without leverage. Source: rules.md
 * section 4, isolated is liquidated when margin + P&L ≤ maintenance.
 */
export function openingBound(
  tiers: readonly Tier[],
  scale: ContractScale,
  { side, leverage, sideLots }: Opened,
  markE8: number,
): Ticks | null {
  if (side === 1 && leverage === 1) return null;
  const notional = notionalAt(scale, sideLots, markE8);
  const maintenance = maintenanceMargin(tiers, notional);
  const ofSide = side === 1 ? minus(notional, maintenance) : plus(notional, maintenance);
  const price: Exact = times(ofSide, {
    n: BigInt(leverage),
    d: BigInt(leverage - side) * BigInt(sideLots) * BigInt(scale.unit),
  });
  // Equality is liquidated, so the bound itself is already too far.
  return Number(side === 1 ? ceilOf(minus(price, whole(1))) : floorOf(plus(price, whole(1))));
}
