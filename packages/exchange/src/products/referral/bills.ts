import type { Bills } from '../../kernel/product.ts';
import type { ReferralEvent } from './events.ts';

export const referralBillTypes = ['referral_share'] as const;

/** What a referrer was paid. What is set aside or lapses moves between two parts of one account of the house. */
export const referralBills: Bills<ReferralEvent, (typeof referralBillTypes)[number]> = {
  ReferralPaid: ({ payment }) => ({ type: 'referral_share', ref: payment }),
};
