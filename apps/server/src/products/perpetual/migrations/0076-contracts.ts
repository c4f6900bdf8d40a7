import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Positions and what opened, closed and paid them; funding rates; open interest. What was there before comes by a rebuild. */
export const contractsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.positions (
     id bigint primary key, customer bigint not null, market bigint not null, side text not null,
     is_net boolean not null, is_cross boolean not null, leverage integer not null,
     lots bigint not null, lots_most bigint not null,
     opened_lots bigint not null, opened_value numeric not null,
     closed_lots bigint not null, closed_value numeric not null,
     margin numeric not null, opening_margin numeric not null,
     realised numeric not null, fees numeric not null, funding numeric not null,
     take_profit bigint not null, stop_loss bigint not null, stops_by_mark boolean not null,
     close_reason text not null, reopening_refused text not null,
     opened_at bigint not null, closed_at bigint not null
   )`,
  'create index positions_customer on view.positions (customer, closed_at desc, id desc)',
  `create table view.position_fills (
     id bigint primary key, position bigint not null, customer bigint not null, market bigint not null,
     order_id bigint not null, trade bigint not null, side text not null, reduces boolean not null, reason text not null,
     lots bigint not null, value numeric not null, fee numeric not null, margin numeric not null,
     realised numeric not null, at bigint not null
   )`,
  'create index position_fills_customer on view.position_fills (customer, id desc)',
  'create index position_fills_position on view.position_fills (position, id desc)',
  `create table view.funding_rates (
     id bigint primary key, market bigint not null, rate_e8 bigint not null, mark_e8 bigint not null,
     lots bigint not null, at bigint not null
   )`,
  'create index funding_rates_market on view.funding_rates (market, id desc)',
  `create table view.funding_payments (
     id bigint primary key, funding bigint not null, position bigint not null, customer bigint not null,
     market bigint not null, lots bigint not null, amount numeric not null, margin numeric not null, at bigint not null
   )`,
  'create index funding_payments_customer on view.funding_payments (customer, id desc)',
  `create table view.open_interest (
     market bigint not null, minute bigint not null, lots bigint not null, value numeric not null,
     primary key (market, minute)
   )`,
  `create table view.order_terms (
     id bigint primary key, position bigint not null, leverage integer not null,
     reduce_only boolean not null, by_mark boolean not null,
     take_profit bigint not null, stop_loss bigint not null, stops_by_mark boolean not null
   )`,
  'alter table view.position alter column version set default 6',
  'update view.position set version = 6 where seq = 0',
];
