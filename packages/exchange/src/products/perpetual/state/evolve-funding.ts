import type { CopyHooks } from '../../../kernel/blocks.ts';
import { knownSlot, requireNew, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { StakeGuard } from '../../../kernel/stakes.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { PerpetualEvent } from '../events.ts';
import { nextFundingAt } from '../formulas/funding-times.ts';
import { walkKey } from './funding.ts';
import { nextInstant } from './marks.ts';
import { knownContract, type PerpetualState } from './records.ts';

type Of<T extends PerpetualEvent['type']> = Extract<PerpetualEvent, { type: T }>;
type FundingEvent = Of<'FundingSettled' | 'FundingSkipped' | 'FundingPaid' | 'FundingWalked' | 'FundingEnded'>;

export function fundingEvolversOf(
  state: PerpetualState,
  timers: Timers,
  stakes: Pick<StakeGuard, 'counted'>,
  copies: Pick<CopyHooks, 'counted'>,
): Evolvers<FundingEvent> {
  return {
    FundingSettled: (event, at) => settle(state, timers, event, at),
    FundingSkipped({ market, instant }) {
      scheduleNext(state, timers, market, instant);
    },
    FundingPaid(event, at) {
      pay(state, event);
      stakes.counted(event.customer, event.amount, at);
      copies.counted(event.position, event.amount);
    },
    FundingWalked({ market, last, isDone }, at) {
      const { fundings, slots, walks } = state.funding;
      const slot = knownSlot(slots, market, 'funding of market');
      const funding = fundings.columns.funding[slot]!;
      walks.advance(funding, last, isDone, at);
      if (!isDone || fundings.columns.paysOut[slot] === 1) return;
      fundings.columns.paysOut[slot] = 1;
      fundings.columns.toPayOut[slot] = fundings.columns.collected[slot]!;
      fundings.touch(slot);
      walks.start(funding, market, at);
    },
    FundingEnded({ market, remainder }) {
      const { fundings, slots } = state.funding;
      const slot = knownSlot(slots, market, 'funding of market');
      if (fundings.columns.collected[slot] !== remainder)
        throw new Error(`Of the funding of ${market} ${fundings.columns.collected[slot]} are left, not ${remainder}.`);
      slots.delete(market);
      fundings.remove(slot);
    },
  };
}

/** The rate and the mark of an instant are fixed: the next one begins its samples, and whoever holds now pays or receives. */
function settle(state: PerpetualState, timers: Timers, event: Of<'FundingSettled'>, at: number): void {
  const { funding, market, instant, rateE8, markE8, lots } = event;
  requireNext(state.counters.lastFunding, funding, 'Funding');
  const { fundings, slots, walks } = state.funding;
  requireNew(slots, market, 'funding of market');
  scheduleNext(state, timers, market, instant);
  state.counters.lastFunding = funding;
  const mark = knownSlot(state.marks.slots, market, 'mark of market');
  const { columns } = state.marks.table;
  columns.premiumSumE8[mark] = 0;
  columns.premiumCount[mark] = 0;
  columns.settledAt[mark] = instant;
  if (rateE8 === 0 || lots === 0) return;
  const slot = fundings.add();
  fundings.columns.funding[slot] = funding;
  fundings.columns.market[slot] = market;
  fundings.columns.instant[slot] = instant;
  fundings.columns.rateE8[slot] = rateE8;
  fundings.columns.markE8[slot] = markE8;
  fundings.columns.lots[slot] = lots;
  fundings.columns.paysOut[slot] = 0;
  fundings.columns.collected[slot] = 0n;
  fundings.columns.toPayOut[slot] = 0n;
  slots.set(market, slot);
  walks.start(funding, market, at);
}

function scheduleNext(state: PerpetualState, timers: Timers, market: number, instant: number): void {
  const contract = knownContract(state, market);
  const { table, slots } = state.marks;
  const slot = knownSlot(slots, market, 'mark of market');
  timers.cancel(table.columns.fundingTimer[slot]!);
  const next = nextFundingAt(instant, state.contracts.columns.fundingHours[contract]!);
  nextInstant(state.marks, slot, timers, next);
}

/** A position has paid or received for what it had at the instant; it may have changed or closed since. */
function pay(state: PerpetualState, { market, position, customer, amount, margin, fund }: Of<'FundingPaid'>): void {
  const { fundings, slots, dues, dueSlots } = state.funding;
  const funding = knownSlot(slots, market, 'funding of market');
  fundings.columns.collected[funding] = fundings.columns.collected[funding]! - amount + fund;
  fundings.touch(funding);
  const due = dueSlots.get(walkKey(position));
  if (due >= 0) {
    dues.remove(due);
    dueSlots.delete(walkKey(position));
  }
  state.stale.add(customer);
  const slot = state.positionSlots.get(position);
  if (slot < 0) return;
  const { columns } = state.positions;
  columns.fundedAt[slot] = fundings.columns.instant[funding]!;
  columns.funding[slot] = columns.funding[slot]! + amount;
  columns.margin[slot] = columns.margin[slot]! - margin;
  if (columns.margin[slot] < 0n) throw new Error(`Position ${position} would have ${columns.margin[slot]} margin.`);
  state.positions.touch(slot);
}

/** Keeps what a position had at an instant that it hasn't been paid for, before it changes: that is what it pays for. */
export function keepDue(state: PerpetualState, slot: number): void {
  const { columns } = state.positions;
  const { fundings, slots, dues, dueSlots } = state.funding;
  const funding = slots.get(columns.market[slot]!);
  if (funding < 0 || columns.fundedAt[slot]! >= fundings.columns.instant[funding]!) return;
  columns.fundedAt[slot] = fundings.columns.instant[funding]!;
  const due = dues.add();
  dues.columns.position[due] = columns.position[slot]!;
  dues.columns.customer[due] = columns.customer[slot]!;
  dues.columns.market[due] = columns.market[slot]!;
  dues.columns.isLong[due] = columns.isLong[slot]!;
  dues.columns.lots[due] = columns.lots[slot]!;
  dueSlots.set(walkKey(columns.position[slot]!), due);
}

/** The last instant that a market was settled at, in ms; a position that opens has nothing to do with it. */
export function lastInstant({ marks }: PerpetualState, market: number): number {
  const slot = marks.slots.get(market);
  return slot < 0 ? 0 : marks.table.columns.settledAt[slot]!;
}
