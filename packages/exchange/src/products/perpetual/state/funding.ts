import { Cursors } from '../../../kernel/cursors.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';

/** The kind of the timer of a contract's next funding instant; its subject is the market. */
export const fundingTimerKind = 'perpetual.funding';

/** The kind of the timer that pays; its subject is the funding. */
export const fundingWalkKind = 'perpetual.fundingWalk';

/**
 * A funding that is being paid. `lots`: of each side at the instant. Whoever owes pays first, then, with `paysOut`, the other
 * side receives; `collected`: what has been paid and not yet been given to receivers.
 */
const fundingFields = {
  funding: 'int',
  market: 'int',
  instant: 'int',
  rateE8: 'int',
  markE8: 'int',
  lots: 'int',
  paysOut: 'flag',
  collected: 'amount',
  toPayOut: 'amount',
} as const;

/** What a position had at the instant, where it changed before its turn came. */
const dueFields = { position: 'int', customer: 'int', market: 'int', isLong: 'flag', lots: 'int' } as const;

export function fundingState(timers: Timers) {
  return {
    fundings: new Table('funding', fundingFields),
    /** From the market; a market has one at a time. */
    slots: new IntMap(),
    dues: new Table('fundingDue', dueFields),
    /** From the key of a position. */
    dueSlots: new IntMap(),
    walks: new Cursors(fundingWalkKind, timers),
  };
}

export type FundingState = ReturnType<typeof fundingState>;

/** Ascending keys are the order in which positions are paid; the ids of net positions are below zero. */
export function walkKey(position: number): number {
  return position > 0 ? position * 2 : -position * 2 + 1;
}

/** The position of a key. */
export function positionOfKey(key: number): number {
  return key % 2 === 0 ? key / 2 : -(key - 1) / 2;
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexFunding({ fundings, slots, dues, dueSlots }: FundingState): void {
  for (const slot of fundings.slots()) slots.set(fundings.columns.market[slot]!, slot);
  for (const slot of dues.slots()) dueSlots.set(walkKey(dues.columns.position[slot]!), slot);
}
