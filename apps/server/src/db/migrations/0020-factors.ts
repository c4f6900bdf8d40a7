import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Second factors: secrets of authenticator apps, sealed, and the codes that stand in for a lost one, hashed. */
export const factorsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // A subject is `customer/<id>` or `operator/<id>`: one table, so that a code is used once whoever signs in.
  `create table people.totp (
     subject text primary key,
     sealed bytea not null,
     last_step bigint not null default 0,
     confirmed_at bigint,
     created_at bigint not null
   )`,
  `create table people.recovery_code (
     subject text not null,
     code_hash bytea not null,
     created_at bigint not null,
     primary key (subject, code_hash)
   )`,
];
