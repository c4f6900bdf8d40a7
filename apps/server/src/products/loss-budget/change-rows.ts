import { formatDecimal, type LossBudgetChange } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { LossBudgetTable } from './tables.ts';

/** The decimals of a budget: it is in USDT. */
export const budgetScale = 6;

/** How the budget of a customer came about. */
export function changesOf(db: Kysely<Database>, customer: number) {
  return db.selectFrom('view.loss_budgets').where('customer', '=', customer);
}

/** A change as the wire writes it. */
export function changeShape({ id, at, step, amount, period, until }: Selectable<LossBudgetTable>): LossBudgetChange {
  return {
    id,
    step,
    amount: formatDecimal(BigInt(amount), budgetScale),
    period: period === '' ? null : period,
    until,
    time: at,
  };
}
