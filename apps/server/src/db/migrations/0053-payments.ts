import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments out that were confirmed by their customers, and what the house has signed to send on chains. */
export const paymentsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table people.confirmed_payment (
     customer bigint not null references people.customer (id),
     request_id text not null,
     digest text not null,
     at bigint not null,
     primary key (customer, request_id, digest)
   )`,
  'create index confirmed_payment_at on people.confirmed_payment (at)',

  `create table chains.payment (
     id bigint generated always as identity primary key,
     chain text not null,
     purpose text not null check (purpose in ('withdrawal', 'sweep')),
     ref text not null,
     transaction text not null,
     raw text not null,
     slot text not null,
     key text not null,
     is_open boolean not null default true,
     signed_at bigint not null,
     unique (chain, transaction)
   )`,
  'create index payment_open on chains.payment (chain) where is_open',
  'create index payment_ref on chains.payment (purpose, ref, id)',
];
