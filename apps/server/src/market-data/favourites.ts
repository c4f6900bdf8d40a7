import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Marks a market; one that is marked keeps its place. */
export async function addFavourite(db: Kysely<Database>, customer: number, market: number, at: number): Promise<void> {
  await db
    .insertInto('people.favourite')
    .values({ customer, market, created_at: at })
    .onConflict((conflict) => conflict.columns(['customer', 'market']).doNothing())
    .execute();
}

export async function removeFavourite(db: Kysely<Database>, customer: number, market: number): Promise<void> {
  await db.deleteFrom('people.favourite').where('customer', '=', customer).where('market', '=', market).execute();
}

/** The marked markets in the order of marking. */
export async function listFavourites(db: Kysely<Database>, customer: number): Promise<number[]> {
  const rows = await db
    .selectFrom('people.favourite')
    .select('market')
    .where('customer', '=', customer)
    .orderBy('created_at')
    .orderBy('market')
    .execute();
  return rows.map((row) => row.market);
}
