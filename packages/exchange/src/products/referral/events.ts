import type { EventsOf } from '../../kernel/fields.ts';

/** Amounts in the asset's smallest unit, times in Unix ms. What is set aside at a fill is an event of the venue. */
export const referralEvents = {
  /** Of what `customer` pays in fees until `until` their referrer has a share, and so has the referrer's own. */
  ReferralLinked: { version: 1, fields: { customer: 'int', referrer: 'int', until: 'int' } },
  /** A referrer has what was set aside for them in an asset since the last time. */
  ReferralPaid: { version: 1, fields: { payment: 'int', referrer: 'int', asset: 'int', amount: 'amount' } },
  /** The referrer's account is closed: what was set aside for it is the house's again. */
  ReferralLapsed: { version: 1, fields: { referrer: 'int', asset: 'int', amount: 'amount' } },
  /** The payments of an hour have come as far as `last`, the key of a due; `isDone`: to their end. */
  ReferralDuesWalked: { version: 1, fields: { walk: 'int', last: 'int', isDone: 'flag' } },
} as const;

export type ReferralEvent = EventsOf<typeof referralEvents>;
