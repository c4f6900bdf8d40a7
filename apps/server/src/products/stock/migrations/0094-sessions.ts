import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sessions of stock that were ever announced, also those that were taken back. */
export const sessionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.sessions (
     id bigint primary key, opens_at bigint not null, closes_at bigint not null, announced_at bigint not null,
     opened_at bigint not null, closed_at bigint not null, canceled_at bigint not null
   )`,
  'create index sessions_time on view.sessions (closes_at desc)',
];
