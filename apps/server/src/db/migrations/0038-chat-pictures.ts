import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A line of a chat may have a picture. No name of a file is kept, for none is believed. */
export const chatPicturesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table support.message drop column file_name').execute(db);
  },
};
