import {
  compare,
  liquidationPoint,
  nearestOf,
  notionalAt,
  plus,
  riskRateE4,
  sharedMaintenance,
  shownLiquidationPrice,
} from '@auric/exchange/perpetual/formulas';
import type { ContractNumbers } from './contract-numbers.ts';
import type { Holding } from './holding.ts';

/** A position as it would stand at a price. Money in units of 1e-6 USDT. */
export interface Rehearsed {
  /** What it would have gained; negative for a loss. */
  readonly profit: bigint;
  /** What would be left of its margin; below zero where a cross account pays for it. */
  readonly left: bigint;
  /** Its maintenance margin over what backs it, in percent: at 100 it is liquidated. Null where nothing backs it. */
  readonly usedPercent: number | null;
  readonly liquidated: boolean;
  /** Of the whole cross account, in hundredths of a percent; null for an isolated position. */
  readonly riskRateE4: bigint | null;
}

/** Where a position is liquidated, in ticks; null for no price. */
export function liquidationTicks({ tiers, scale }: ContractNumbers, holding: Holding): number | null {
  return shownLiquidationPrice(liquidationPoint(tiers, scale, holding));
}

/**
 * A position as it would stand if the mark were at a price in ticks, all else equal: equity is backing + side × notional, and it
 * is liquidated where that is at or below its maintenance margin. Source: rules.md section 4.
 */
export function rehearse({ tiers, scale }: ContractNumbers, holding: Holding, ticks: number): Rehearsed {
  const { side, lots, sideLots, entryValue, margin, backing, cross } = holding;
  const markE8 = ticks * scale.tickE8;
  const notional = notionalAt(scale, lots, markE8);
  const worth = { n: BigInt(side) * notional.n, d: notional.d };
  const equity = plus(backing, worth);
  const maintenance = sharedMaintenance(tiers, scale, { lots, sideLots }, markE8);
  const profit = nearestOf(plus(worth, { n: -BigInt(side) * entryValue, d: 1n }));
  return {
    profit,
    left: margin + profit,
    usedPercent:
      equity.n > 0n ? Number(nearestOf({ n: maintenance.n * equity.d * 100n, d: maintenance.d * equity.n })) : null,
    liquidated: compare(equity, maintenance) <= 0,
    riskRateE4:
      cross === null
        ? null
        : riskRateE4({ equity: plus(equity, cross.otherMaintenance), initialMargin: cross.margins }),
  };
}
