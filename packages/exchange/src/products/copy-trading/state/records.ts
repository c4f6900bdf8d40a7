import { Cursors } from '../../../kernel/cursors.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { Settings } from '../../../kernel/settings.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { copyModes, followEnds } from '../../../kernel/vocabulary.ts';
import type { FollowWish } from '../commands.ts';
import { followTermFields, followWishFields, leadTermFields } from '../events.ts';

/** Who leads or has led. `openedAt`: when they last began to; `closedAt` 0: they do. `firstAt`: when they first did. */
const leadFields = { lead: 'int', sharePpm: 'int', firstAt: 'int', openedAt: 'int', closedAt: 'int' } as const;

/** Why a follow is closing; nothing while it isn't. */
export const closings = ['', ...followEnds] as const;

/**
 * Who follows whom, for which share, and how. `gained`: what its copies have come to, fees and funding counted; `shared` of it was
 * paid to the lead, and `held` is set aside for what is due by now. Units of USDT.
 */
const followFields = {
  follow: 'int',
  follower: 'int',
  lead: 'int',
  sharePpm: 'int',
  ...followWishFields,
  startedAt: 'int',
  gained: 'amount',
  shared: 'amount',
  held: 'amount',
  closing: closings,
} as const;

/** A follower's ticket that copies one of their lead's. `toClose`: lots that are still to be closed for the lead. */
const copyFields = {
  position: 'int',
  follow: 'int',
  leadPosition: 'int',
  market: 'int',
  toClose: 'int',
} as const;

/** What of a lead's order has been filled and isn't copied yet; see `LeadFilled`. */
const fillFields = {
  order: 'int',
  lead: 'int',
  market: 'int',
  position: 'int',
  buys: 'flag',
  leverage: 'int',
  from: 'int',
  to: 'int',
  quantity: 'int',
  timer: 'int',
} as const;

/**
 * The copies of a lead's ticket are being closed, `since` a time in ms. `before` and `left`: the lots of the ticket before and after
 * what isn't counted yet among what is to be closed of each copy; 0 and 0: nothing.
 */
const closingFields = {
  position: 'int',
  lead: 'int',
  market: 'int',
  before: 'int',
  left: 'int',
  since: 'int',
  timer: 'int',
} as const;

/** The one key of terms: they are the same for all. */
export const leadTermsKey = 'all';
export const followTermsKey = 'all';

/** The kind of the timer that lets go who followed a lead; its subject is the walk. */
export const followersTimerKind = 'copy-trading.followers';
/** The kinds of the timers that copy a lead's fill (its order), close copies (the lead's ticket), and settle and walk shares. */
export const fillTimerKind = 'copy-trading.fill';
export const closingTimerKind = 'copy-trading.closing';
export const sharesTimerKind = 'copy-trading.shares';
export const shareWalkKind = 'copy-trading.share-walk';

export function initialState(timers: Timers) {
  return {
    leads: new Table('leadTrader', leadFields),
    /** By customer. */
    leadSlots: new IntMap(),
    leadTerms: new Settings('leadTerms', leadTermFields),
    follows: new Table('follow', followFields),
    followSlots: new IntMap(),
    /** By the customer who follows, and by the one who leads. */
    followsOf: new SlotsByOwner(),
    followersOf: new SlotsByOwner(),
    followTerms: new Settings('followTerms', followTermFields),
    walks: new Cursors(followersTimerKind, timers),
    copies: new Table('copy', copyFields),
    copySlots: new IntMap(),
    /** By the follow, and by the lead's ticket. */
    copiesOf: new SlotsByOwner(),
    copiesOfTicket: new SlotsByOwner(),
    fills: new Table('leadFill', fillFields),
    fillSlots: new IntMap(),
    closings: new Table('copyClosing', closingFields),
    closingSlots: new IntMap(),
    shareWalks: new Cursors(shareWalkKind, timers),
    counters: { lastFollow: 0, lastWalk: 0, sharesTimer: 0 },
    /** Follows with a stop and copies, by slot: derived, looked at when marks move. */
    stopped: new Set<number>(),
  };
}

