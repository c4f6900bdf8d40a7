import type { BroadcastOutcome } from '../../kernel/vocabulary.ts';

/** Writes a destination into the address book of a customer. `memo`: what some networks ask for beside it, may be empty. */
export interface AddWithdrawalAddress {
  type: 'AddWithdrawalAddress';
  customer: number;
  network: string;
  destination: string;
  memo: string;
}

export interface RemoveWithdrawalAddress {
  type: 'RemoveWithdrawalAddress';
  customer: number;
  address: number;
}

/** While the whitelist is on a new address waits for a day. It comes on at once and goes off after a day. */
export interface SetWhitelist {
  type: 'SetWhitelist';
  customer: number;
  isOn: boolean;
}

/** Asks for a withdrawal from funding to an address of the book. `amount`: all that leaves the account, its fee included. */
export interface RequestWithdrawal {
  type: 'RequestWithdrawal';
  customer: number;
  asset: number;
  address: number;
  amount: bigint;
}

/** What the rules of the house found: clean, or flagged for a person to look at. */
export interface ReviewWithdrawal {
  type: 'ReviewWithdrawal';
  customer: number;
  withdrawal: number;
  isFlagged: boolean;
}

/** Operators let a withdrawal go: `act` is the one in which as many of them as it needs have said so. */
export interface ApproveWithdrawal {
  type: 'ApproveWithdrawal';
  customer: number;
  withdrawal: number;
  act: number;
}

/** The customer thinks better of it, before it is approved. */
export interface CancelWithdrawal {
  type: 'CancelWithdrawal';
  customer: number;
  withdrawal: number;
}

/** An operator says no, before it is signed; the reason stands in the act. */
export interface RejectWithdrawal {
  type: 'RejectWithdrawal';
  customer: number;
  withdrawal: number;
  act: number;
}

/** The transaction exists: written down before it is handed to the network, so that no second one is made. */
export interface SignWithdrawal {
  type: 'SignWithdrawal';
  customer: number;
  withdrawal: number;
  transaction: string;
}

/** What came of handing it over. `unknown` is a state, never a reason to give the funds back. */
export interface RecordBroadcast {
  type: 'RecordBroadcast';
  customer: number;
  withdrawal: number;
  outcome: BroadcastOutcome;
}

/**
 * The transaction can never be mined: it may be signed anew. `evidence`: 32 hex digits of what shows it, such as another
 * transaction with its nonce. Two operators have agreed in `act`.
 */
export interface RetryWithdrawal {
  type: 'RetryWithdrawal';
  customer: number;
  withdrawal: number;
  evidence: string;
  act: number;
}

/** It has arrived. `transaction`: the one that did, which may have another name than the one that was signed. */
export interface SettleWithdrawal {
  type: 'SettleWithdrawal';
  customer: number;
  withdrawal: number;
  transaction: string;
}

/** The address is another customer's: what they get never leaves the house. It costs what it would have cost outside. */
export interface SettleWithdrawalInside {
  type: 'SettleWithdrawalInside';
  customer: number;
  withdrawal: number;
  recipient: number;
}

/**
 * What a comparison of what is owed with what is there came to, in the smallest unit of the asset: anything but 0 stops its
 * withdrawals until another comparison finds 0. `evidence`: 32 hex digits of its details.
 */
export interface SetReconciliation {
  type: 'SetReconciliation';
  asset: number;
  difference: bigint;
  evidence: string;
}

/** The least amount and the fee of an asset on a network, in its smallest unit, from `effectiveAt` (ms) on. */
export interface SetWithdrawalTerms {
  type: 'SetWithdrawalTerms';
  asset: number;
  network: string;
  minimum: bigint;
  fee: bigint;
  effectiveAt: number;
}

/** From which worth (1e-6 USDT) on one operator and two look at a withdrawal, from `effectiveAt` (ms) on. */
export interface SetWithdrawalReview {
  type: 'SetWithdrawalReview';
  oneFromE6: bigint;
  twoFromE6: bigint;
  effectiveAt: number;
}

export type WithdrawalCommand =
  | AddWithdrawalAddress
  | RemoveWithdrawalAddress
  | SetWhitelist
  | RequestWithdrawal
  | ReviewWithdrawal
  | ApproveWithdrawal
  | CancelWithdrawal
  | RejectWithdrawal
  | SignWithdrawal
  | RecordBroadcast
  | RetryWithdrawal
  | SettleWithdrawal
  | SettleWithdrawalInside
  | SetReconciliation
  | SetWithdrawalTerms
  | SetWithdrawalReview;
