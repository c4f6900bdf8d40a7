import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last sound rate of each currency that values are also shown in. */
export const fiatMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema fiat',
  `create table fiat.rate (
     code text primary key,
     rate_e8 numeric(30, 0) not null check (rate_e8 > 0),
     read_at bigint not null
   )`,
];
