import { formatDecimal } from '@auric/api';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';

/** What came in for a customer, what they said of payments by hand, and the transactions that they have missed. */
export function depositOwnData({ db, client, catalog }: RouteParts): OwnDataOf {
  return (customer) => [
    rowsAtOnce('deposits', ['view.deposits'], async () => {
      await client.freshModels(customer);
      const rows = await db
        .selectFrom('view.deposits')
        .select(['kind', 'id', 'chain', 'transaction', 'asset', 'amount', 'state', 'at', 'changed_at'])
        .where('customer', '=', customer)
        .orderBy('seq', 'desc')
        .execute();
      return Promise.all(
        rows.map(async ({ asset, amount, at, changed_at, ...row }) => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          const times = { time: ownDataTime(at), changed_at: ownDataTime(changed_at) };
          return { ...row, currency: code, amount: formatDecimal(BigInt(amount), scale), ...times };
        }),
      );
    }),
    rowsAtOnce('deposit_requests', ['deposits.request'], async () => {
      const rows = await db
        .selectFrom('deposits.request')
        .select(['request', 'account', 'network', 'voucher', 'created_at'])
        .where('customer', '=', customer)
        .orderBy('request', 'desc')
        .execute();
      return rows.map(({ created_at, ...row }) => ({ ...row, time: ownDataTime(created_at) }));
    }),
    rowsAtOnce('deposit_claims', ['deposits.claim'], async () => {
      const rows = await db
        .selectFrom('deposits.claim')
        .select(['id', 'network', 'transaction', 'state', 'created_at', 'changed_at'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ created_at, changed_at, ...row }) => ({
        ...row,
        time: ownDataTime(created_at),
        changed_at: ownDataTime(changed_at),
      }));
    }),
  ];
}
