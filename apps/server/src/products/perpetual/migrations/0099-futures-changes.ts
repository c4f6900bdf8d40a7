import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What customers changed of their futures beside trading, found by customer. */
export const futuresChangesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.futures_changes (
     id bigint primary key, customer bigint not null, at bigint not null, change text not null,
     position bigint not null, market bigint not null, amount numeric not null, mode text not null
   )`,
  'create index futures_changes_customer on view.futures_changes (customer, id desc)',
  // The table is filled by events of before too.
  'alter table view.position alter column version set default 7',
  'update view.position set version = 7 where seq = 0',
];
