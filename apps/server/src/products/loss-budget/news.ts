import { formatDecimal } from '@auric/api';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import { budgetScale } from './change-rows.ts';

/** Tells whoever has lost what they wanted to lose at most, and until when nothing more is taken. */
export function lossBudgetNews(): News {
  return {
    async of(trx, { frames: { after, upTo } }) {
      const rows = await trx
        .selectFrom('view.loss_budgets')
        .selectAll()
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .where('step', '=', 'used')
        .orderBy('id')
        .execute();
      return rows.map(({ id, customer, amount, until }): Tale<'loss_budget_used'> => {
        const lost = { amount: formatDecimal(BigInt(amount), budgetScale), currency: 'USDT' };
        return { customer, kind: 'loss_budget_used', key: `loss-budget/${id}`, values: { lost, until } };
      });
    },
  };
}
