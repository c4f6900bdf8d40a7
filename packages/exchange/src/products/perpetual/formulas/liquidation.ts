import { type Lots, million, partUp } from '../../../kernel/amounts.ts';
import { ceilOf, compare, type Exact, whole } from './exact.ts';

/** What a market says of liquidations; amounts in quote units. */
export interface LiquidationRules {
  /** Up to this notional a position is closed at once. */
  readonly wholeUpTo: number;
  /** What part of the lots one step closes above it. */
  readonly stepPpm: number;
  /** What the insurance fund takes of the notional that is closed. */
  readonly feePpm: number;
}

/** Source: rules.md section 4. */
export const defaultLiquidationRules: LiquidationRules = {
  wholeUpTo: 100_000 * million,
  stepPpm: 200_000,
  feePpm: 5_000,
};

/** How many lots one step closes: a part of those open at that moment, up to the lot (reading 7). */
export function stepLots(lots: Lots, notional: Exact, { wholeUpTo, stepPpm }: LiquidationRules): Lots {
  if (compare(notional, whole(wholeUpTo)) <= 0) return lots;
  return Number(ceilOf({ n: BigInt(lots) * BigInt(stepPpm), d: BigInt(million) }));
}

/**
 * The fee of what a liquidation closed for `fillValue`: a part of that notional, rounded up, but never more than is `left`
 * of the margin. It goes to the insurance fund instead of the taker fee; the rest of `left` is the customer's.
 */
export function liquidationFee(fillValue: bigint, left: bigint, { feePpm }: LiquidationRules): bigint {
  const fee = partUp(fillValue, feePpm);
  return fee < left ? fee : left;
}
