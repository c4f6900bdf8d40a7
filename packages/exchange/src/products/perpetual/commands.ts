import type { Lots, Ticks } from '../../kernel/amounts.ts';

/**
 * What a contract enforces beside its market's rules. Amounts in quote units, rates in ppm. `tiers`: triples `[bound, mmrPpm,
 * maxLeverage, …]`, the last bound 0 for none. `maxLeverage`: whatever the tiers allow. `openInterestMost` of the market and
 * `customerMost` of one customer, by the mark; the last `providerPpm` of the market's is for liquidity providers.
 * `liquidationWhole` and `liquidationStepPpm`: up to that notional a position is closed at once, above it by that part.
 * `takeoverMost`: what the insurance fund takes over of the market, and `takeoverFundPpm` of itself a day. `impactNotional`:
 * what the impact prices are for. `interestPpm`: the rate of funding at no premium, which it moves by at most `clampPpm`, and
 * never above `fundingMostPpm`; `fundingHours` from one instant to the next. `markBandPpm`: how far the mark is from the index
 * at most, `narrowBandPpm` above `narrowAbove` times.
 */
export interface ContractRules {
  tiers: readonly number[];
  maxLeverage: number;
  makerPpm: number;
  takerPpm: number;
  openInterestMost: bigint;
  customerMost: bigint;
  providerPpm: number;
  liquidationFeePpm: number;
  liquidationWhole: bigint;
  liquidationStepPpm: number;
  takeoverMost: bigint;
  takeoverFundPpm: number;
  impactNotional: bigint;
  interestPpm: number;
  clampPpm: number;
  fundingMostPpm: number;
  fundingHours: number;
  markBandPpm: number;
  narrowBandPpm: number;
  narrowAbove: number;
  indexSourcesMin: number;
}

/**
 * Makes a market of the venue that settles in `perpetual` a contract, or changes its rules: at `effectiveAt` (ms) or, where that
 * has passed, at once; the first rules hold at once. Positions that are open go on under the new rules, but keep their leverage.
 */
export interface SetContractRules extends ContractRules {
  type: 'SetContractRules';
  market: number;
  effectiveAt: number;
}

/**
 * How much leverage who may have: at most `newcomerMost` in the first `newcomerDays` days, and above `quizAbove` only who has
 * passed the quiz. `quizEndsNewcomer`: the quiz lifts the first bound too.
 */
export interface SetLeverageLimits {
  type: 'SetLeverageLimits';
  newcomerDays: number;
  newcomerMost: number;
  quizAbove: number;
  quizEndsNewcomer: boolean;
}

/** A customer has passed the quiz on high leverage. */
export interface RecordLeverageQuiz {
  type: 'RecordLeverageQuiz';
  customer: number;
}

/** How a customer's positions in a market are margined. Refused while they have a position or an order there. */
export interface SetMarginMode {
  type: 'SetMarginMode';
  customer: number;
  market: number;
  mode: 'isolated' | 'cross';
}

/** Lets a liquidity provider have one net position in a market, opened with a leverage; 0 gives tickets again. */
export interface SetNetMode {
  type: 'SetNetMode';
  customer: number;
  market: number;
  leverage: number;
}

/** Adds to the margin of an isolated position, or takes from it where `amount` (quote units) is negative. */
export interface MoveMargin {
  type: 'MoveMargin';
  customer: number;
  position: number;
  amount: bigint;
}

/** What will close a whole position: in ticks, 0 for none; it replaces what was said before. */
export interface SetPositionStops {
  type: 'SetPositionStops';
  customer: number;
  position: number;
  takeProfit: Ticks;
  stopLoss: Ticks;
  byMark: boolean;
}

/** Closes `lots` of a position at market; 0 for all of it. `quotedPrice`: the price that the customer saw, 0 for none. */
export interface ClosePosition {
  type: 'ClosePosition';
  customer: number;
  position: number;
  lots: Lots;
  quotedPrice: Ticks;
}

/** Closes all positions of a customer at market: in one market or, by 0, in all; of one side or, by `all`, of both. */
export interface ClosePositions {
  type: 'ClosePositions';
  customer: number;
  market: number;
  side: 'all' | 'long' | 'short';
}

/** Closes a position at market and opens as many lots on the other side with the same leverage. */
export interface ReversePosition {
  type: 'ReversePosition';
  customer: number;
  position: number;
  quotedPrice: Ticks;
}

export type PerpetualCommand =
  | SetContractRules
  | SetLeverageLimits
  | RecordLeverageQuiz
  | SetMarginMode
  | SetNetMode
  | MoveMargin
  | SetPositionStops
  | ClosePosition
  | ClosePositions
  | ReversePosition;
