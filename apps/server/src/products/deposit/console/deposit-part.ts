import { belowPlace } from '../../../console/customers/below-place.ts';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ConsolePart } from '../../../console/part.ts';
import { formatDecimal } from '@auric/api';
import type { ConsolePartLent } from '../../product-row.ts';
import { assigning } from './assigning.ts';
import { claimQueue } from './claim-queue.ts';
import { requestQueue } from './request-queue.ts';

/** What operators see and decide of deposits: payments by hand, missing transactions, and arrivals of nobody. */
export async function depositConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  const { db, catalog, files } = lent;
  return {
    name: 'deposits',

    queues: [requestQueue(lent), claimQueue(lent)],

    routes: {
      ...assigning(lent),

      'deposits/voucher': {
        look: ({ request }) => ({ act: 'deposit.look', subject: { kind: 'deposit_request', id: String(request) } }),
        read: async ({ request }) => {
          const row = await db
            .selectFrom('deposits.request')
            .select('voucher')
            .where('request', '=', request)
            .executeTakeFirst();
          if (row === undefined || row.voucher === null) throw new ConsoleRefusal('case_unknown', 'request');
          const { address, expiresAt } = files.operatorLink(row.voucher);
          return { address, expires_at: expiresAt };
        },
      },
    },

    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db
          .selectFrom('view.deposits')
          .select(['seq', 'kind', 'id', 'asset', 'amount', 'state', 'chain', 'transaction', 'at'])
          .where('customer', '=', customer),
        { at: 'at', id: 'seq' },
        before,
        limit,
      );
      return Promise.all(
        rows.map(async ({ seq, kind, id, asset, amount, state, chain, transaction, at }) => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          const sum = formatDecimal(BigInt(amount), scale);
          return {
            at,
            id: String(seq),
            kind,
            values: { deposit: id, amount: sum, currency: code, state, chain, tx: transaction },
          };
        }),
      );
    },
  };
}
