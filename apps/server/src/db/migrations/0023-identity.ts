import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Applications for a level of identity. What a document says is sealed; the digest of its number finds it again with another
 * customer. One is under way at a time, and none is ever changed or forgotten.
 */
export const identityMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists identity',
  `create table identity.application (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     level integer not null,
     id_type integer not null, country text not null,
     details bytea not null, number_digest bytea not null,
     front text, reverse text,
     flags text[] not null, screening text[] not null,
     submitted_at bigint not null,
     verdict text, fault text not null default '', reason text not null default '',
     operator bigint not null default 0, act bigint not null default 0,
     decided_at bigint,
     settled boolean not null default false
   )`,
  'create unique index application_under_way on identity.application (customer) where not settled',
  'create index application_customer on identity.application (customer, id)',
  'create index application_number on identity.application (number_digest)',
  'create index application_decided on identity.application (id) where verdict is not null and not settled',
];
