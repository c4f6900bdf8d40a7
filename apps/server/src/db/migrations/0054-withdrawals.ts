import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What customers call the addresses of their books, their bank cards, why withdrawals are rejected and what they wait for. */
export const withdrawalsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists withdrawals',

  `create table withdrawals.address_label (
     address bigint primary key,
     customer bigint not null,
     asset bigint not null,
     network text not null, destination text not null, memo text not null,
     name text not null,
     qrcode text not null,
     created_at bigint not null
   )`,
  'create index address_label_customer on withdrawals.address_label (customer)',

  `create table withdrawals.bank_card (
     address bigint primary key,
     customer bigint not null,
     kind text not null check (kind in ('domestic', 'international')),
     destination text not null,
     sealed bytea not null,
     saved_at bigint not null, replaced_at bigint
   )`,
  'create unique index bank_card_current on withdrawals.bank_card (customer, kind) where replaced_at is null',
  'create index bank_card_customer on withdrawals.bank_card (customer)',

  `create table withdrawals.rejection (
     withdrawal bigint primary key,
     fault text not null
   )`,

  `create table withdrawals.wait (
     withdrawal bigint primary key,
     waits_for text not null,
     note text not null,
     since bigint not null
   )`,
];
