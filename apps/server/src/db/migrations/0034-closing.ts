import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when an account is closed; 0 while it is open. */
export const closingMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table people.customer add column closed_at bigint not null default 0').execute(db);
  },
};
