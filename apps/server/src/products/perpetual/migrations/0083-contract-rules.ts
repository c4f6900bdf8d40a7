import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** How it came about what contracts enforce. */
export const contractRulesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.contract_rules')).execute(db);
  },
};
