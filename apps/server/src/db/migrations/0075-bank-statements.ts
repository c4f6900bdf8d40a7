import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What two operators have said that the bank accounts of the house have of an asset, and of which moment. */
export const bankStatementsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table reconciliation.bank_statement (
      act bigint primary key,
      asset bigint not null,
      amount numeric not null,
      stated_at bigint not null,
      at bigint not null
    )`.execute(db);
    await sql`create index bank_statement_asset on reconciliation.bank_statement (asset, stated_at desc)`.execute(db);
  },
};
