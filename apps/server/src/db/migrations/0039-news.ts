import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to which bill customers were told what happened to them; null until somebody has looked where that begins. */
export const newsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('create table messages.news (told_to bigint)').execute(db);
    await sql.raw('insert into messages.news (told_to) values (null)').execute(db);
  },
};
