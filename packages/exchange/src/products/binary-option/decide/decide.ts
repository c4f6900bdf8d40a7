import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { BinaryOptionCommand } from '../commands.ts';
import type { BinaryOptionEvent } from '../events.ts';
import { lateTimerKind, roundTimerKind } from '../state/records.ts';
import { buyOption } from './buy.ts';
import type { BinaryOptionDesk } from './desk.ts';
import { roundDue, voidLate } from './rounds.ts';
import { setMarket, setStakeLimit } from './terms.ts';
import { withdrawPool } from './withdraw-pool.ts';

export function decidersOf(desk: BinaryOptionDesk): Deciders<BinaryOptionCommand, BinaryOptionEvent> {
  return {
    SetOptionMarket: (context, command) => setMarket(desk, context, command),
    SetOptionStakeLimit: (context, command) => setStakeLimit(context, command),
    BuyOption: (context, command) => buyOption(desk, context, command),
    WithdrawOptionPool: (context, command) => withdrawPool(desk, context, command),
  };
}

/** Voids what waits too long for its strike, and settles what is due, some in each frame. */
export function timersOf(desk: BinaryOptionDesk): TimerDeciders<BinaryOptionEvent> {
  return {
    [lateTimerKind]: (context, { subject: asset }) => voidLate(desk, context, asset),
    [roundTimerKind]: (context, { subject: round }) => roundDue(desk, context, round),
  };
}
