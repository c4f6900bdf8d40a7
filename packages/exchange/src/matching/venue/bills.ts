import type { Bills } from '../../kernel/product.ts';
import type { VenueEvent } from './events.ts';

export const venueBillTypes = ['trade', 'fee'] as const;

/** Each side pays its fee out of what it receives; the bills show the whole and the fee. */
export const venueBills: Bills<VenueEvent, (typeof venueBillTypes)[number]> = {
  OrdersTraded({ trade, takerCustomer, takerFee, makerFee }, customer, amount) {
    if (amount < 0n) return { type: 'trade', ref: trade };
    return { type: 'trade', ref: trade, fee: customer === takerCustomer ? takerFee : makerFee, feeType: 'fee' };
  },
};
