import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where a customer lives, and each freeze by itself: an owner's, an operator's and a screening's may stand at once, and
 * lifting one leaves the others. What they come to together is in the customer's row, as the exchange has it. The rows of
 * customers with a mobile number are sent to the exchange again, with the country of the number.
 */
export const standingMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  "alter table people.customer add column country text not null default ''",
  `create table people.freeze (
     customer bigint not null references people.customer (id),
     source text not null, reason text not null,
     trading boolean not null, withdrawals boolean not null,
     at bigint not null,
     primary key (customer, source),
     check (trading or withdrawals)
   )`,
  `create index customer_unpublished on people.customer (id) where standing_acknowledged < standing_version and opened`,
  'update people.customer set standing_version = standing_version + 1 where area_code is not null',
];
