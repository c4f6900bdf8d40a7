import { systemAccounts } from '../kernel/vocabulary.ts';
import type { Post } from './ledger.ts';

/**
 * The one seam for fees: worked out here, taken once from what is moved, shared here. What lowers a rate (a tier, later
 * a coupon) is decided before it comes in. All of a fee is the house's first; what of it others have is set aside out of
 * what was taken and leaves from there, so that house and others have together what was paid.
 */
export { feeOf } from '../kernel/amounts.ts';

/** Books a fee that was taken out of a movement of `asset`, in its smallest unit: all of it to the house. */
export function shareFee(post: Post, asset: number, fee: bigint): void {
  if (fee !== 0n) post(systemAccounts.fees, 'funding', asset, fee, 0n);
}

/** Sets a part of a fee aside for somebody: it was taken before, so that it is there. */
export function setFeeAside(post: Post, asset: number, share: bigint): void {
  post(systemAccounts.fees, 'funding', asset, -share, share);
}

/** Pays a customer what was set aside. */
export function payFeeShare(post: Post, asset: number, share: bigint, customer: number): void {
  post(systemAccounts.fees, 'funding', asset, 0n, -share);
  post(customer, 'funding', asset, share, 0n);
}

/** What was set aside is the house's again. */
export function returnFeeShare(post: Post, asset: number, share: bigint): void {
  post(systemAccounts.fees, 'funding', asset, share, -share);
}
