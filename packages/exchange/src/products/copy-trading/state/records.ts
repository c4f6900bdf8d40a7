import { Cursors } from '../../../kernel/cursors.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { Settings } from '../../../kernel/settings.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { copyModes } from '../../../kernel/vocabulary.ts';
import type { FollowWish } from '../commands.ts';
import { followTermFields, followWishFields, leadTermFields } from '../events.ts';

/** Who leads or has led. `openedAt`: when they last began to; `closedAt` 0: they do. `firstAt`: when they first did. */
const leadFields = { lead: 'int', sharePpm: 'int', firstAt: 'int', openedAt: 'int', closedAt: 'int' } as const;

/** Who follows whom, for which share, and how. */
const followFields = {
  follow: 'int',
  follower: 'int',
  lead: 'int',
  sharePpm: 'int',
  ...followWishFields,
  startedAt: 'int',
} as const;

/** The one key of terms: they are the same for all. */
export const leadTermsKey = 'all';
export const followTermsKey = 'all';

/** The kind of the timer that lets go who followed a lead; its subject is the walk. */
export const followersTimerKind = 'copy-trading.followers';

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
    counters: { lastFollow: 0, lastWalk: 0 },
  };
}

export type CopyTradingState = ReturnType<typeof initialState>;
type Indexed = 'leadTerms' | 'followTerms' | 'followsOf' | 'followersOf' | 'walks';
export type ReadCopyTradingState = ReadState<Omit<CopyTradingState, Indexed>> & {
  readonly leadTerms: Pick<CopyTradingState['leadTerms'], 'at' | 'upcoming'>;
  readonly followTerms: Pick<CopyTradingState['followTerms'], 'at' | 'upcoming'>;
  readonly followsOf: Pick<SlotsByOwner, 'of'>;
  readonly followersOf: Pick<SlotsByOwner, 'of'>;
  readonly walks: Pick<Cursors, 'at'>;
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

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState({ leads, leadSlots, follows, followSlots, followsOf, followersOf }: CopyTradingState): void {
  for (const slot of leads.slots()) leadSlots.set(leads.columns.lead[slot]!, slot);
  for (const slot of follows.slots()) followSlots.set(follows.columns.follow[slot]!, slot);
  followsOf.index(follows.slots(), follows.columns.follower);
  followersOf.index(follows.slots(), follows.columns.lead);
}
