import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where in the journal a bill comes from: its frame, and the place of its event in it. What was there before says it after the
 * rebuild that the version of the projection asks for.
 */
export const billFramesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table view.bills
        add column seq bigint not null default 0,
        add column place integer not null default 0`.execute(db);
    await sql`alter table view.position alter column version set default 5`.execute(db);
    await sql`update view.position set version = 5 where seq = 0`.execute(db);
  },
};
