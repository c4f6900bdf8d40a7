import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** As long as a mail may lie unread on a journey. */
const lifeMs = 14 * 86_400_000;

/**
 * Links that freeze an account at once, for the owner who reads of a change that was somebody else's. Each is 256 random
 * bits of which the digest is kept, good once; opening the page changes nothing, so no mail scanner freezes anybody.
 */
export class FreezeLinks {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The path of the app's page, with the secret that freezes the account of `customer`. */
  async make(customer: number, db: Kysely<Database>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const row = { token_hash: digest(token), customer, expires_at: this.#now() + lifeMs };
    await db.insertInto('people.freeze_link').values(row).execute();
    return `/pages/common/freeze?token=${token}`;
  }

  /** Whose account a link freezes; null where it was used or is over. */
  async customerOf(token: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('people.freeze_link')
      .select('customer')
      .where('token_hash', '=', digest(token))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    return row?.customer ?? null;
  }

  /** Uses a link up, in the transaction of the freeze; false where another was faster. */
  async use(token: string, db: Kysely<Database>): Promise<boolean> {
    const query = db.deleteFrom('people.freeze_link').where('token_hash', '=', digest(token));
    return (await query.returning('customer').execute()).length > 0;
  }

  /** Links of before are no longer good: an account that was opened again is frozen by new ones only. */
  async forget(customer: number, db: Kysely<Database>): Promise<void> {
    await db.deleteFrom('people.freeze_link').where('customer', '=', customer).execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('people.freeze_link').where('expires_at', '<=', this.#now()).execute();
  }
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
