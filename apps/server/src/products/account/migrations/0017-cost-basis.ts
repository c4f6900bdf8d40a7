import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a customer has paid for what they own, as far as their bills have been read: `through` is the last bill of it,
 * `holdings` are the figures by asset. It is worked out when it is asked for and can be forgotten at any time.
 */
export const costBasisMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table view.cost_basis (
        customer bigint primary key,
        through bigint not null,
        holdings jsonb not null
      )`.execute(db);
  },
};
