import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { SpotEvent } from '../events.ts';
import type { SpotState } from './records.ts';

export function evolversOf(state: SpotState, timers: Timers): Evolvers<SpotEvent> {
  const { announcedFees } = state;
  return {
    FeeScheduleSet({ tiers, effectiveAt }) {
      state.fees.tiers = tiers;
      if (effectiveAt !== 0) announcedFees.remove(effectiveAt, timers);
    },

    FeeScheduleAnnounced({ tiers, effectiveAt }) {
      if (announcedFees.has(effectiveAt)) announcedFees.remove(effectiveAt, timers);
      announcedFees.add(effectiveAt, effectiveAt, { tiers }, timers);
    },
  };
}
