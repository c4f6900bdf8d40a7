import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The read models. Everything here is made from the journal and can be made again. Ids, times (Unix ms), ticks and lots
 * are bigint; amounts are numeric in the asset's smallest unit.
 */
export const viewMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create schema view`.execute(db);
    await sql`
      create table view.position (
        one boolean primary key default true check (one),
        seq bigint not null,
        bills bigint not null
      )`.execute(db);
    await sql`insert into view.position (seq, bills) values (0, 0)`.execute(db);
    await createListings(db);
    await createTrading(db);
    await createBills(db);
    await createCandles(db);
  },
};

async function createListings(db: Kysely<unknown>): Promise<void> {
  await sql`create table view.assets (asset bigint primary key, code text not null, scale integer not null)`.execute(
    db,
  );
  await sql`
    create table view.markets (
      market bigint primary key,
      base bigint not null,
      quote bigint not null,
      symbol text not null,
      price_decimals integer not null,
      quantity_decimals integer not null
    )`.execute(db);
}

async function createTrading(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view.orders (
      id bigint primary key,
      customer bigint not null,
      market bigint not null,
      side text not null,
      order_type text not null,
      time_in_force text not null,
      post_only boolean not null,
      price bigint not null,
      quantity bigint not null,
      quote_amount numeric not null,
      trigger_price bigint not null,
      trailing_basis_points bigint not null,
      filled bigint not null,
      filled_quote numeric not null,
      fee numeric not null,
      state text not null,
      reason text not null,
      oco bigint not null,
      triggered_seq bigint not null,
      created_at bigint not null,
      updated_at bigint not null
    )`.execute(db);
  await sql`create index orders_of_customer on view.orders (customer, id desc)`.execute(db);
  await sql`
    create table view.trades (
      id bigint primary key,
      market bigint not null,
      side text not null,
      price bigint not null,
      quantity bigint not null,
      quote_amount numeric not null,
      taker_order bigint not null,
      maker_order bigint not null,
      taker_customer bigint not null,
      maker_customer bigint not null,
      at bigint not null
    )`.execute(db);
  await sql`create index trades_of_market on view.trades (market, id desc)`.execute(db);
}

async function createBills(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view.balances (
      customer bigint not null,
      kind text not null,
      asset bigint not null,
      total numeric not null,
      primary key (customer, kind, asset)
    )`.execute(db);
  await sql`
    create table view.bills (
      id bigint primary key,
      customer bigint not null,
      kind text not null,
      asset bigint not null,
      amount numeric not null,
      balance_after numeric not null,
      type text not null,
      ref bigint not null,
      at bigint not null
    )`.execute(db);
  await sql`create index bills_of_customer on view.bills (customer, id desc)`.execute(db);
}

/**
 * `history` says which generated histories are wanted and back to when they are already loaded: the newest days come
 * first, so that charts have something to show while the rest arrives.
 */
async function createCandles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view.candles (
      market bigint not null,
      source text not null,
      period text not null,
      time bigint not null,
      open bigint not null,
      high bigint not null,
      low bigint not null,
      close bigint not null,
      volume bigint not null,
      amount numeric not null,
      primary key (market, source, period, time)
    )`.execute(db);
  await sql`
    create table view.history (
      seq bigint primary key,
      seed bigint not null,
      generator_version integer not null,
      from_at bigint not null,
      to_at bigint not null,
      loaded_from bigint not null
    )`.execute(db);
}
