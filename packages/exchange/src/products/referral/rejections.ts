import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of referrals, in the order in which they are checked. */
export const referralRejections = {
  ...ofForm({ ofOneself: { code: 'referral_of_oneself', field: 'referrer' } }),
  customerNotFound: { code: 'customer_not_found', field: 'customer' },
  referrerNotFound: { code: 'referrer_not_found', field: 'referrer' },
  alreadyReferred: { code: 'already_referred', field: 'customer' },
  loop: { code: 'referral_loop', field: 'referrer' },
} as const;
