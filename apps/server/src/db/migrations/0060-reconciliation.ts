import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What comparisons of the books with the chains came to, and what is known of each asset's difference. */
export const reconciliationMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema reconciliation',
  `create table reconciliation.comparison (
     asset bigint not null,
     at bigint not null,
     found numeric not null,
     low numeric not null,
     high numeric not null,
     difference numeric not null,
     primary key (asset, at)
   )`,
  `create table reconciliation.asset (
     asset bigint primary key,
     explained numeric not null default 0,
     suspected_at bigint,
     stopped_at bigint
   )`,
];
