import { knownSlot, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import { copyModes } from '../../../kernel/vocabulary.ts';
import type { FollowWish } from '../commands.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { CopyTradingEvent } from '../events.ts';
import { nextSettlement } from '../formulas/profit-share.ts';
import { closeCopiesOf, copyEvolversOf } from './evolve-copies.ts';
import { shareEvolversOf } from './evolve-shares.ts';
import {
  closings,
  type CopyTradingState,
  followTermsKey,
  leadingSlot,
  leadTermsKey,
  noteStop,
  sharesTimerKind,
} from './records.ts';

export function evolversOf(state: CopyTradingState, timers: Timers): Evolvers<CopyTradingEvent> {
  const { leads, leadSlots, follows, followSlots, counters } = state;
  return {
    ...copyEvolversOf(state, timers),
    ...shareEvolversOf(state, timers),

    LeadTermsSet({ effectiveAt, balanceLeast, shareMostPpm }, at) {
      state.leadTerms.set(leadTermsKey, effectiveAt, { balanceLeast, shareMostPpm }, at);
    },

    LeadOpened: ({ lead, sharePpm }, at) => open(state, lead, sharePpm, at),

    LeadShareSet({ lead, sharePpm }) {
      const slot = knownSlot(leadSlots, lead, 'lead trader');
      leads.columns.sharePpm[slot] = sharePpm;
      leads.touch(slot);
    },

    LeadClosed({ lead }, at) {
      const slot = knownSlot(leadSlots, lead, 'lead trader');
      leads.columns.closedAt[slot] = at;
      leads.touch(slot);
      if (state.followersOf.of(lead).size > 0) state.walks.start(++counters.lastWalk, lead, at);
    },

    FollowTermsSet({ type: _type, effectiveAt, ...terms }, at) {
      state.followTerms.set(followTermsKey, effectiveAt, terms, at);
    },

    FollowStarted({ follow, follower, lead, sharePpm, ...wish }, at) {
      requireNext(counters.lastFollow, follow, 'Follow');
      counters.lastFollow = follow;
      const slot = follows.add();
      const { columns } = follows;
      columns.follow[slot] = follow;
      columns.follower[slot] = follower;
      columns.lead[slot] = lead;
      columns.sharePpm[slot] = sharePpm;
      columns.startedAt[slot] = at;
      columns.gained[slot] = 0n;
      columns.shared[slot] = 0n;
      columns.held[slot] = 0n;
      columns.closing[slot] = 0;
      if (counters.sharesTimer === 0) counters.sharesTimer = timers.set(sharesTimerKind, 0, nextSettlement(at));
      wishes(state, slot, wish);
      followSlots.set(follow, slot);
      state.followsOf.add(follower, slot);
      state.followersOf.add(lead, slot);
    },

    FollowChanged: ({ follow, ...wish }) => wishes(state, knownSlot(followSlots, follow, 'follow'), wish),

    FollowClosing({ follow, reason }, at) {
      const slot = knownSlot(followSlots, follow, 'follow');
      follows.columns.closing[slot] = closings.indexOf(reason);
      follows.touch(slot);
      for (const copy of byPosition(state, state.copiesOf.of(follow))) closeCopiesOf(state, timers, copy, at);
      noteStop(state, slot);
    },

    FollowEnded({ follow }) {
      const slot = knownSlot(followSlots, follow, 'follow');
      if (state.copiesOf.of(follow).size > 0 || follows.columns.held[slot] !== 0n)
        throw new Error(`Follow ${follow} would end with copies or a held share.`);
      state.stopped.delete(slot);
      state.followsOf.remove(follows.columns.follower[slot]!, slot);
      state.followersOf.remove(follows.columns.lead[slot]!, slot);
      followSlots.delete(follow);
      follows.remove(slot);
    },

    FollowersWalked: ({ walk, last, isDone }, at) => state.walks.advance(walk, last, isDone, at),
  };
}

/** Copies in the order of their tickets: that of a set is another one after a snapshot, and timers would be numbered otherwise. */
function byPosition({ copies }: CopyTradingState, slots: ReadonlySet<number>): number[] {
  const { position } = copies.columns;
  return [...slots].toSorted((left, right) => position[left]! - position[right]!);
}

function open(state: CopyTradingState, lead: number, sharePpm: number, at: number): void {
  const { leads, leadSlots } = state;
  if (leadingSlot(state, lead) >= 0) throw new Error(`${lead} leads already.`);
  const known = leadSlots.get(lead);
  const slot = known < 0 ? leads.add() : known;
  const { columns } = leads;
  if (known < 0) {
    leadSlots.set(lead, slot);
    columns.lead[slot] = lead;
    columns.firstAt[slot] = at;
  }
  columns.sharePpm[slot] = sharePpm;
  columns.openedAt[slot] = at;
  columns.closedAt[slot] = 0;
  leads.touch(slot);
}

function wishes(state: CopyTradingState, slot: number, wish: FollowWish): void {
  const { columns } = state.follows;
  columns.mode[slot] = copyModes.indexOf(wish.mode);
  columns.sizeE6[slot] = wish.sizeE6;
  columns.followAmount[slot] = wish.followAmount;
  columns.stopLoss[slot] = wish.stopLoss;
  columns.leverageMost[slot] = wish.leverageMost;
  state.follows.touch(slot);
  noteStop(state, slot);
}
