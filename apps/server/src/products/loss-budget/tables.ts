import type { LossBudgetChange } from '@auric/api';
import type { Amount } from '../../engine/projector/tables.ts';

/** How loss budgets came about; `id` is the frame's sequence. Amounts in 1e-6 USDT. */
export interface LossBudgetTable {
  id: number;
  customer: number;
  at: number;
  step: LossBudgetChange['step'];
  amount: Amount;
  period: 'day' | 'week' | 'month' | '';
  until: number;
}

export interface LossBudgetTables {
  'view.loss_budgets': LossBudgetTable;
}
