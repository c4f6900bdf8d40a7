import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `entry`: the first bill of the same event and customer. What a trade took, gave and cost are bills of one entry, both
 * sides of a transfer too; lists are read by entries, so that none is torn over two pages.
 */
export const billEntriesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table view.bills add column entry bigint not null default 0`.execute(db);
    await sql`
      update view.bills as bill set entry = whole.entry
      from (
        select id, min(id) over (
          partition by customer, ref, case
            when type = 'fee' then 'trade'
            when type = 'transfer_in' then 'transfer_out'
            when type = 'withdrawal_fee' then 'withdrawal'
            else type
          end
        ) as entry
        from view.bills
      ) as whole
      where whole.id = bill.id`.execute(db);
    await sql`create index entries_of_customer on view.bills (customer, entry desc)`.execute(db);
  },
};
