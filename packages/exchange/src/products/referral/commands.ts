/**
 * `customer` was invited by `referrer`, who gets a share of their fees for a year from now on. It is said once, when they
 * register, and never changes.
 */
export interface LinkReferral {
  type: 'LinkReferral';
  customer: number;
  referrer: number;
}

export type ReferralCommand = LinkReferral;
