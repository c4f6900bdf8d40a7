import type { PerpetualContext, PerpetualDesk } from './desk.ts';
import { unwindFund } from './fund-takeover.ts';
import { liquidate } from './liquidation.ts';
import { ticked } from './marks.ts';

/**
 * The index has moved: marks follow, what waits for them triggers, positions that they have brought too low are liquidated, and
 * the insurance fund goes on getting rid of what it holds.
 */
export function indexMoved(desk: PerpetualDesk, context: PerpetualContext): void {
  ticked(desk, context);
  liquidate(desk, context);
  unwindFund(desk, context);
}
