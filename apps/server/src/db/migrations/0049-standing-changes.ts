import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What changed of what a customer may, one change a row: the register itself has only what stands. */
export const standingChangesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table people.standing_change (
     id bigint generated always as identity primary key,
     customer bigint not null references people.customer (id),
     at bigint not null,
     kind text not null, vals jsonb not null
   )`,
  'create index standing_change_customer on people.standing_change (customer, at desc, id desc)',
];
