import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What customers say of deposits that the exchange has no place for: who paid by hand, and which transactions they miss. */
export const depositDeskMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema deposits',

  `create table deposits.request (
     request bigint primary key,
     customer bigint not null,
     account text not null,
     network text not null,
     voucher text,
     fault text not null default '',
     created_at bigint not null
   )`,
  'create index request_customer on deposits.request (customer, request)',

  `create table deposits.claim (
     id bigint generated always as identity primary key,
     customer bigint not null,
     chain text not null,
     network text not null,
     asset bigint not null,
     transaction text not null,
     state text not null default 'pending' check (state in ('pending', 'found', 'rejected')),
     fault text not null default '',
     created_at bigint not null, changed_at bigint not null
   )`,
  "create unique index claim_open on deposits.claim (customer, chain, transaction) where state = 'pending'",
  'create index claim_customer on deposits.claim (customer, id)',
];
