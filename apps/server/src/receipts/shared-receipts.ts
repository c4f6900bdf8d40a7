import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Entry } from './receipt-of.ts';

const tokenBytes = 16;

/** Which receipts can be seen by whom their owner gave the token. The token itself is kept nowhere. */
export class SharedReceipts {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Makes a token for a receipt, in place of the one before. */
  async share({ customer, entry }: Entry): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const row = { digest: digestOf(token), at: this.#now() };
    await this.#db
      .insertInto('receipts.shared')
      .values({ customer, entry, ...row })
      .onConflict((conflict) => conflict.columns(['customer', 'entry']).doUpdateSet(row))
      .execute();
    return token;
  }

  async end({ customer, entry }: Entry): Promise<void> {
    await this.#db.deleteFrom('receipts.shared').where('customer', '=', customer).where('entry', '=', entry).execute();
  }

  async isShared({ customer, entry }: Entry): Promise<boolean> {
    const row = await this.#db
      .selectFrom('receipts.shared')
      .select('at')
      .where('customer', '=', customer)
      .where('entry', '=', entry)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whose and which receipt a token opens; null for one that was never made, or has ended. */
  async opened(token: string): Promise<Entry | null> {
    const row = await this.#db
      .selectFrom('receipts.shared')
      .select(['customer', 'entry'])
      .where('digest', '=', digestOf(token))
      .executeTakeFirst();
    return row ?? null;
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
