import type { AccountKind, WithdrawalState } from '../kernel/vocabulary.ts';

/** An address of a customer's book; `goodFrom`: since when funds may go there, in ms. */
export interface WithdrawalAddressView {
  address: number;
  network: string;
  destination: string;
  memo: string;
  goodFrom: number;
}

/** Whether the new addresses of a customer wait; `offAt`: when that ends that was switched off, in ms, 0 for never. */
export interface WhitelistView {
  isOn: boolean;
  offAt: number;
}

/** What a withdrawal has to be at least and costs, in the asset's smallest unit; whether none goes now. */
export interface WithdrawalTermsView {
  minimum: bigint;
  fee: bigint;
  isStopped: boolean;
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: { effectiveAt: number; minimum: bigint; fee: bigint }[];
}

/** From which worth (1e-6 USDT) on one operator and two look at a withdrawal. */
export interface WithdrawalReview {
  oneFromE6: bigint;
  twoFromE6: bigint;
}

export interface WithdrawalReviewView extends WithdrawalReview {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & WithdrawalReview)[];
}

/**
 * A withdrawal on its way: `amount` is held for it, `fee` comes out of that. In smallest units. `operators`: how many have to
 * look at it; `timeline`: each state that it has come into, with its time in ms.
 */
export interface WithdrawalView {
  withdrawal: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  fee: bigint;
  network: string;
  destination: string;
  memo: string;
  transaction: string;
  state: WithdrawalState;
  operators: number;
  timeline: { state: WithdrawalState; at: number }[];
}
