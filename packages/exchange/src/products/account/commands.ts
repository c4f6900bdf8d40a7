import type { AccountKind, FreezeReason } from '../../kernel/vocabulary.ts';

/** Lists an asset. `scale`: decimals of its smallest unit, 0 to 12. */
export interface ListAsset {
  type: 'ListAsset';
  asset: number;
  code: string;
  scale: number;
}

/**
 * Opens the accounts of a customer. The id comes from the register of people, from `firstCustomerId` on. `country`: as in
 * the standing, absent where it isn't known.
 */
export interface OpenCustomer {
  type: 'OpenCustomer';
  customer: number;
  country?: string | undefined;
}

/**
 * Credits funds that arrived from outside. `reference`: 32 hex digits that name the arrival (a digest of chain,
 * transaction and output); one reference is credited once, ever. `amount` in the asset's smallest unit.
 */
export interface Deposit {
  type: 'Deposit';
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  reference: string;
}

/**
 * Credits test funds of a sandbox to the funding account, at most `limitE6` (1e-6 USDT, at the index) until a minute
 * has passed without a claim. The limit is the house's configuration; what it leaves is decided here alone.
 */
export interface ClaimTestFunds {
  type: 'ClaimTestFunds';
  customer: number;
  asset: number;
  amount: bigint;
  limitE6: bigint;
}

/**
 * House capital enters a reserve of the house (treasury, insurance, option pool, lending) from outside, recorded like
 * any arrival: `reference` as of a deposit. Nothing else tops a reserve up. `act`: the act of two operators who have agreed
 * on it; what a reserve begins with needs none and names 0.
 */
export interface FundHouse {
  type: 'FundHouse';
  account: number;
  asset: number;
  amount: bigint;
  reference: string;
  act: number;
}

/**
 * Corrects what somebody owns, by both sides of a double entry: `amount` (smallest unit, never 0) goes from an account of the
 * house to the customer, or where it is negative from the customer to the house. It takes nothing that isn't there or that is
 * held. `act`: the act of two operators who have agreed on it, used once. `limitE6`: what all corrections of 24 hours may be
 * worth, in 1e-6 USDT at the index.
 */
export interface AdjustBalance {
  type: 'AdjustBalance';
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  account: number;
  act: number;
  limitE6: bigint;
}

/**
 * Closes the accounts of a customer for ever, when nothing is left in them. `dustLimitE6`: up to which worth in all (1e-6 USDT
 * at the index) the customer gives up what is too small to take along; 0 for nothing.
 */
export interface CloseCustomer {
  type: 'CloseCustomer';
  customer: number;
  dustLimitE6: bigint;
}

/** Moves funds between two account kinds of one customer; instant and free. */
export interface Transfer {
  type: 'Transfer';
  customer: number;
  from: AccountKind;
  to: AccountKind;
  asset: number;
  amount: bigint;
}

/**
 * What the register of people knows about a customer's rights. `version` counts up with every change, so that an
 * older fact never overwrites a newer one. `holdUntil`: no exit of funds before this time; 0 for none. `country`: two letters
 * of ISO 3166, empty where it isn't known.
 */
export interface SetCustomerStanding {
  type: 'SetCustomerStanding';
  customer: number;
  version: number;
  identityLevel: number;
  tradingFreeze: FreezeReason;
  withdrawalFreeze: FreezeReason;
  holdUntil: number;
  country: string;
}

export type AccountCommand =
  | ListAsset
  | OpenCustomer
  | Deposit
  | ClaimTestFunds
  | FundHouse
  | AdjustBalance
  | CloseCustomer
  | Transfer
  | SetCustomerStanding;
