import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** How it came about what may leave within a day, by level of identity and by asset. */
export const exitSettingsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.exit_settings')).execute(db);
  },
};
