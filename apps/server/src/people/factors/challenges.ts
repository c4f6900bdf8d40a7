import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** As long as somebody needs to find the right finger or the key in a drawer. */
const lifeMs = 300_000;

/** What a challenge is for and who may answer it: a browser that signs in, or a session that does something. */
export type ChallengePurpose = `guest ${string}` | `act ${string}` | `register ${string}`;

/** Challenges for passkeys: 256 random bits, good once, for five minutes, for one purpose of one browser or session. */
export class Challenges {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Makes a challenge, as bytes for the options of the browser. */
  async make(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(32));
    const row = { challenge_hash: digest(challenge), purpose, expires_at: this.#now() + lifeMs };
    await this.#db.insertInto('people.challenge').values(row).execute();
    return challenge;
  }

  /** Uses a challenge up, whatever comes of the answer; false where it was made for none of these purposes, or is over. */
  async use(challenge: string, purposes: readonly ChallengePurpose[]): Promise<boolean> {
    const used = await this.#db
      .deleteFrom('people.challenge')
      .where('challenge_hash', '=', digest(Buffer.from(challenge, 'base64url')))
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', this.#now())
      .returning('purpose')
      .execute();
    return used.length > 0;
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('people.challenge').where('expires_at', '<=', this.#now()).execute();
  }
}

function digest(challenge: Uint8Array): Buffer {
  return createHash('sha256').update(challenge).digest();
}
