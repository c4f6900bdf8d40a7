import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What arrived and what was asked for by hand. With this table the read models are of version 4. */
export const depositsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.deposits (
     kind text not null, id bigint not null,
     seq bigint not null,
     customer bigint not null,
     chain text not null, transaction text not null, output text not null,
     asset bigint not null, amount numeric(38, 0) not null, dust numeric(78, 0) not null, decimals smallint not null,
     voucher text not null, currency text not null, fiat_e6 numeric(38, 0) not null, rate_e8 numeric(38, 0) not null,
     state text not null, act bigint not null,
     at bigint not null, changed_at bigint not null,
     primary key (kind, id)
   )`,
  'create index deposits_customer on view.deposits (customer, seq desc)',
  'create index deposits_transaction on view.deposits (chain, transaction)',
  "create index deposits_unassigned on view.deposits (seq) where state = 'unassigned'",
  'alter table view.position alter column version set default 4',
  'update view.position set version = 4 where seq = 0',
];
