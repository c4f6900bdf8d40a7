import { added, type EventsOf } from '../../kernel/fields.ts';
import { copyCuts, copyModes, followEnds } from '../../kernel/vocabulary.ts';

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
  /** Nothing is copied of a follow any more, and its copies close; it ends with the last of them. */
  FollowClosing: { version: 1, fields: { follow: 'int', follower: 'int', lead: 'int', reason: followEnds } },
  /** What a follow came to is said since version 2: what it `gained` in all, and what of that was `shared` with the lead. */
  FollowEnded: {
    version: 2,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      reason: followEnds,
      gained: added(2, 'amount', 0n),
      shared: added(2, 'amount', 0n),
    },
  },
  /** The follows of a lead who has stopped are ended up to `last`; all of them where `isDone`. */
  FollowersWalked: { version: 1, fields: { walk: 'int', last: 'int', isDone: 'flag' } },
  /**
   * A lead's resting order for `quantity` lots, which opens `position`, was filled from `from` to `to`: that is copied in a frame of
   * its own, and then `LeadFillCopied`.
   */
  LeadFilled: {
    version: 1,
    fields: {
      lead: 'int',
      market: 'int',
      order: 'int',
      position: 'int',
      buys: 'flag',
      leverage: 'int',
      from: 'int',
      to: 'int',
      quantity: 'int',
    },
  },
  LeadFillCopied: { version: 1, fields: { order: 'int' } },
  /**
   * Lots of a copy were opened as the lead's `leadPosition` was: `wanted` by the follower's wish, `lots` in fact, the rest being `cut`
   * away. `position`: the follower's ticket, new or grown; `fee`: what it cost.
   */
  CopyOpened: {
    version: 1,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      leadPosition: 'int',
      market: 'int',
      position: 'int',
      order: 'int',
      wanted: 'int',
      lots: 'int',
      cut: copyCuts,
      fee: 'amount',
    },
  },
  /** What a lead opened wasn't copied at all; `reason` as a refusal says it. */
  CopySkipped: {
    version: 1,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      leadPosition: 'int',
      market: 'int',
      wanted: 'int',
      reason: 'text',
    },
  },
  /** A lead's ticket that is copied went from `before` to `left` lots: its copies close in a frame of their own. */
  LeadReduced: {
    version: 1,
    fields: { lead: 'int', market: 'int', position: 'int', before: 'int', left: 'int' },
  },
  /**
   * A copy was reduced to `left` lots, whoever did it; `toClose` of them are still to be closed for the lead. `gained`: what the
   * follow has come to; `held`: by how much more, or less, is held of the follower's for the lead's share.
   */
  CopyReduced: {
    version: 1,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      position: 'int',
      market: 'int',
      lots: 'int',
      left: 'int',
      toClose: 'int',
      gained: 'amount',
      held: 'amount',
    },
  },
  /** `toClose` lots of a copy should be closed by now, and the book had no room for them. */
  CopyWaits: { version: 1, fields: { follow: 'int', follower: 'int', position: 'int', toClose: 'int' } },
  /** The copies of a lead's ticket were closed as far as the book had room; what is left is tried again at `due`, 0: nothing is. */
  CopiesClosed: { version: 1, fields: { position: 'int', due: 'int' } },
  /** A copy is its follower's own from now on; its profit or loss at the mark, `pnl`, counts as gained. */
  CopyDetached: {
    version: 1,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      position: 'int',
      market: 'int',
      lots: 'int',
      pnl: 'amount',
      held: 'amount',
    },
  },
  /** The shares of all follows are due, once a week; `next`: when they are again (ms). */
  SharesDue: { version: 1, fields: { walk: 'int', next: 'int' } },
  SharesWalked: { version: 1, fields: { walk: 'int', last: 'int', isDone: 'flag' } },
  /**
   * A lead gets `paid` of what a follow has `gained` since it began, with what is `open` at the mark: `sharePpm` of it less what was
   * `shared` before is `due`. `fromHeld` of it was held for it; so much of what was held besides is the follower's again: `released`.
   */
  ShareSettled: {
    version: 1,
    fields: {
      follow: 'int',
      follower: 'int',
      lead: 'int',
      sharePpm: 'int',
      gained: 'amount',
      open: 'amount',
      shared: 'amount',
      due: 'amount',
      paid: 'amount',
      fromHeld: 'amount',
      released: 'amount',
    },
  },
} as const;

export type CopyTradingEvent = EventsOf<typeof copyTradingEvents>;
