import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** Transfers between customers, found by either side, and what they cost. */
export const customerTransfersMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.customer_transfers (
     id bigint primary key, customer bigint not null, recipient bigint not null, at bigint not null,
     asset integer not null, amount numeric not null, fee numeric not null
   )`,
  'create index customer_transfers_customer on view.customer_transfers (customer, id desc)',
  'create index customer_transfers_recipient on view.customer_transfers (recipient, id desc)',
  configuredTableSql('view.transfer_fees'),
];
