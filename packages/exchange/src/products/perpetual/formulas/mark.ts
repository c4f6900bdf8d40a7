import { million } from '../../../kernel/amounts.ts';
import { clamped, compare, type Exact, nearestOf, plus, times, whole } from './exact.ts';

/** What a market says of its mark. Source: rules.md section 4. */
export interface MarkRules {
  /** How far the mark may be from the index. */
  readonly markBandPpm: number;
  /** How far it may be for tickets whose leverage is above `narrowAbove`. */
  readonly narrowBandPpm: number;
  readonly narrowAbove: number;
  /** From one funding instant to the next. */
  readonly fundingHours: number;
}

export const defaultMarkRules: MarkRules = {
  markBandPpm: 10_000,
  narrowBandPpm: 2_000,
  narrowAbove: 50,
  fundingHours: 8,
};

/** Prices in 1e-8 USDT for one coin. */
export interface MarkInputs {
  readonly indexE8: number;
  /** The funding rate expected at the next instant, in 1e-8. */
  readonly fundingRateE8: number;
  readonly msToFunding: number;
  /** The time-weighted average of what the middle of the book was over the index. */
  readonly averageBasis: Exact;
  readonly lastTradeE8: number;
}

/** The two marks of a market: that of all tickets, and that of tickets above the narrow band's leverage. */
export interface Marks {
  readonly markE8: number;
  readonly narrowE8: number;
}

/**
 * The median of index × (1 + funding rate × time to funding / interval), index + average basis, and the last trade, kept
 * within a band around the index; to the nearest 1e-8 USDT, a half up. Source: rules.md section 4, reading 8.
 */
export function marksOf(inputs: MarkInputs, rules: MarkRules): Marks {
  const index = whole(inputs.indexE8);
  const median = medianOf(byFunding(inputs, rules), plus(index, inputs.averageBasis), whole(inputs.lastTradeE8));
  const within = (ppm: number) =>
    Number(nearestOf(clamped(median, scaled(inputs.indexE8, -ppm), scaled(inputs.indexE8, ppm))));
  return { markE8: within(rules.markBandPpm), narrowE8: within(rules.narrowBandPpm) };
}

/** The mark of a ticket of some leverage. */
export function markFor({ markE8, narrowE8 }: Marks, leverage: number, { narrowAbove }: MarkRules): number {
  return leverage > narrowAbove ? narrowE8 : markE8;
}

function byFunding({ indexE8, fundingRateE8, msToFunding }: MarkInputs, { fundingHours }: MarkRules): Exact {
  const part = { n: BigInt(fundingRateE8) * BigInt(msToFunding), d: 100_000_000n * BigInt(fundingHours * 3_600_000) };
  return times(whole(indexE8), plus(whole(1), part));
}

function scaled(indexE8: number, ppm: number): Exact {
  return { n: BigInt(indexE8) * BigInt(million + ppm), d: BigInt(million) };
}

function medianOf(a: Exact, b: Exact, c: Exact): Exact {
  const [low, high] = compare(a, b) <= 0 ? [a, b] : [b, a];
  return clamped(c, low, high);
}
