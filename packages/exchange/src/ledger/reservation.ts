import type { AccountKind } from '../kernel/vocabulary.ts';
import type { Ledger, Post } from './ledger.ts';
import { isReserve } from './system-accounts.ts';

/**
 * A promise of the house: `amount` of `asset`, in its smallest unit, set apart in a reserve account when it is made. No
 * reservation, no sale. It is a hold like a customer's, so the ledger keeps what is reserved within what is there, and
 * a product accounts for its open promises in `addHolds`.
 */
export interface Reservation {
  readonly account: number;
  readonly asset: number;
  readonly amount: bigint;
}

/** Whether the house can promise this now. */
export function canReserve(ledger: Pick<Ledger, 'available'>, { account, asset, amount }: Reservation): boolean {
  return isReserve(account) && amount > 0n && ledger.available(account, 'funding', asset) >= amount;
}

/** Sets the amount apart. */
export function reserve(post: Post, { account, asset, amount }: Reservation): void {
  post(account, 'funding', asset, -amount, amount);
}

/** The promise has lapsed: all of it is the account's again. */
export function release(post: Post, { account, asset, amount }: Reservation): void {
  post(account, 'funding', asset, amount, -amount);
}

/** The promise is kept: `paid` of it goes to a customer, at most what was reserved; the rest is the account's again. */
export function payOut(post: Post, kept: Reservation, paid: bigint, customer: number, kind: AccountKind): void {
  const { account, asset, amount } = kept;
  if (paid < 0n || paid > amount) throw new Error(`Of ${amount} reserved ${paid} would be paid.`);
  post(account, 'funding', asset, amount - paid, -amount);
  post(customer, kind, asset, paid, 0n);
}
