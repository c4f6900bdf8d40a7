import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Uploaded files: whose each is and what for. Its bytes lie in the store of files, under its id. */
export const filesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists files',
  `create table files.file (
     id text primary key,
     customer bigint references people.customer (id),
     purpose text not null, media_type text not null,
     bytes bigint not null,
     created_at bigint not null
   )`,
  'create index file_customer on files.file (customer, created_at)',
  "create index file_loose on files.file (created_at) where purpose = 'loose'",
];
