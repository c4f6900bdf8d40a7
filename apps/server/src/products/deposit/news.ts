import { formatDecimal } from '@auric/api';
import type { News } from '../../messages/journal-news.ts';
import type { SubjectParts } from '../product-row.ts';

/** Tells that a deposit is credited, by the bill of it. */
export function depositNews({ catalog }: SubjectParts): News {
  return {
    async of(trx, { after, upTo }) {
      const credited = await trx
        .selectFrom('view.bills as bill')
        .innerJoin('view.deposits as deposit', (join) =>
          join
            .onRef('deposit.id', '=', 'bill.ref')
            .onRef('deposit.customer', '=', 'bill.customer')
            .onRef('deposit.asset', '=', 'bill.asset')
            .onRef('deposit.changed_at', '=', 'bill.at')
            .onRef('deposit.amount', '=', 'bill.amount'),
        )
        .select(['deposit.kind', 'deposit.id', 'deposit.customer', 'deposit.asset', 'deposit.amount'])
        .where('bill.id', '>', after)
        .where('bill.id', '<=', upTo)
        .where('bill.type', '=', 'deposit')
        .where('deposit.state', '=', 'credited')
        .execute();
      return Promise.all(
        credited.map(async ({ kind, id, customer, asset, amount }) => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          return {
            customer,
            kind: 'deposit_credited' as const,
            key: `deposit/${kind}/${id}`,
            values: { amount: { amount: formatDecimal(BigInt(amount), scale), currency: code } },
          };
        }),
      );
    },
  };
}
