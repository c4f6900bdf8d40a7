import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Guarding the way in: a code belongs to who asked for it, what strangers may try is counted over days, devices that
 * logged in before are known again, and the history says what happened besides a login. Codes and waits of before
 * lived for minutes and are forgotten.
 */
export const accessMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop table people.code',
  `create table people.code (
     address text not null, scene text not null, requester text not null,
     code_hash bytea not null,
     tries integer not null default 0,
     sent_at bigint not null, expires_at bigint not null,
     primary key (address, scene, requester)
   )`,
  'create index code_sent on people.code (sent_at)',

  'create table people.allowance (subject text primary key, spent_until bigint not null)',
  'create index allowance_spent on people.allowance (spent_until)',

  `create table people.device (
     customer bigint not null references people.customer (id),
     mark_hash bytea not null,
     network text not null, device text not null,
     last_at bigint not null,
     primary key (customer, mark_hash)
   )`,
  'create index device_last on people.device (customer, last_at)',

  "alter table people.login add column event text not null default 'login'",
  "alter table people.customer add column lang text not null default 'en'",
  'delete from people.lockout',
  // What the faucet gave is counted by the exchange.
  'drop table people.faucet',
];
