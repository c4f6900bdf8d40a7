import type { Evolvers } from '../../../kernel/product.ts';
import type { SpotEvent } from '../events.ts';
import type { SpotState } from './records.ts';

export function evolversOf(state: SpotState): Evolvers<SpotEvent> {
  return {
    FeeScheduleSet(event) {
      state.fees.tiers = event.tiers;
    },
  };
}
