import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Chats with customer service: one that is open for a customer at a time, its messages, and how far they were read. */
export const supportMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists support',

  `create table support.chat (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     topic text not null,
     state text not null default 'open' check (state in ('open', 'closed')),
     opened_at bigint not null, closed_at bigint,
     rating integer check (rating between 1 and 5)
   )`,
  "create unique index chat_open on support.chat (customer) where state = 'open'",
  'create index chat_customer on support.chat (customer, id desc)',

  `create table support.message (
     id bigint generated always as identity primary key,
     chat bigint not null references support.chat (id),
     customer bigint not null,
     sender text not null check (sender in ('customer', 'service')),
     operator bigint,
     body text not null,
     file text, file_name text not null default '',
     request_id text not null,
     at bigint not null
   )`,
  'create index message_customer on support.message (customer, id desc)',
  'create unique index message_request on support.message (customer, sender, request_id)',

  `create table support.reader (
     customer bigint primary key references people.customer (id),
     read_to bigint not null
   )`,
];
