import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The texts of the house: what there is, what it says in each language since when, and what releases brought. */
export const contentMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema content',
  `create table content.item (
     id bigint generated always as identity primary key,
     key text not null unique,
     kind text not null,
     section text not null default '',
     place integer not null,
     path text not null default '',
     mode text not null default '',
     shown boolean not null default true,
     published_at bigint not null
   )`,
  `create table content.revision (
     item bigint not null references content.item (id),
     lang text not null,
     number integer not null,
     title text not null, summary text not null, body text not null,
     origin text not null check (origin in ('release', 'console')),
     author text not null,
     effective_at bigint not null,
     created_at bigint not null,
     primary key (item, lang, number)
   )`,
  `create table content.release_text (
     item bigint not null references content.item (id),
     lang text not null,
     hash bytea not null,
     release text not null,
     title text not null, summary text not null, body text not null,
     proposed boolean not null,
     primary key (item, lang)
   )`,
];
