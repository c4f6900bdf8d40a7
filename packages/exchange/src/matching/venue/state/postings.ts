import type { Postings } from '../../../kernel/product.ts';
import { setFeeAside, shareFee } from '../../../ledger/fees.ts';
import type { AccountKind } from '../../../kernel/vocabulary.ts';
import { changesHands, type TradingAccount, type VenueEvent } from '../events.ts';

/**
 * The double entries of trading. Orders hold in the account that their market settles in; a trade moves what changes
 * hands; one of contracts is settled by the events of its product.
 */
export const venuePostings: Postings<VenueEvent> = {
  OrderPlaced({ customer, asset, held, account }, post) {
    if (held !== 0n) post(customer, kindOf(account), asset, -held, held);
  },
  OrderHeld({ customer, asset, held, account }, post) {
    post(customer, kindOf(account), asset, -held, held);
  },
  OrdersTraded(event, post) {
    if (!changesHands(event.account)) return;
    const kind = kindOf(event.account);
    const { base, quote, baseAmount, quoteAmount, takerFee, makerFee, takerReleased } = event;
    const buying = event.side === 'buy';
    const buyer = buying ? event.takerCustomer : event.makerCustomer;
    const seller = buying ? event.makerCustomer : event.takerCustomer;
    const buyerFee = buying ? takerFee : makerFee;
    const sellerFee = buying ? makerFee : takerFee;
    const buyerReleased = buying ? takerReleased : 0n;
    post(buyer, kind, quote, buyerReleased, -quoteAmount - buyerReleased);
    post(seller, kind, base, 0n, -baseAmount);
    post(buyer, kind, base, baseAmount - buyerFee, 0n);
    post(seller, kind, quote, quoteAmount - sellerFee, 0n);
    shareFee(post, base, buyerFee);
    shareFee(post, quote, sellerFee);
  },
  FeeShared({ asset, directShare, secondShare }, post) {
    setFeeAside(post, asset, directShare + secondShare);
  },
  OrderClosed({ customer, asset, released, account }, post) {
    if (released !== 0n) post(customer, kindOf(account), asset, released, -released);
  },
  OrderAmended({ customer, asset, held, account }, post) {
    if (held !== 0n) post(customer, kindOf(account), asset, -held, held);
  },
  QuotesReplaced({ customer, base, quote, bidHeld, askHeld, account }, post) {
    // One balance holds for both sides of a contract: what the one gives back pays for the other.
    const quoteHeld = base === quote ? bidHeld + askHeld : bidHeld;
    const baseHeld = base === quote ? 0n : askHeld;
    if (quoteHeld !== 0n) post(customer, kindOf(account), quote, -quoteHeld, quoteHeld);
    if (baseHeld !== 0n) post(customer, kindOf(account), base, -baseHeld, baseHeld);
  },
};

function kindOf(account: TradingAccount): AccountKind {
  return account === '' ? 'spot' : account;
}
