import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Confirmation, SignedIn } from '../confirmation.ts';
import type { GivenFactor } from '../factors/second-factor.ts';

/** The words by which a customer tells a genuine mail from a forged one: they stand in every mail of ours. */
export class AntiPhishing {
  readonly #db: Kysely<Database>;
  readonly #confirmation: Confirmation;

  constructor(db: Kysely<Database>, confirmation: Confirmation) {
    this.#db = db;
    this.#confirmation = confirmation;
  }

  async set(who: SignedIn, words: string, given: GivenFactor): Promise<void> {
    const { id } = await this.#confirmation.byFactor(who, given);
    await this.#db.updateTable('people.customer').set({ anti_phishing: words }).where('id', '=', id).execute();
  }
}
