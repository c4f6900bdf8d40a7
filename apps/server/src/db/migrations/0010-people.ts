import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The register of people: who they are, how they prove it, and their sessions. Ids count from 10000, so that a
 * customer is never mistaken for an account of the house.
 */
export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema if not exists people',

  `create table people.customer (
     id bigint generated always as identity (start with 10000) primary key,
     account text, email text, mobile text, area_code text,
     password_hash text not null,
     nickname text not null default '', signature text not null default '', head_portrait text not null default '',
     extension_code text not null unique,
     referrer bigint references people.customer (id),
     credit_score integer not null default 60,
     identity_state text not null default 'not_verified',
     identity_level integer not null default 0,
     identity_reason text not null default '',
     trading_freeze text not null default 'none',
     withdrawal_freeze text not null default 'none',
     hold_until bigint not null default 0,
     standing_version bigint not null default 0,
     standing_acknowledged bigint not null default 0,
     opened boolean not null default false,
     created_at bigint not null,
     check (account is not null or email is not null or mobile is not null),
     check ((mobile is null) = (area_code is null))
   )`,
  'create unique index customer_account on people.customer (lower(account))',
  'create unique index customer_email on people.customer (email)',
  'create unique index customer_mobile on people.customer (area_code, mobile)',
  'create index customer_referrer on people.customer (referrer) where referrer is not null',

  `create table people.session (
     id text primary key,
     token_hash bytea not null unique,
     customer bigint not null references people.customer (id),
     device text not null, address text not null,
     created_at bigint not null, last_seen_at bigint not null, expires_at bigint not null
   )`,
  'create index session_customer on people.session (customer)',
  'create index session_expiry on people.session (expires_at)',

  `create table people.code (
     recipient text not null, scene text not null,
     code_hash bytea not null,
     tries integer not null default 0,
     sent_at bigint not null, expires_at bigint not null,
     window_at bigint not null, sends integer not null,
     primary key (recipient, scene)
   )`,
  'create index code_expiry on people.code (expires_at)',

  `create table people.outbox (
     id bigint generated always as identity primary key,
     recipient text not null, channel text not null, scene text not null,
     code text not null, text text not null, at bigint not null
   )`,
  'create index outbox_recipient on people.outbox (recipient, id desc)',

  `create table people.lockout (
     subject text primary key,
     failures integer not null, last_at bigint not null, locked_until bigint not null
   )`,
  'create index lockout_last on people.lockout (last_at)',

  `create table people.login (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     at bigint not null, address text not null, device text not null, success boolean not null
   )`,
  'create index login_customer on people.login (customer, id desc)',

  `create table people.favourite (
     customer bigint not null references people.customer (id),
     market integer not null, created_at bigint not null,
     primary key (customer, market)
   )`,

  `create table people.setting (keyword text primary key, value text not null)`,

  `create table people.faucet (
     customer bigint not null references people.customer (id),
     request_key text not null,
     worth_e6 bigint not null, at bigint not null,
     primary key (customer, request_key)
   )`,
];
