import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which frame a follow was over: what its customer is told of. */
export const toldCopiesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'alter table view.follows add column ended_id bigint not null default 0',
  'create index follows_ended on view.follows (ended_id) where ended_id > 0',
];
