import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../edge/own-data.ts';

/** The addresses that a customer was given to pay to, and what the chains have brought to them. */
export function chainsOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('deposit_addresses', ['chains.address'], async () => {
      const rows = await addressesOf(db, customer)
        .select(['chain', 'address', 'created_at'])
        .orderBy('chain')
        .execute();
      return rows.map((row) => ({ ...row, created_at: ownDataTime(row.created_at) }));
    }),
    rowsAtOnce('chain_arrivals', ['chains.arrival'], async () => {
      const rows = await db
        .selectFrom('chains.arrival')
        .select(['chain', 'transaction', 'output', 'asset', 'decimals', 'address', 'amount', 'state', 'seen_at'])
        .where('address', 'in', addressesOf(db, customer).select('address'))
        .orderBy('seen_at', 'desc')
        .orderBy('transaction')
        .orderBy('output')
        .execute();
      return rows.map((row) => ({ ...row, seen_at: ownDataTime(row.seen_at) }));
    }),
  ];
}

function addressesOf(db: Kysely<Database>, customer: number) {
  return db.selectFrom('chains.address').where('customer', '=', customer);
}
