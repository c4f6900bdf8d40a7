import type { LossBudgetView } from '../../../views.ts';
import type { LossBudgetDesk } from '../decide.ts';
import { lossPeriods } from '../../../kernel/vocabulary.ts';
import { periodEnd, roomOf } from '../formulas.ts';
import { periodOf, resultAt } from './records.ts';

/** A customer's budget as of a time in ms; one that nobody has set is of 0. */
export function lossBudgetView({ state, ports }: LossBudgetDesk, customer: number, at: number): LossBudgetView {
  const slot = state.slots.get(customer);
  const atStake = ports.atStake(customer);
  if (slot < 0)
    return { amount: 0n, period: 'day', periodEnds: 0, result: 0n, atStake, room: 0n, coolUntil: 0, next: null };
  const { amount, coolUntil, nextAmount, nextPeriod, nextAt } = state.budgets.columns;
  const period = periodOf(state, slot);
  const isSet = amount[slot] !== 0n;
  const result = isSet ? resultAt(state, slot, at) : 0n;
  const next =
    nextAt[slot] === 0
      ? null
      : { amount: nextAmount[slot]!, period: lossPeriods[nextPeriod[slot]!]!, effectiveAt: nextAt[slot]! };
  return {
    amount: amount[slot]!,
    period,
    periodEnds: isSet ? periodEnd(period, at) : 0,
    result,
    atStake,
    room: isSet ? roomOf(amount[slot]!, result, atStake) : 0n,
    coolUntil: coolUntil[slot]!,
    next,
  };
}
