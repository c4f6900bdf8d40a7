import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What customers are told: a message a row, as its kind and values, the letters that go out with it, and what a
 * customer wants to be told where. `key` makes one fact one message, however often it is told.
 */
export const messagesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists messages',

  `create table messages.message (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     kind text not null, topic text not null, key text not null,
     vals jsonb not null,
     freeze_path text not null,
     shown boolean not null,
     created_at bigint not null,
     read_at bigint,
     unique (customer, key)
   )`,
  'create index message_shown on messages.message (customer, id desc) where shown',
  'create index message_unread on messages.message (customer) where shown and read_at is null',

  `create table messages.letter (
     id bigint generated always as identity primary key,
     message bigint not null references messages.message (id) on delete cascade,
     medium text not null, recipient text not null,
     state text not null default 'waiting',
     tries integer not null default 0,
     due_at bigint not null,
     created_at bigint not null, ended_at bigint,
     problem text not null default ''
   )`,
  "create index letter_due on messages.letter (medium, due_at) where state = 'waiting'",
  'create index letter_message on messages.letter (message)',
  "create index letter_ended on messages.letter (ended_at) where state <> 'waiting'",

  `create table messages.choice (
     customer bigint not null references people.customer (id),
     topic text not null, channel text not null, wanted boolean not null,
     primary key (customer, topic, channel)
   )`,
];
