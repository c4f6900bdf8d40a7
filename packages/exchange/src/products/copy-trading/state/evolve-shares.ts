import { knownSlot } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { CopyTradingEvent } from '../events.ts';
import { type CopyTradingState, sharesTimerKind } from './records.ts';

type ShareEvent = Extract<CopyTradingEvent, { type: 'SharesDue' | 'SharesWalked' | 'ShareSettled' }>;

/** What of the gains of follows was paid to their leads. */
export function shareEvolversOf(state: CopyTradingState, timers: Timers): Evolvers<ShareEvent> {
  const { follows, followSlots, counters, shareWalks } = state;
  return {
    SharesDue({ walk, next }, at) {
      timers.cancel(counters.sharesTimer);
      counters.sharesTimer = timers.set(sharesTimerKind, 0, next);
      counters.lastWalk = walk;
      shareWalks.start(walk, 0, at);
    },

    SharesWalked: ({ walk, last, isDone }, at) => shareWalks.advance(walk, last, isDone, at),

    ShareSettled({ follow, paid, fromHeld, released }) {
      const slot = knownSlot(followSlots, follow, 'follow');
      const { columns } = follows;
      const held = columns.held[slot]! - fromHeld - released;
      if (held < 0n || fromHeld > paid) throw new Error(`Follow ${follow} would hold ${held} of a share.`);
      columns.held[slot] = held;
      columns.shared[slot] = columns.shared[slot]! + paid;
      follows.touch(slot);
    },
  };
}
