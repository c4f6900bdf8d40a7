import type { Bills } from '../../kernel/product.ts';
import type { CopyTradingEvent } from './events.ts';

export const copyTradingBillTypes = ['profit_share_paid', 'profit_share_received'] as const;

/** What a follower paid of what they gained, and what their lead got of it. */
export const copyTradingBills: Bills<CopyTradingEvent, (typeof copyTradingBillTypes)[number]> = {
  ShareSettled: ({ follow }, _customer, amount) => ({
    type: amount < 0n ? 'profit_share_paid' : 'profit_share_received',
    ref: follow,
  }),
};
