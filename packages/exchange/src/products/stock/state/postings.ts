import type { Postings } from '../../../kernel/product.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import { payOut, release, reserve } from '../../../ledger/reservation.ts';
import type { StockEvent } from '../events.ts';

const { world, treasury } = systemAccounts;

/** What of the treasury is set apart for a dividend. */
const promised = (amount: bigint) => ({ account: treasury, asset: usdtAsset, amount });

/** Shares come from and go to the custodian outside; dividends and what is left of a unit come from the treasury. */
export const stockPostings: Postings<StockEvent> = {
  DividendAnnounced({ reserved }, post) {
    reserve(post, promised(reserved));
  },
  CorporateActionBegun({ reserved }, post) {
    if (reserved > 0n) reserve(post, promised(reserved));
  },
  CorporateActionCanceled({ released }, post) {
    if (released > 0n) release(post, promised(released));
  },
  CorporateActionEnded({ released }, post) {
    if (released > 0n) release(post, promised(released));
  },
  SharesSplit({ customer, kind, asset, change, cash }, post) {
    post(customer, kind, asset, change, 0n);
    post(world, 'funding', asset, -change, 0n);
    if (cash === 0n) return;
    post(treasury, 'funding', usdtAsset, -cash, 0n);
    post(customer, kind, usdtAsset, cash, 0n);
  },
  DividendPaid({ customer, amount }, post) {
    payOut(post, promised(amount), amount, customer, 'stock');
  },
};
