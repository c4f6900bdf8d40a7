import type { Postings } from '../../../kernel/product.ts';
import { setFeeAside, shareFee } from '../../../ledger/fees.ts';
import type { VenueEvent } from '../events.ts';

/** The double entries of trading. All markets settle in spot so far: customers' legs are in their spot accounts. */
export const venuePostings: Postings<VenueEvent> = {
  OrderPlaced({ customer, asset, held }, post) {
    if (held !== 0n) post(customer, 'spot', asset, -held, held);
  },
  OrdersTraded(event, post) {
    const { base, quote, baseAmount, quoteAmount, takerFee, makerFee, takerReleased } = event;
    const buying = event.side === 'buy';
    const buyer = buying ? event.takerCustomer : event.makerCustomer;
    const seller = buying ? event.makerCustomer : event.takerCustomer;
    const buyerFee = buying ? takerFee : makerFee;
    const sellerFee = buying ? makerFee : takerFee;
    const buyerReleased = buying ? takerReleased : 0n;
    post(buyer, 'spot', quote, buyerReleased, -quoteAmount - buyerReleased);
    post(seller, 'spot', base, 0n, -baseAmount);
    post(buyer, 'spot', base, baseAmount - buyerFee, 0n);
    post(seller, 'spot', quote, quoteAmount - sellerFee, 0n);
    shareFee(post, base, buyerFee);
    shareFee(post, quote, sellerFee);
  },
  FeeShared({ asset, directShare, secondShare }, post) {
    setFeeAside(post, asset, directShare + secondShare);
  },
  OrderClosed({ customer, asset, released }, post) {
    if (released !== 0n) post(customer, 'spot', asset, released, -released);
  },
  OrderAmended({ customer, asset, held }, post) {
    if (held !== 0n) post(customer, 'spot', asset, -held, held);
  },
  QuotesReplaced({ customer, base, quote, bidHeld, askHeld }, post) {
    if (bidHeld !== 0n) post(customer, 'spot', quote, -bidHeld, bidHeld);
    if (askHeld !== 0n) post(customer, 'spot', base, -askHeld, askHeld);
  },
};
