import type { Timers } from '../../kernel/timers.ts';
import type { ReadLossBudgetState } from './state/records.ts';

/** What is announced has its timer, and what is lost is known to be or has one too. */
export function brokenOf({ budgets }: ReadLossBudgetState, timers: Pick<Timers, 'has'>): string | null {
  const { customer, amount, result, isUsed, usedTimer, nextAt, nextTimer } = budgets.columns;
  for (const slot of budgets.slots()) {
    const who = customer[slot]!;
    if (amount[slot]! < 0n) return `loss_budget: ${who} has one of ${amount[slot]}`;
    if ((nextAt[slot] !== 0) !== timers.has(nextTimer[slot]!)) return `loss_budget_timer: ${who} at ${nextAt[slot]}`;
    if (usedTimer[slot] !== 0 && !timers.has(usedTimer[slot]!)) return `loss_budget_used_timer: ${who}`;
    if (amount[slot] !== 0n && amount[slot]! + result[slot]! <= 0n && isUsed[slot] !== 1)
      return `loss_budget_used: ${who} lost ${result[slot]} of ${amount[slot]}`;
  }
  return null;
}
