import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How loss budgets came about, found by customer. */
export const lossBudgetsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.loss_budgets (
     id bigint primary key, customer bigint not null, at bigint not null, step text not null,
     amount numeric not null, period text not null, until bigint not null
   )`,
  'create index loss_budgets_customer on view.loss_budgets (customer, id desc)',
];
