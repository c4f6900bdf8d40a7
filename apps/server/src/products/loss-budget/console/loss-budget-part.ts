import { formatDecimal } from '@auric/api';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { budgetScale, changesOf } from '../change-rows.ts';

/** What operators see of loss budgets: how each came about. Nobody but the customer sets one. */
export async function lossBudgetConsolePart({ db }: Pick<ConsolePartLent, 'db'>): Promise<ConsolePart> {
  return {
    name: 'loss_budget',
    timeline: async (customer, before, limit) => {
      const rows = await belowPlace(changesOf(db, customer).selectAll(), { at: 'at', id: 'id' }, before, limit);
      return rows.map(({ id, at, step, amount, period, until }) => ({
        at,
        id: String(id),
        kind: step,
        values: { amount: formatDecimal(BigInt(amount), budgetScale), currency: 'USDT', period, until },
      }));
    },
  };
}
