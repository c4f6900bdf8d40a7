import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../edge/own-data.ts';

/** Which receipts a customer has shared; the links themselves are kept nowhere. */
export function receiptsOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('shared_receipts', ['receipts.shared'], async () => {
      const rows = await db
        .selectFrom('receipts.shared')
        .select(['entry', 'at'])
        .where('customer', '=', customer)
        .orderBy('entry')
        .execute();
      return rows.map(({ entry, at }) => ({ entry, shared_at: ownDataTime(at) }));
    }),
  ];
}
