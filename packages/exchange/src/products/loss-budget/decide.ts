import { isWithin } from '../../kernel/amounts.ts';
import type { Deciders, TimerDeciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { type Stake, stakeRejections } from '../../kernel/stakes.ts';
import { firstCustomerId, lossPeriods } from '../../kernel/vocabulary.ts';
import type { LossBudgetCommand } from './commands.ts';
import type { LossBudgetEvent } from './events.ts';
import { type Budget, coolOffEnd, coolOffLeastMs, isTighter, periodEnd, roomOf, widerAfterMs } from './formulas.ts';
import { lossBudgetRejections as refuse } from './rejections.ts';
import { periodOf, type ReadLossBudgetState, resultAt, usedTimerKind, widerTimerKind } from './state/records.ts';

/** What loss budgets ask of their neighbours. */
export interface LossBudgetPorts {
  knows(customer: number): boolean;
  /** What a customer has at stake in all products together, in units of USDT. */
  atStake(customer: number): bigint;
}

/** What decisions about loss budgets work with. */
export interface LossBudgetDesk {
  readonly state: ReadLossBudgetState;
  readonly ports: LossBudgetPorts;
}

const amountLeast = 1_000_000n;
const amountMost = 1_000_000_000_000_000n;
const daysMost = 365;

export function decidersOf({ state, ports }: LossBudgetDesk): Deciders<LossBudgetCommand, LossBudgetEvent> {
  const isCustomer = (customer: number): boolean => customer >= firstCustomerId && ports.knows(customer);
  return {
    SetLossBudget({ at, emit }, { customer, amount, period }) {
      if (amount !== 0n && (amount < amountLeast || amount > amountMost)) return refuse.amountInvalid;
      if (!lossPeriods.includes(period)) return refuse.periodInvalid;
      if (!isCustomer(customer)) return refuse.customerNotFound;
      const slot = state.slots.get(customer);
      const now = budgetIn(state, slot);
      const isSame = now.amount === amount && (now.period === period || amount === 0n);
      if (isSame && (slot < 0 || state.budgets.columns.nextAt[slot] === 0)) return refuse.unchanged;

      const budget = { customer, amount, period };
      if (isTighter(budget, now)) emit({ type: 'LossBudgetSet', ...budget, effectiveAt: 0 });
      else emit({ type: 'LossBudgetAnnounced', ...budget, effectiveAt: at + widerAfterMs });
      return null;
    },

    CoolOff({ at, emit }, { customer, days }) {
      if (!isWithin(days, 1, daysMost)) return refuse.daysInvalid;
      if (!isCustomer(customer)) return refuse.customerNotFound;
      const until = coolOffEnd(at, days);
      const slot = state.slots.get(customer);
      if (slot >= 0 && until <= state.budgets.columns.coolUntil[slot]!) return refuse.notLonger;

      emit({ type: 'CoolOffStarted', customer, until });
      return null;
    },
  };
}

function budgetIn(state: ReadLossBudgetState, slot: number): Budget {
  return slot < 0
    ? { amount: 0n, period: 'day' }
    : { amount: state.budgets.columns.amount[slot]!, period: periodOf(state, slot) };
}

/** Brings a wider budget into effect, and says that one is used up. */
export function timersOf({ state }: LossBudgetDesk): TimerDeciders<LossBudgetEvent> {
  const { columns } = state.budgets;
  return {
    [widerTimerKind]({ emit }, { subject: customer, due }) {
      const slot = state.slots.get(customer);
      const period = lossPeriods[columns.nextPeriod[slot]!]!;
      emit({ type: 'LossBudgetSet', customer, amount: columns.nextAmount[slot]!, period, effectiveAt: due });
    },
    [usedTimerKind]({ emit }, { subject: customer, due }) {
      const slot = state.slots.get(customer);
      const until = Math.max(periodEnd(periodOf(state, slot), due), due + coolOffLeastMs);
      emit({ type: 'LossBudgetUsed', customer, lost: -columns.result[slot]!, until });
    },
  };
}

/** Why a stake may not be taken at a time in ms, or null. */
export function refusesStake({ state, ports }: LossBudgetDesk, stake: Stake, at: number): Rejection | null {
  const { customer, amount, isBounded } = stake;
  const slot = state.budgets.size === 0 ? -1 : state.slots.get(customer);
  if (slot < 0) return null;
  const { columns } = state.budgets;
  const coolUntil = columns.coolUntil[slot]!;
  if (coolUntil > at) return { ...stakeRejections.coolingOff, detail: { until: coolUntil } };
  if (columns.amount[slot] === 0n) return null;
  if (!isBounded) return stakeRejections.lossBudgetNeedsBound;
  const room = roomOf(columns.amount[slot]!, resultAt(state, slot, at), ports.atStake(customer));
  return BigInt(amount) > room ? { ...stakeRejections.lossBudgetExceeded, detail: { most: Number(room) } } : null;
}
