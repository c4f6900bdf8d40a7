import { amountMax, isWithin } from '../../kernel/amounts.ts';
import type { Deciders } from '../../kernel/product.ts';
import type { SpotCommand } from './commands.ts';
import type { SpotEvent } from './events.ts';
import { spotRejections as refuse } from './rejections.ts';

const tiersMax = 20;
/** No fee is above 1 %. */
const feePpmMax = 10_000;

export const spotDeciders: Deciders<SpotCommand, SpotEvent> = {
  SetFeeSchedule({ emit }, { tiers }) {
    if (!isSchedule(tiers)) return refuse.feeScheduleInvalid;

    emit({ type: 'FeeScheduleSet', tiers: Object.freeze([...tiers]) });
    return null;
  },
};

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
