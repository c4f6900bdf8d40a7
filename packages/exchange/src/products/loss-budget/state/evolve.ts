import { knownSlot } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { lossPeriods } from '../../../kernel/vocabulary.ts';
import type { LossBudgetEvent } from '../events.ts';
import { periodStart } from '../formulas.ts';
import { type LossBudgetState, periodOf, usedTimerKind, widerTimerKind } from './records.ts';

/** Counts what a customer with a budget gained or lost, and sets the timer that says when it is used up. */
export function count(state: LossBudgetState, timers: Timers, customer: number, amount: bigint, at: number): void {
  const slot = state.budgets.size === 0 ? -1 : state.slots.get(customer);
  if (slot < 0 || state.budgets.columns.amount[slot] === 0n) return;
  enterPeriod(state, slot, at);
  state.budgets.columns.result[slot] = state.budgets.columns.result[slot]! + amount;
  state.budgets.touch(slot);
  noteUsed(state, timers, slot, at);
}

/** A new period begins with nothing lost. */
function enterPeriod(state: LossBudgetState, slot: number, at: number): void {
  const { since, result, isUsed } = state.budgets.columns;
  const start = periodStart(periodOf(state, slot), at);
  if (start <= since[slot]!) return;
  since[slot] = start;
  result[slot] = 0n;
  isUsed[slot] = 0;
}

function noteUsed({ budgets }: LossBudgetState, timers: Timers, slot: number, at: number): void {
  const { columns } = budgets;
  const isLost = columns.amount[slot]! !== 0n && columns.amount[slot]! + columns.result[slot]! <= 0n;
  if (!isLost || columns.isUsed[slot] === 1) return;
  columns.isUsed[slot] = 1;
  columns.usedTimer[slot] = timers.set(usedTimerKind, columns.customer[slot]!, at);
}

export function evolversOf(state: LossBudgetState, timers: Timers): Evolvers<LossBudgetEvent> {
  const { columns } = state.budgets;
  return {
    LossBudgetSet({ customer, amount, period, effectiveAt }, at) {
      const slot = slotOf(state, customer);
      if (effectiveAt !== 0 && columns.nextAt[slot] !== effectiveAt)
        throw new Error(`No budget of ${customer} was announced for ${effectiveAt}.`);
      const hadNone = columns.amount[slot] === 0n;
      if (!hadNone) enterPeriod(state, slot, at);
      columns.amount[slot] = amount;
      columns.period[slot] = lossPeriods.indexOf(period);
      columns.since[slot] = periodStart(period, at);
      if (hadNone) columns.result[slot] = 0n;
      columns.isUsed[slot] = 0;
      timers.cancel(columns.usedTimer[slot]!);
      columns.usedTimer[slot] = 0;
      forgetNext(state, timers, slot);
      noteUsed(state, timers, slot, at);
      state.budgets.touch(slot);
    },

    LossBudgetAnnounced({ customer, amount, period, effectiveAt }) {
      const slot = slotOf(state, customer);
      forgetNext(state, timers, slot);
      columns.nextAmount[slot] = amount;
      columns.nextPeriod[slot] = lossPeriods.indexOf(period);
      columns.nextAt[slot] = effectiveAt;
      columns.nextTimer[slot] = timers.set(widerTimerKind, customer, effectiveAt);
      state.budgets.touch(slot);
    },

    LossBudgetUsed({ customer, until }) {
      const slot = knownSlot(state.slots, customer, 'loss budget of');
      timers.cancel(columns.usedTimer[slot]!);
      columns.usedTimer[slot] = 0;
      columns.coolUntil[slot] = Math.max(columns.coolUntil[slot]!, until);
      state.budgets.touch(slot);
    },

    CoolOffStarted({ customer, until }) {
      const slot = slotOf(state, customer);
      columns.coolUntil[slot] = until;
      state.budgets.touch(slot);
    },
  };
}

function forgetNext({ budgets: { columns } }: LossBudgetState, timers: Timers, slot: number): void {
  if (columns.nextTimer[slot] !== 0) timers.cancel(columns.nextTimer[slot]!);
  columns.nextAmount[slot] = 0n;
  columns.nextPeriod[slot] = 0;
  columns.nextAt[slot] = 0;
  columns.nextTimer[slot] = 0;
}

function slotOf({ budgets, slots }: LossBudgetState, customer: number): number {
  const known = slots.get(customer);
  if (known >= 0) return known;
  const slot = budgets.add();
  const { columns } = budgets;
  columns.customer[slot] = customer;
  columns.amount[slot] = 0n;
  columns.period[slot] = 0;
  columns.since[slot] = 0;
  columns.result[slot] = 0n;
  columns.isUsed[slot] = 0;
  columns.usedTimer[slot] = 0;
  columns.coolUntil[slot] = 0;
  columns.nextAmount[slot] = 0n;
  columns.nextPeriod[slot] = 0;
  columns.nextAt[slot] = 0;
  columns.nextTimer[slot] = 0;
  slots.set(customer, slot);
  return slot;
}
