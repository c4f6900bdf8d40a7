import type { IdentityFlag } from '@auric/api/console/identity';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Suspicion {
  readonly customer: number;
  readonly numberDigest: Buffer;
  /** Lists on which somebody of this name stands. */
  readonly screening: readonly string[];
  /** Where the mobile number is at home, and who issued the document. */
  readonly homeCountry: string;
  readonly country: string;
}

/**
 * What an operator has to look out for. The customer isn't told: who learns that a document is known here has learned whose
 * it may be. Two who name one document at once wait for each other, so that one of them is flagged.
 */
export async function flagsOf(trx: Kysely<Database>, suspicion: Suspicion): Promise<IdentityFlag[]> {
  const { customer, numberDigest, screening, homeCountry, country } = suspicion;
  await sql`select pg_advisory_xact_lock(${numberDigest.readInt32BE(0)}, ${numberDigest.readInt32BE(4)})`.execute(trx);
  const usedBy = await othersWith(trx, customer, numberDigest);
  return [
    ...(usedBy.length > 0 ? (['document_in_use'] as const) : []),
    ...(screening.length > 0 ? (['screening_match'] as const) : []),
    ...(homeCountry !== '' && homeCountry !== country ? (['country_differs'] as const) : []),
  ];
}

/** The other customers who have named a document, in whatever level and however that ended. */
export async function othersWith(db: Kysely<Database>, customer: number, numberDigest: Buffer): Promise<number[]> {
  const rows = await db
    .selectFrom('identity.application')
    .select('customer')
    .distinct()
    .where('number_digest', '=', numberDigest)
    .where('customer', '!=', customer)
    .orderBy('customer')
    .limit(20)
    .execute();
  return rows.map((row) => row.customer);
}
