import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What else keeps others out: passkeys with the challenges that they answer, the fund password, the words of genuine
 * mails, links that freeze an account, and what operators are asked for by whoever is locked out. `access_version` counts
 * every change of how a customer signs in, so that a login that began before one never ends after it.
 */
export const accessChangesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table people.customer
     add column access_version bigint not null default 0,
     add column pay_password_hash text,
     add column anti_phishing text not null default ''`,
  `alter table people.outbox
     add column freeze_path text not null default '',
     add column phrase text not null default ''`,

  `create table people.passkey (
     id text primary key,
     customer bigint not null references people.customer (id),
     name text not null,
     public_key bytea not null,
     counter bigint not null,
     transports text not null,
     synced boolean not null,
     created_at bigint not null,
     last_used_at bigint
   )`,
  'create index passkey_customer on people.passkey (customer)',

  `create table people.challenge (
     challenge_hash bytea primary key,
     purpose text not null,
     expires_at bigint not null
   )`,
  'create index challenge_expires on people.challenge (expires_at)',

  `create table people.freeze_link (
     token_hash bytea primary key,
     customer bigint not null references people.customer (id),
     expires_at bigint not null
   )`,
  'create index freeze_link_expires on people.freeze_link (expires_at)',

  `create table people.recovery_request (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     kind text not null,
     state text not null default 'waiting',
     note text not null, address text not null, device text not null, familiar boolean not null,
     reason text not null default '',
     asked_at bigint not null, decided_at bigint
   )`,
  `create unique index recovery_request_waiting on people.recovery_request (customer, kind) where state = 'waiting'`,
  'create index recovery_request_customer on people.recovery_request (customer, asked_at)',
];
