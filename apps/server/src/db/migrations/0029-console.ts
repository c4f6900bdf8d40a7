import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The operators' console: who works in it, their sessions, and the cases that wait for them. What they did is in the
 * journal; here are only the details whose digest the journal has.
 */
export const consoleMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists console',

  `create table console.operator (
     id bigint generated always as identity primary key,
     name text not null unique,
     password_hash text not null,
     roles text[] not null,
     active boolean not null default true,
     renew boolean not null default true,
     created_at bigint not null,
     created_by bigint references console.operator (id),
     last_login_at bigint
   )`,

  `create table console.session (
     id text primary key,
     token_hash bytea not null unique,
     operator bigint not null references console.operator (id),
     begun boolean not null default true,
     locked boolean not null default false,
     address text not null, device text not null,
     created_at bigint not null, active_at bigint not null, ends_at bigint not null
   )`,
  'create index session_operator on console.session (operator)',
  'create index session_end on console.session (ends_at)',

  `create table console."case" (
     id bigint generated always as identity primary key,
     queue text not null, ref text not null,
     call text not null default '',
     customer bigint references people.customer (id),
     opened_by bigint references console.operator (id),
     state text not null default 'open',
     flags text[] not null default '{}',
     opened_at bigint not null, since bigint not null,
     claimed_by bigint references console.operator (id),
     claim_until bigint,
     first jsonb, decided jsonb,
     settled boolean not null default true
   )`,
  // One that is being worked on is not opened a second time.
  `create unique index case_open on console."case" (queue, ref) where state not in ('decided', 'withdrawn')`,
  `create index case_waiting on console."case" (queue, opened_at, id) where state not in ('decided', 'withdrawn')`,
  'create index case_over on console."case" (queue, id desc)',
  'create index case_customer on console."case" (customer, id desc) where customer is not null',
  'create index case_unsettled on console."case" (id) where not settled',

  `create table console.case_entry (
     id bigint generated always as identity primary key,
     "case" bigint not null references console."case" (id),
     at bigint not null,
     operator bigint references console.operator (id),
     what text not null, text text not null
   )`,
  'create index case_entry_case on console.case_entry ("case", id)',

  `create table console.proposal (
     id bigint generated always as identity primary key,
     call text not null, payload jsonb not null,
     operator bigint not null references console.operator (id),
     reason text not null, at bigint not null
   )`,

  'create table console.act_detail (act bigint primary key, details text not null)',

  // What the command line did while no server could journal it: the next one does, and takes the row away.
  `create table console.unjournaled_act (
     id bigint generated always as identity primary key,
     action text not null, subject text not null, details jsonb not null, at bigint not null
   )`,
];
