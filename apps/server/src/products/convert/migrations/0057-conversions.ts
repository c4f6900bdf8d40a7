import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** Conversions, recurring buys and their turns, and the terms that conversions are made by. */
export const conversionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.convert_quote (
     customer bigint primary key, quote bigint not null, spread_ppm integer not null
   )`,
  `create table view.conversions (
     id bigint primary key, customer bigint not null, at bigint not null,
     kind text not null, plan bigint not null,
     from_asset integer not null, to_asset integer not null,
     give numeric not null, get numeric not null,
     change_asset integer not null, change numeric not null,
     spread_ppm integer not null, crumbs text not null
   )`,
  'create index conversions_customer on view.conversions (customer, id desc)',
  'create index conversions_plan on view.conversions (plan, id desc) where plan > 0',
  `create table view.recurring_buys (
     id bigint primary key, customer bigint not null, started_at bigint not null,
     from_asset integer not null, to_asset integer not null, amount numeric not null,
     every_days integer not null, first_at bigint not null, next_at bigint not null, last_at bigint not null,
     state text not null
   )`,
  'create index recurring_buys_customer on view.recurring_buys (customer, id desc)',
  `create table view.recurring_runs (
     plan bigint not null, id bigint not null, customer bigint not null, seq bigint not null, at bigint not null,
     conversion bigint not null, reason text not null, is_last boolean not null,
     primary key (plan, id)
   )`,
  'create index recurring_runs_seq on view.recurring_runs (seq)',
  configuredTableSql('view.convert_terms'),
];
