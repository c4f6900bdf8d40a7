import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { type LossPeriod, lossPeriods } from '../../../kernel/vocabulary.ts';
import { periodStart } from '../formulas.ts';

/** The kinds of the timers that bring a wider budget into effect and say that one is used up; their subject is the customer. */
export const widerTimerKind = 'loss-budget.wider';
export const usedTimerKind = 'loss-budget.used';

const budgetFields = {
  customer: 'int',
  amount: 'amount',
  period: lossPeriods,
  /** When the period began that `result` is of, and what was gained in it, negative for a loss. */
  since: 'int',
  result: 'amount',
  /** Whether it was seen that the budget of this period is lost. */
  isUsed: 'flag',
  usedTimer: 'int',
  coolUntil: 'int',
  nextAmount: 'amount',
  nextPeriod: lossPeriods,
  nextAt: 'int',
  nextTimer: 'int',
} as const;

/** What customers want to lose at most: a row for everybody who has ever said so. */
export function initialState() {
  return { budgets: new Table('loss-budget', budgetFields), slots: new IntMap() };
}

export type LossBudgetState = ReturnType<typeof initialState>;
export type ReadLossBudgetState = ReadState<LossBudgetState>;

/** The period of a budget. */
export function periodOf({ budgets }: Pick<ReadLossBudgetState, 'budgets'>, slot: number): LossPeriod {
  return lossPeriods[budgets.columns.period[slot]!]!;
}

/** What was gained in the period that a time lies in, negative for a loss. */
export function resultAt(state: Pick<ReadLossBudgetState, 'budgets'>, slot: number, at: number): bigint {
  const { since, result } = state.budgets.columns;
  return periodStart(periodOf(state, slot), at) > since[slot]! ? 0n : result[slot]!;
}
