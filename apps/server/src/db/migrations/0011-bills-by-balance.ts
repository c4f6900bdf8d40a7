import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a balance was at a moment is what its last bill until then left: the first index finds that row, so that the
 * past of an account costs the same however many bills it has. The second knows the few bills that crossed the border
 * of the house.
 */
export const billsByBalanceMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index bills_of_balance on view.bills (customer, kind, asset, at, id)`.execute(db);
    await sql`create index external_bills_of_customer on view.bills (customer, at) where type in ('deposit', 'withdrawal')`.execute(
      db,
    );
  },
};
