import type { Lots } from '../../../kernel/amounts.ts';
import { type ContractScale, notionalAt, type PositionSide } from './contract.ts';
import { clamped, floorOf, minus, nearestOf, plus, ratio, times, whole, zero } from './exact.ts';

/** What a market says of funding. Source: rules.md section 4. */
export interface FundingRules {
  /** What longs pay where the contract trades at the index. */
  readonly interestPpm: number;
  /** How far the rate may be from the premium on the way to the interest. */
  readonly clampPpm: number;
  /** The largest rate of either sign. */
  readonly fundingMostPpm: number;
}

export const defaultFundingRules: FundingRules = { interestPpm: 100, clampPpm: 500, fundingMostPpm: 7_500 };

/** Rates of rules are in ppm, those of samples and instants in 1e-8, as they are published. */
const e8PerPpm = 100;

/**
 * The funding rate of one interval in 1e-8, to the nearest: average premium + clamp(interest - average premium), clamped.
 * The average is that of `count` samples whose sum in 1e-8 is given; without samples the premium is taken to be 0.
 */
export function fundingRateE8(
  { sumE8, count }: { readonly sumE8: number; readonly count: number },
  rules: FundingRules,
): number {
  const average = count === 0 ? zero : ratio(BigInt(sumE8), BigInt(count));
  const within = (ppm: number) => [whole(-ppm * e8PerPpm), whole(ppm * e8PerPpm)] as const;
  const interest = clamped(minus(whole(rules.interestPpm * e8PerPpm), average), ...within(rules.clampPpm));
  return Number(nearestOf(clamped(plus(average, interest), ...within(rules.fundingMostPpm))));
}

/**
 * What a holder gets at the instant, in quote units, negative for what it pays: - side × quantity × mark × rate. Rounded down,
 * which is up for a payer: the remainder of a market is never below 0. Source: reading 9.
 */
export function fundingOf(
  scale: ContractScale,
  { side, lots }: { readonly side: PositionSide; readonly lots: Lots },
  markE8: number,
  rateE8: number,
): bigint {
  return floorOf(times(notionalAt(scale, lots, markE8), { n: BigInt(-side * rateE8), d: 100_000_000n }));
}

/** From where a payment comes, in quote units. */
export interface PaidFrom {
  readonly available: bigint;
  readonly margin: bigint;
  readonly fund: bigint;
}

/** A payment comes from what is available, then from the ticket's margin, and what both don't cover from the insurance fund. */
export function paidFrom(due: bigint, has: { readonly available: bigint; readonly margin: bigint }): PaidFrom {
  const available = due < has.available ? due : has.available;
  const rest = due - available;
  const margin = rest < has.margin ? rest : has.margin;
  return { available, margin, fund: rest - margin };
}
