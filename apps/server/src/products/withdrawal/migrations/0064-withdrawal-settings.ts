import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** How it came about what withdrawals cost and who looks at them. With this table the read models are of version 5. */
export const withdrawalSettingsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.withdrawal_settings')).execute(db);
    await sql`alter table view.position alter column version set default 5`.execute(db);
    await sql`update view.position set version = 5 where seq = 0`.execute(db);
  },
};
