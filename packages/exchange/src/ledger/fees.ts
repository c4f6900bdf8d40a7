import { systemAccounts } from '../kernel/vocabulary.ts';
import type { Post } from './ledger.ts';

/**
 * The one seam for fees: worked out here, taken once from what is moved, shared here. What lowers a rate (a tier, later
 * a coupon) is decided before it comes in; who gets a part of a fee (later who referred the customer) is decided in
 * `shareFee`, and by nobody else.
 */
export { feeOf } from '../kernel/amounts.ts';

/** Books a fee that was taken out of a movement of `asset`, in its smallest unit: all of it to the house. */
export function shareFee(post: Post, asset: number, fee: bigint): void {
  if (fee !== 0n) post(systemAccounts.fees, 'funding', asset, fee, 0n);
}
