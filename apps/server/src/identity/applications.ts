import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ApplicationTable } from './tables.ts';

export type Application = Selectable<ApplicationTable>;

/** The newest application of a customer. */
export async function newestOf(db: Kysely<Database>, customer: number): Promise<Application | undefined> {
  return applicationsOf(db, customer).limit(1).executeTakeFirst();
}

/** The application by which a customer's identity is verified, that of the highest level and the newest of it. */
export async function verifiedOf(db: Kysely<Database>, customer: number): Promise<Application | undefined> {
  return applicationsOf(db, customer)
    .where('verdict', '=', 'approved')
    .where('settled', '=', true)
    .limit(1)
    .executeTakeFirst();
}

/** All applications of a customer, the newest first. */
export function applicationsOf(db: Kysely<Database>, customer: number) {
  return db.selectFrom('identity.application').selectAll().where('customer', '=', customer).orderBy('id', 'desc');
}
