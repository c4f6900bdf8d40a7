import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** How the rules of each market came to be as they are. */
export const marketRulesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(configuredTableSql('view.market_rules')).execute(db);
  },
};
