import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** How it came about what is offered where. With this table the read models are of version 3. */
export const availabilityMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.availability')).execute(db);
    await sql`alter table view.position alter column version set default 3`.execute(db);
    await sql`update view.position set version = 3 where seq = 0`.execute(db);
  },
};
