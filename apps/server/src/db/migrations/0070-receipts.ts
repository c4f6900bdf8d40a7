import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The receipts that customers have shared: who has a token whose digest stands here sees the one that it is of. */
export const receiptsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create schema receipts`.execute(db);
    await sql`
      create table receipts.shared (
        customer bigint not null,
        entry bigint not null,
        digest bytea not null unique,
        at bigint not null,
        primary key (customer, entry)
      )`.execute(db);
  },
};
