import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an order carried, in ticks, 0 for none, and the frame in which that ended, 0 for none: the answer to a repeated
 * request about the order shows what it carried then.
 */
export const orderProtectionMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table view.orders
        add column take_profit bigint not null default 0,
        add column stop_loss bigint not null default 0,
        add column unprotected_seq bigint not null default 0`.execute(db);
  },
};
