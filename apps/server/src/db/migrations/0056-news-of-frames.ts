import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to which frame of the journal customers were told what happened to them, where it left no bill. */
export const newsOfFramesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table messages.news add column told_frame bigint').execute(db);
  },
};
