import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The open positions of a market are few among all that ever were. */
export const openPositionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index positions_open on view.positions (market) where closed_at = 0`.execute(db);
  },
};
