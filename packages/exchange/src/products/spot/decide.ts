import { amountMax, isWithin } from '../../kernel/amounts.ts';
import type { Deciders, TimerDeciders } from '../../kernel/product.ts';
import type { SpotCommand } from './commands.ts';
import type { SpotEvent } from './events.ts';
import { spotRejections as refuse } from './rejections.ts';
import { feesTimerKind, type ReadSpotState } from './state/records.ts';

const tiersMax = 20;
/** No fee is above 1 %. */
const feePpmMax = 10_000;

export const spotDeciders: Deciders<SpotCommand, SpotEvent> = {
  SetFeeSchedule({ emit, at }, { tiers: given, effectiveAt }) {
    if (!isSchedule(given)) return refuse.feeScheduleInvalid;
    if (!isWithin(effectiveAt, 0, amountMax)) return refuse.effectiveAtInvalid;

    const tiers = Object.freeze([...given]);
    if (effectiveAt <= at) emit({ type: 'FeeScheduleSet', tiers, effectiveAt: 0 });
    else emit({ type: 'FeeScheduleAnnounced', effectiveAt, tiers });
    return null;
  },
};

/** Puts announced fees into force when their timer is due; its subject is the time that they were announced for. */
export function spotTimers(state: ReadSpotState): TimerDeciders<SpotEvent> {
  return {
    [feesTimerKind]({ emit }, { subject: effectiveAt }) {
      emit({ type: 'FeeScheduleSet', ...state.announcedFees.at(effectiveAt), effectiveAt });
    },
  };
}

/** Triples of volume, maker and taker ppm; volumes rise from 0. */
function isSchedule(tiers: readonly number[]): boolean {
  if (tiers.length === 0 || tiers.length % 3 !== 0 || tiers.length > tiersMax * 3) return false;
  for (let i = 0; i < tiers.length; i += 3) {
    if (!isWithin(tiers[i]!, 0, amountMax)) return false;
    if (i === 0 ? tiers[i] !== 0 : tiers[i]! <= tiers[i - 3]!) return false;
    if (!isWithin(tiers[i + 1]!, 0, feePpmMax) || !isWithin(tiers[i + 2]!, 0, feePpmMax)) return false;
  }
  return true;
}
