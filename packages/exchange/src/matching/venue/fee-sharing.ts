import type { Units } from '../../kernel/amounts.ts';
import type { VenueEvent } from './events.ts';

export type FeeShared = Extract<VenueEvent, { type: 'FeeShared' }>;

/** What of a fee is set aside and for whom: who brought its payer, and who brought that one, 0 for nobody. */
export interface FeeShares {
  readonly direct: number;
  readonly directShare: bigint;
  readonly second: number;
  readonly secondShare: bigint;
}

/** Who has a share of the fees of trades: the venue asks at every fill, and says what it has set aside. */
export interface FeeSharing {
  /**
   * What is set aside at `at` (ms) of a fee that `payer` has paid in a trade with `counterparty`, in its smallest unit; null
   * for nothing. It is asked twice a trade: for who was brought by nobody it is one look-up.
   */
  sharesOf(payer: number, counterparty: number, fee: Units, at: number): FeeShares | null;
  /** A part was set aside: the records of who shares follow. Part of `evolve`: it never refuses. */
  shared(event: FeeShared, at: number): void;
}
