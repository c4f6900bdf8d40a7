import type { OptionDirection } from '../../kernel/vocabulary.ts';

/**
 * What options on an asset's index are sold by. `durations`: pairs `[seconds, payoutPpm, …]` by rising seconds, what a win pays
 * over its stake. Stakes in units of USDT. `exposurePpm`: how much of the pool may be due within ten seconds. `priceMovedPpm`: how
 * far the index may have moved against the price that a buyer saw.
 */
export interface OptionMarketTerms {
  readonly durations: readonly number[];
  readonly stakeLeast: bigint;
  readonly stakeMost: bigint;
  readonly exposurePpm: number;
  readonly priceMovedPpm: number;
  readonly isOpen: boolean;
}

/** Sells options on an asset's index by these terms from `effectiveAt` (ms) on, or at once where that has passed. */
export interface SetOptionMarket extends OptionMarketTerms {
  type: 'SetOptionMarket';
  asset: number;
  effectiveAt: number;
}

/** What the open stakes of one customer come to at most, over all markets, in units of USDT; from `effectiveAt` (ms) on. */
export interface SetOptionStakeLimit {
  type: 'SetOptionStakeLimit';
  customerMost: bigint;
  effectiveAt: number;
}

/**
 * Stakes units of USDT of the option account on the index of an asset being above its strike, or below, so many seconds after
 * the strike. `quotedE8`: the index that the buyer saw, in 1e-8 USDT, `quotedPpm`: the payout rate; 0 for not saying.
 */
export interface BuyOption {
  type: 'BuyOption';
  customer: number;
  asset: number;
  direction: OptionDirection;
  seconds: number;
  stake: bigint;
  quotedE8: number;
  quotedPpm: number;
}

/**
 * Takes units of USDT out of the pool to the world outside, as two operators have agreed in an act about the pool's account.
 * `reference`: the digest of what names the payment, which is recorded once.
 */
export interface WithdrawOptionPool {
  type: 'WithdrawOptionPool';
  amount: bigint;
  reference: string;
  act: number;
}

export type BinaryOptionCommand = SetOptionMarket | SetOptionStakeLimit | BuyOption | WithdrawOptionPool;
