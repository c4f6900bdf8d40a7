import { formatDecimal } from '@auric/api';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { SubjectParts } from '../product-row.ts';
import { namesOf } from './transfer-rows.ts';

/** Tells whoever has received something from another customer. */
export function customerTransferNews({ catalog }: SubjectParts): News {
  return {
    async of(trx, { after, upTo }) {
      const rows = await trx
        .selectFrom('view.bills as bill')
        .innerJoin('view.customer_transfers as given', 'given.id', 'bill.ref')
        .selectAll('given')
        .where('bill.id', '>', after)
        .where('bill.id', '<=', upTo)
        .where('bill.type', '=', 'customer_transfer_in')
        .orderBy('bill.id')
        .execute();
      const names = await namesOf(
        trx,
        rows.map(({ customer }) => customer),
      );
      const tales = rows.map(async (row): Promise<Tale<'transfer_received'>> => {
        const { code, scale } = await catalog.asset(row.asset, 'currency');
        const amount = { amount: formatDecimal(BigInt(row.amount), scale), currency: code };
        const values = { amount, sender: names.get(row.customer) ?? '' };
        return { customer: row.recipient, kind: 'transfer_received', key: `customer-transfer/${row.id}`, values };
      });
      return Promise.all(tales);
    },
  };
}
