import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses by chain, the last blocks that were read, what they brought, and the transactions of simulated chains. */
export const chainsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists chains',

  `create table chains.address (
     chain text not null,
     position integer not null,
     customer bigint not null,
     address text not null,
     created_at bigint not null,
     primary key (chain, position),
     unique (chain, customer), unique (chain, address)
   )`,

  `create table chains.block (
     chain text not null,
     height bigint not null,
     hash text not null,
     primary key (chain, height)
   )`,

  `create table chains.arrival (
     chain text not null,
     transaction text not null,
     output text not null,
     asset text not null, decimals smallint not null,
     address text not null,
     amount numeric(78, 0) not null check (amount > 0),
     needed integer not null,
     height bigint,
     confirmations integer not null,
     state text not null check (state in ('seen', 'confirmed', 'undone', 'lost')),
     seen_at bigint not null, changed_at bigint not null,
     primary key (chain, transaction, output)
   )`,
  "create index arrival_seen on chains.arrival (chain) where state = 'seen'",
  'create index arrival_height on chains.arrival (chain, height)',
  'create index arrival_address on chains.arrival (chain, address)',

  `create table chains.sandbox_transaction (
     chain text not null,
     transaction text not null,
     height bigint not null,
     asset text not null,
     sender text, recipient text not null,
     amount numeric(78, 0) not null,
     primary key (chain, transaction)
   )`,
  'create index sandbox_transaction_height on chains.sandbox_transaction (chain, height)',
  'create index sandbox_transaction_sender on chains.sandbox_transaction (chain, sender)',
  'create index sandbox_transaction_recipient on chains.sandbox_transaction (chain, recipient)',
];
