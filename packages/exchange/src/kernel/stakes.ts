import type { Units } from './amounts.ts';
import type { Rejection } from './rejection.ts';

/** The refusals of stakes, in the order in which they are checked, wherever a customer puts money at risk. */
export const stakeRejections = {
  coolingOff: { code: 'cooling_off' },
  lossBudgetNeedsBound: { code: 'loss_budget_needs_isolated', field: 'mode' },
  lossBudgetExceeded: { code: 'loss_budget_exceeded', field: 'amount' },
} as const satisfies Readonly<Record<string, Rejection>>;

/** What a customer is about to put at risk, in units of USDT. `isBounded`: no more than that can be lost by it. */
export interface Stake {
  readonly customer: number;
  readonly amount: Units | bigint;
  readonly isBounded: boolean;
}

/**
 * What products ask before a customer takes a stake, and tell of how it ended. What is at stake must be held in the account
 * of the product: there it is counted from then on.
 */
export interface StakeGuard {
  /** Why a stake may not be taken at a time in ms, or null. It never stands in the way of closing something. */
  refuses(stake: Stake, at: number): Rejection | null;
  /** A customer gained an amount in units of USDT, or lost it where it is negative. Part of `evolve`: it never refuses. */
  counted(customer: number, amount: bigint, at: number): void;
}
