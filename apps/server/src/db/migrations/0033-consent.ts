import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which agreement a customer has agreed to, in which version and when. Lines are added and never changed. */
export const consentMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table people.consent (
           customer bigint not null references people.customer (id),
           agreement text not null,
           version integer not null,
           at bigint not null,
           address text not null, device text not null, lang text not null,
           primary key (customer, agreement, version)
         )`,
      )
      .execute(db);
  },
};
