import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `version` says which projection made the read models. `rebuilding_to` is the sequence that a rebuild has to reach before
 * they are whole again, 0 where none is under way.
 */
export const viewVersionMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table view.position
        add column version integer not null default 1,
        add column rebuilding_to bigint not null default 0`.execute(db);
  },
};