export type CopyTradingState = ReturnType<typeof initialState>;
type Indexed =
  | 'leadTerms'
  | 'followTerms'
  | 'followsOf'
  | 'followersOf'
  | 'walks'
  | 'copiesOf'
  | 'copiesOfTicket'
  | 'shareWalks'
  | 'stopped';
export type ReadCopyTradingState = ReadState<Omit<CopyTradingState, Indexed>> & {
  readonly leadTerms: Pick<CopyTradingState['leadTerms'], 'at' | 'upcoming'>;
  readonly followTerms: Pick<CopyTradingState['followTerms'], 'at' | 'upcoming'>;
  readonly followsOf: Pick<SlotsByOwner, 'of'>;
  readonly followersOf: Pick<SlotsByOwner, 'of'>;
  readonly walks: Pick<Cursors, 'at'>;
  readonly copiesOf: Pick<SlotsByOwner, 'of'>;
  readonly copiesOfTicket: Pick<SlotsByOwner, 'of'>;
  readonly shareWalks: Pick<Cursors, 'at'>;
  readonly stopped: ReadonlySet<number>;
};

/** The slot of somebody who leads now, or -1. */
export function leadingSlot({ leads, leadSlots }: ReadCopyTradingState, customer: number): number {
  const slot = Number.isSafeInteger(customer) && customer > 0 ? leadSlots.get(customer) : -1;
  return slot >= 0 && leads.columns.closedAt[slot] === 0 ? slot : -1;
}

/** The slot of a customer's own follow, or -1: another one's is as if it didn't exist. */
export function followOf({ follows, followSlots }: ReadCopyTradingState, customer: number, follow: number): number {
  const slot = Number.isSafeInteger(follow) && follow > 0 ? followSlots.get(follow) : -1;
  return slot >= 0 && follows.columns.follower[slot] === customer ? slot : -1;
}

/** What the follower of a follow wants. */
export function wishIn({ follows: { columns } }: Pick<ReadCopyTradingState, 'follows'>, slot: number): FollowWish {
  return {
    mode: copyModes[columns.mode[slot]!]!,
    sizeE6: columns.sizeE6[slot]!,
    followAmount: columns.followAmount[slot]!,
    stopLoss: columns.stopLoss[slot]!,
    leverageMost: columns.leverageMost[slot]!,
  };
}

/**
 * A follow is looked at when marks move where it has a stop and no end yet, and something is open, or it has lost that much without:
 * else its next copy would be closed as soon as it opens.
 */
export function noteStop({ follows: { columns }, copiesOf, stopped }: CopyTradingState, slot: number): void {
  const stopLoss = columns.stopLoss[slot]!;
  const isAtStake = copiesOf.of(columns.follow[slot]!).size > 0 || columns.gained[slot]! <= -stopLoss;
  const isWatched = stopLoss > 0n && columns.closing[slot] === 0 && isAtStake;
  if (isWatched) stopped.add(slot);
  else stopped.delete(slot);
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState(state: CopyTradingState): void {
  const { leads, leadSlots, follows, followSlots, followsOf, followersOf, copies, fills, closings: closing } = state;
  for (const slot of leads.slots()) leadSlots.set(leads.columns.lead[slot]!, slot);
  for (const slot of follows.slots()) followSlots.set(follows.columns.follow[slot]!, slot);
  followsOf.index(follows.slots(), follows.columns.follower);
  followersOf.index(follows.slots(), follows.columns.lead);
  for (const slot of copies.slots()) state.copySlots.set(copies.columns.position[slot]!, slot);
  state.copiesOf.index(copies.slots(), copies.columns.follow);
  state.copiesOfTicket.index(copies.slots(), copies.columns.leadPosition);
  for (const slot of fills.slots()) state.fillSlots.set(fills.columns.order[slot]!, slot);
  for (const slot of closing.slots()) state.closingSlots.set(closing.columns.position[slot]!, slot);
  for (const slot of follows.slots()) noteStop(state, slot);
}
