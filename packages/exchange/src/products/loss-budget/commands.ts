import type { LossPeriod } from '../../kernel/vocabulary.ts';

/**
 * What a customer wants to lose at most in a period, in 1e-6 USDT; 0 ends the budget. What makes it tighter holds at once, what
 * makes it wider a day later.
 */
export interface SetLossBudget {
  type: 'SetLossBudget';
  customer: number;
  amount: bigint;
  period: LossPeriod;
}

/** A customer takes no stake for so many days. It can be made longer, never shorter. */
export interface CoolOff {
  type: 'CoolOff';
  customer: number;
  days: number;
}

export type LossBudgetCommand = SetLossBudget | CoolOff;
