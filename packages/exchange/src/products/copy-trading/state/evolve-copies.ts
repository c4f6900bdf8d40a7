import { knownSlot } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { CopyTradingEvent } from '../events.ts';
import { closingTimerKind, type CopyTradingState, fillTimerKind, noteStop } from './records.ts';

type Of<T extends CopyTradingEvent['type']> = Extract<CopyTradingEvent, { type: T }>;

type CopyEvent = Of<
  | 'LeadFilled'
  | 'LeadFillCopied'
  | 'CopyOpened'
  | 'CopySkipped'
  | 'LeadReduced'
  | 'CopyReduced'
  | 'CopyWaits'
  | 'CopiesClosed'
  | 'CopyDetached'
>;

/** What the copies of a lead's tickets are, and what of them is still to be opened and closed. */
export function copyEvolversOf(state: CopyTradingState, timers: Timers): Evolvers<CopyEvent> {
  const { copies, copySlots, fills, fillSlots, closings, closingSlots } = state;
  return {
    LeadFilled: (event, at) => addFill(state, timers, event, at),

    LeadFillCopied({ order }) {
      const slot = knownSlot(fillSlots, order, "lead's fill of order");
      timers.cancel(fills.columns.timer[slot]!);
      fillSlots.delete(order);
      fills.remove(slot);
    },

    CopyOpened: (event) => openCopy(state, event),

    CopySkipped({ follow }) {
      knownSlot(state.followSlots, follow, 'follow');
    },

    LeadReduced({ lead, market, position, before, left }, at) {
      const slot = closingSlot(state, timers, { lead, market, position }, at);
      const { columns } = closings;
      if (columns.before[slot] === 0) columns.before[slot] = before;
      columns.left[slot] = left;
      closings.touch(slot);
    },

    CopyReduced({ position, left, toClose, held, follow }) {
      const slot = knownSlot(copySlots, position, 'copy');
      hold(state, follow, held);
      copies.columns.toClose[slot] = toClose;
      copies.touch(slot);
      if (left === 0) removeCopy(state, slot);
    },

    CopyWaits({ position, toClose }) {
      const slot = knownSlot(copySlots, position, 'copy');
      copies.columns.toClose[slot] = toClose;
      copies.touch(slot);
    },

    CopiesClosed({ position, due }) {
      const slot = knownSlot(closingSlots, position, 'closing of ticket');
      const { columns } = closings;
      timers.cancel(columns.timer[slot]!);
      if (due === 0) {
        closingSlots.delete(position);
        closings.remove(slot);
        return;
      }
      columns.before[slot] = 0;
      columns.left[slot] = 0;
      columns.timer[slot] = timers.set(closingTimerKind, position, due);
      closings.touch(slot);
    },

    CopyDetached({ position, pnl, held, follow }) {
      const slot = knownSlot(copySlots, position, 'copy');
      gain(state, follow, pnl);
      hold(state, follow, held);
      removeCopy(state, slot);
    },
  };
}

/** All of a copy is to be closed: it is looked at at once. */
export function closeCopiesOf(state: CopyTradingState, timers: Timers, copy: number, at: number): void {
  const { leadPosition, market, follow } = state.copies.columns;
  const lead = state.follows.columns.lead[state.followSlots.get(follow[copy]!)]!;
  closingSlot(state, timers, { lead, market: market[copy]!, position: leadPosition[copy]! }, at);
}

/** What a ticket has gained counts for the follow that it is a copy of. */
export function countGain(state: CopyTradingState, position: number, amount: bigint): void {
  const slot = position > 0 ? state.copySlots.get(position) : -1;
  if (slot >= 0) gain(state, state.copies.columns.follow[slot]!, amount);
}

function gain({ follows, followSlots }: CopyTradingState, follow: number, amount: bigint): void {
  const slot = knownSlot(followSlots, follow, 'follow');
  follows.columns.gained[slot] = follows.columns.gained[slot]! + amount;
  follows.touch(slot);
}

function hold({ follows, followSlots }: CopyTradingState, follow: number, amount: bigint): void {
  const slot = knownSlot(followSlots, follow, 'follow');
  const held = follows.columns.held[slot]! + amount;
  if (held < 0n) throw new Error(`Follow ${follow} would hold ${held}.`);
  follows.columns.held[slot] = held;
  follows.touch(slot);
}

/** Fills that come before the first of them is copied are copied together. */
function addFill(state: CopyTradingState, timers: Timers, event: Of<'LeadFilled'>, at: number): void {
  const { fills, fillSlots } = state;
  const { columns } = fills;
  const known = fillSlots.get(event.order);
  if (known >= 0) {
    columns.to[known] = event.to;
    fills.touch(known);
    return;
  }
  const slot = fills.add();
  columns.order[slot] = event.order;
  columns.lead[slot] = event.lead;
  columns.market[slot] = event.market;
  columns.position[slot] = event.position;
  columns.buys[slot] = event.buys ? 1 : 0;
  columns.leverage[slot] = event.leverage;
  columns.from[slot] = event.from;
  columns.to[slot] = event.to;
  columns.quantity[slot] = event.quantity;
  columns.timer[slot] = timers.set(fillTimerKind, event.order, at);
  fillSlots.set(event.order, slot);
}

/** The fee of the first lots of a copy is counted here: their ticket wasn't known as a copy when it was paid. */
function openCopy(state: CopyTradingState, event: Of<'CopyOpened'>): void {
  const { copies, copySlots } = state;
  const { position, follow, leadPosition, market, fee } = event;
  const followed = knownSlot(state.followSlots, follow, 'follow');
  if (copySlots.get(position) >= 0) return;
  const slot = copies.add();
  const { columns } = copies;
  columns.position[slot] = position;
  columns.follow[slot] = follow;
  columns.leadPosition[slot] = leadPosition;
  columns.market[slot] = market;
  columns.toClose[slot] = 0;
  copySlots.set(position, slot);
  state.copiesOf.add(follow, slot);
  state.copiesOfTicket.add(leadPosition, slot);
  gain(state, follow, -fee);
  noteStop(state, followed);
}

function removeCopy(state: CopyTradingState, slot: number): void {
  const { copies, copySlots } = state;
  const { position, follow, leadPosition } = copies.columns;
  const owner = follow[slot]!;
  state.copiesOf.remove(owner, slot);
  state.copiesOfTicket.remove(leadPosition[slot]!, slot);
  copySlots.delete(position[slot]!);
  copies.remove(slot);
  noteStop(state, state.followSlots.get(owner));
}

interface Ticket {
  readonly lead: number;
  readonly market: number;
  readonly position: number;
}

/** The record of a ticket whose copies close, made where there is none; it is looked at at once. */
function closingSlot(state: CopyTradingState, timers: Timers, { lead, market, position }: Ticket, at: number): number {
  const { closings, closingSlots } = state;
  const { columns } = closings;
  const known = closingSlots.get(position);
  if (known >= 0) {
    timers.cancel(columns.timer[known]!);
    columns.timer[known] = timers.set(closingTimerKind, position, at);
    closings.touch(known);
    return known;
  }
  const slot = closings.add();
  columns.position[slot] = position;
  columns.lead[slot] = lead;
  columns.market[slot] = market;
  columns.before[slot] = 0;
  columns.left[slot] = 0;
  columns.since[slot] = at;
  columns.timer[slot] = timers.set(closingTimerKind, position, at);
  closingSlots.set(position, slot);
  return slot;
}
