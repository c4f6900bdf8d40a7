import type { EventsOf } from '../../kernel/fields.ts';
import { copyModes, followEnds } from '../../kernel/vocabulary.ts';

/** What is asked of who wants to lead; see `SetLeadTerms`. */
export const leadTermFields = { balanceLeast: 'amount', shareMostPpm: 'int' } as const;

/** What may be asked of a follow; see `SetFollowTerms`. */
export const followTermFields = {
  amountLeast: 'amount',
  multipleMostE6: 'int',
  contractsMostE6: 'int',
  followersMost: 'int',
  followsMost: 'int',
} as const;

/** What a follower wants; see `FollowWish`. */
export const followWishFields = {
  mode: copyModes,
  sizeE6: 'int',
  followAmount: 'amount',
  stopLoss: 'amount',
  leverageMost: 'int',
} as const;

/** Amounts in units of USDT, shares in ppm, times in Unix ms. */
export const copyTradingEvents = {
  LeadTermsSet: { version: 1, fields: { ...leadTermFields, effectiveAt: 'int' } },
  /** A customer leads from now on, for the first time or again; `equity`: what was in their contract account. */
  LeadOpened: { version: 1, fields: { lead: 'int', sharePpm: 'int', equity: 'amount' } },
  /** What a lead asks of follows that begin from now on. */
  LeadShareSet: { version: 1, fields: { lead: 'int', sharePpm: 'int' } },
  LeadClosed: { version: 1, fields: { lead: 'int' } },
  FollowTermsSet: { version: 1, fields: { ...followTermFields, effectiveAt: 'int' } },
  /** A customer follows a lead from now on; `sharePpm`: what the lead gets of what the follow gains, as long as it lasts. */
  FollowStarted: {
    version: 1,
    fields: { follow: 'int', follower: 'int', lead: 'int', sharePpm: 'int', ...followWishFields },
  },
  FollowChanged: { version: 1, fields: { follow: 'int', follower: 'int', ...followWishFields } },
  FollowEnded: { version: 1, fields: { follow: 'int', follower: 'int', lead: 'int', reason: followEnds } },
  /** The follows of a lead who has stopped are ended up to `last`; all of them where `isDone`. */
  FollowersWalked: { version: 1, fields: { walk: 'int', last: 'int', isDone: 'flag' } },
} as const;

export type CopyTradingEvent = EventsOf<typeof copyTradingEvents>;
