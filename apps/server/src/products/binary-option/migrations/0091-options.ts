import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** Seconds options by customer, what they came to by day, and how it came about what they are sold by. */
export const optionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.options (
     id bigint primary key, customer bigint not null, asset integer not null, direction text not null,
     seconds integer not null, stake numeric not null, payout_ppm integer not null, reserve numeric not null,
     index_e8 bigint not null, accepted_at bigint not null, round bigint not null default 0,
     strike_e8 bigint not null default 0, strike_at bigint not null default 0,
     settlement_e8 bigint not null default 0, result text not null default '', void_reason text not null default '',
     paid numeric not null default 0, ended_at bigint not null default 0, ended_id bigint not null default 0
   )`,
  'create index options_customer on view.options (customer, id desc)',
  `create index options_open on view.options (asset, id) where result = ''`,
  `create index options_round on view.options (round) where result = '' and round > 0`,
  'create index options_ended on view.options (ended_id) where ended_id > 0',
  `create table view.option_days (
     day bigint not null, asset integer not null, seconds integer not null,
     won bigint not null, lost bigint not null, tied bigint not null, voided bigint not null,
     staked numeric not null, paid numeric not null,
     primary key (day, asset, seconds)
   )`,
  configuredTableSql('view.option_terms'),
];
