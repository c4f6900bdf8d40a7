import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What leads say of themselves, and the statistics that are counted of them every hour. */
export const copyingMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'create schema copying',
  `create table copying.lead_profile (
     lead bigint primary key, name text not null, profile text not null, updated_at bigint not null
   )`,
  `create table copying.lead_hour (
     lead bigint not null, hour bigint not null, profit numeric not null, base numeric not null,
     primary key (lead, hour)
   )`,
  `create table copying.lead_count (
     lead bigint primary key, counted_at bigint not null, profit numeric not null, roi_ppm bigint,
     closed_orders bigint not null, profitable_orders bigint not null, drawdown_ppm bigint not null,
     copier_return_ppm bigint, copiers_counted bigint not null
   )`,
];
