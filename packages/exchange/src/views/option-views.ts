import type { OptionDirection } from '../kernel/vocabulary.ts';

/**
 * How far an open option is. `waiting` for the first tick of its strike, `striking` until it has five, `running` until its
 * instant; `closing`: what it comes to is decided, and its turn is in one of the next frames.
 */
export type OptionState = 'waiting' | 'striking' | 'running' | 'closing';

/** An open seconds option: amounts in units of USDT, prices in 1e-8 USDT, 0 while there is none; times in ms. */
export interface OptionView {
  option: number;
  customer: number;
  asset: number;
  direction: OptionDirection;
  seconds: number;
  stake: bigint;
  payoutPpm: number;
  reserve: bigint;
  acceptedAt: number;
  state: OptionState;
  strikeE8: number;
  strikeAt: number;
  dueAt: number;
}

/** What options on an asset's index are sold by; stakes in units of USDT. */
export interface OptionTermsView {
  durations: { seconds: number; payoutPpm: number; breakEvenPpm: number }[];
  stakeLeast: bigint;
  stakeMost: bigint;
  exposurePpm: number;
  priceMovedPpm: number;
  isOpen: boolean;
}

/** `terms`: those in force, null where they are only announced; `upcoming`: the next first, `effectiveAt` in ms. */
export interface OptionMarketView {
  asset: number;
  terms: OptionTermsView | null;
  upcoming: ({ effectiveAt: number } & OptionTermsView)[];
}

/** What stands behind the options: the pool and what of it is promised, and what one customer may have open. */
export interface OptionPoolView {
  balance: bigint;
  reserved: bigint;
  openOptions: number;
  customerMost: bigint;
  upcomingMost: { effectiveAt: number; customerMost: bigint }[];
}
