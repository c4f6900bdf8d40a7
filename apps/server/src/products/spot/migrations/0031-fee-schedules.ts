import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/**
 * How the fees came to be as they are. With this table and that of the rules of markets the read models are of version 2;
 * those of a house that has no history yet are so at once.
 */
export const feeSchedulesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.fee_schedules')).execute(db);
    await sql`alter table view.position alter column version set default 2`.execute(db);
    await sql`update view.position set version = 2 where seq = 0`.execute(db);
  },
};
