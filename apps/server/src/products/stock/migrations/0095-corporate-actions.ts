import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The splits and dividends that were ever announced, and what they have come to. */
export const corporateActionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table view.corporate_actions (
           id bigint primary key, market bigint not null, asset bigint not null, numerator bigint not null,
           denominator bigint not null, per_share numeric not null, effective_at bigint not null,
           announced_at bigint not null, begun_at bigint not null, ended_at bigint not null, canceled_at bigint not null,
           close_e8 bigint not null, holders bigint not null, paid numeric not null
         )`,
      )
      .execute(db);
  },
};
