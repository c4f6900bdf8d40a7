import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a recurring buy was over, by its last turn or by its customer; 0 while it isn't. */
export const recurringEndsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table view.recurring_buys add column ended_at bigint not null default 0`.execute(db);
  },
};
