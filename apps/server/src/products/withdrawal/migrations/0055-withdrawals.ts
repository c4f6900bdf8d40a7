import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every withdrawal as it stands, and each state that it has come through with the frame that brought it there. */
export const withdrawalViewsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.withdrawals (
     id bigint primary key,
     customer bigint not null, recipient bigint not null default 0,
     asset bigint not null,
     amount numeric not null, fee numeric not null,
     network text not null, destination text not null, memo text not null,
     state text not null,
     operators smallint not null,
     transaction text not null default '',
     act bigint not null default 0,
     requested_at bigint not null, changed_at bigint not null, ended_at bigint
   )`,
  'create index withdrawals_customer on view.withdrawals (customer, id desc)',
  'create index withdrawals_open on view.withdrawals (state, id) where ended_at is null',

  `create table view.withdrawal_steps (
     seq bigint not null,
     withdrawal bigint not null,
     state text not null,
     at bigint not null,
     primary key (withdrawal, seq)
   )`,
  'create index withdrawal_steps_seq on view.withdrawal_steps (seq)',
];
