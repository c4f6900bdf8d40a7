import type { Postings } from '../../../kernel/product.ts';
import { type AccountKind, firstCustomerId, systemAccounts } from '../../../kernel/vocabulary.ts';
import { shareFee } from '../../../ledger/fees.ts';
import type { PerpetualEvent } from '../events.ts';

/** The double entries of contracts: margin is held, profit and loss pass the contract's clearing account. */
export const perpetualPostings: Postings<PerpetualEvent> = {
  PositionIncreased({ customer, asset, margin, fee, used }, post) {
    if (margin === 0n && used === 0n && fee === 0n) return;
    post(customer, kindOf(customer), asset, used - margin - fee, margin - used);
    shareFee(post, asset, fee);
  },
  PositionReduced({ customer, asset, margin, realised, fee, isPenalty, used, clearing }, post) {
    post(customer, kindOf(customer), asset, used + margin + realised - fee, -margin - used);
    if (realised !== 0n) post(clearing, 'perpetual', asset, -realised, 0n);
    if (!isPenalty) shareFee(post, asset, fee);
    else if (fee !== 0n) post(systemAccounts.insurance, 'funding', asset, fee, 0n);
  },
  MarginMoved({ customer, asset, amount }, post) {
    post(customer, kindOf(customer), asset, -amount, amount);
  },
  FundingPaid({ customer, asset, clearing, amount, margin, fund }, post) {
    if (amount === 0n && fund === 0n) return;
    post(customer, kindOf(customer), asset, amount + margin, -margin);
    post(clearing, 'perpetual', asset, fund - amount, 0n);
    if (fund !== 0n) post(systemAccounts.insurance, 'funding', asset, -fund, 0n);
  },
  FundingEnded({ asset, clearing, remainder }, post) {
    if (remainder === 0n) return;
    post(clearing, 'perpetual', asset, -remainder, 0n);
    post(systemAccounts.insurance, 'funding', asset, remainder, 0n);
  },
};

/** The insurance fund's positions stand on what it has in funding, as everything of the house does. */
export function kindOf(customer: number): AccountKind {
  return customer < firstCustomerId ? 'funding' : 'perpetual';
}
