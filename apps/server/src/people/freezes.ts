import type { FreezeReason } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Who freezes: each has one freeze of a customer at a time, and lifts its own. */
export type FreezeSource = 'owner' | 'operator' | 'screening' | 'self_exclusion' | 'closing';

/** What is frozen, and why, in the word that the customer is told. */
export interface Freeze {
  readonly source: FreezeSource;
  readonly reason: Exclude<FreezeReason, 'none'>;
  readonly trading: boolean;
  readonly withdrawals: boolean;
}

/** What all freezes of a customer come to. */
interface Frozen {
  readonly trading_freeze: FreezeReason;
  readonly withdrawal_freeze: FreezeReason;
}

/** Of several reasons the customer is told the one that is hardest to be rid of. */
const byWeight: readonly FreezeReason[] = [
  'legal',
  'screening',
  'fraud',
  'compliance',
  'documents',
  'security',
  'owner',
  'closing',
  'self_exclusion',
];

/** Freezes in place of what the same source had frozen. */
export async function addFreeze(db: Kysely<Database>, customer: number, freeze: Freeze, at: number): Promise<void> {
  const { source, ...frozen } = freeze;
  await db
    .insertInto('people.freeze')
    .values({ customer, source, ...frozen, at })
    .onConflict((conflict) => conflict.columns(['customer', 'source']).doUpdateSet({ ...frozen, at }))
    .execute();
}

/** Lifts what a source has frozen, and nobody else's; says whether there was something. */
export async function liftFreeze(db: Kysely<Database>, customer: number, source: FreezeSource): Promise<boolean> {
  const frozen = db.deleteFrom('people.freeze').where('customer', '=', customer).where('source', '=', source);
  return (await frozen.returning('source').executeTakeFirst()) !== undefined;
}

/** The freezes of a customer, each by its source. */
export function freezesOf(db: Kysely<Database>, customer: number) {
  return db.selectFrom('people.freeze').selectAll().where('customer', '=', customer).orderBy('at').execute();
}

/** What the freezes of a customer come to together. */
export async function frozenBy(db: Kysely<Database>, customer: number): Promise<Frozen> {
  const freezes = await freezesOf(db, customer);
  const heaviest = (what: 'trading' | 'withdrawals'): FreezeReason =>
    byWeight.find((reason) => freezes.some((freeze) => freeze[what] && freeze.reason === reason)) ?? 'none';
  return { trading_freeze: heaviest('trading'), withdrawal_freeze: heaviest('withdrawals') };
}

/** Whether the owner has frozen the own account: nobody signs in until an operator knows who is asking. */
export async function isFrozenByOwner(db: Kysely<Database>, customer: number): Promise<boolean> {
  const query = db.selectFrom('people.freeze').select('at').where('customer', '=', customer);
  return (await query.where('source', '=', 'owner').executeTakeFirst()) !== undefined;
}
