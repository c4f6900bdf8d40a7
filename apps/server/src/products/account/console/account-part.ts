import { formatDecimal } from '@auric/api';
import { belowPlace } from '../../../console/customers/below-place.ts';
import { freshViews } from '../../../console/fresh-views.ts';
import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { adjustment } from './adjustment.ts';
import { houseFunding } from './house-funding.ts';
import { treasuryOf } from './treasury.ts';

/** What operators see and may record of money: the bills in a customer's timeline, the house against its customers. */
export async function accountConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  const { db, catalog } = lent;
  return {
    name: 'bills',

    routes: {
      treasury: {
        read: async () => {
          await freshViews(lent.client);
          return treasuryOf(lent);
        },
      },
      'treasury/fund': houseFunding(lent),
      'customers/adjust': adjustment(lent),
    },

    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db
          .selectFrom('view.bills')
          .select(['id', 'at', 'kind', 'asset', 'amount', 'balance_after', 'type', 'ref'])
          .where('customer', '=', customer),
        { at: 'at', id: 'id' },
        before,
        limit,
      );
      return Promise.all(
        rows.map(async ({ id, at, kind: account, asset, amount, balance_after, type, ref }) => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          return {
            at,
            id: String(id),
            kind: type,
            values: {
              account,
              currency: code,
              amount: formatDecimal(BigInt(amount), scale),
              balance_after: formatDecimal(BigInt(balance_after), scale),
              ref,
            },
          };
        }),
      );
    },
  };
}
