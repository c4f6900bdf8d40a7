import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { FactorSubject } from './totp.ts';

const codesMade = 10;
const signsOfHalf = 5;
/** Crockford's letters without those that are mistaken for digits: 32 signs, ten of which are 50 bits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Codes that stand in, each once, for a second factor that is lost. They are shown when they are made and kept as an
 * HMAC with the server's secret: who reads the table signs in nowhere.
 */
export class RecoveryCodes {
  readonly #db: Kysely<Database>;
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, key: Buffer, now: () => number) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** Makes ten new codes; those of before are no longer good. */
  async renew(subject: FactorSubject, db: Kysely<Database> = this.#db): Promise<string[]> {
    const codes = Array.from({ length: codesMade }, () => `${randomHalf()}-${randomHalf()}`);
    const created_at = this.#now();
    await this.remove(subject, db);
    const rows = codes.map((code) => ({ subject, code_hash: this.#hash(subject, code), created_at }));
    await db.insertInto('people.recovery_code').values(rows).execute();
    return codes;
  }

  /** Uses a code up; false where it is none of the subject's, or was used. */
  async use(subject: FactorSubject, code: string, db: Kysely<Database> = this.#db): Promise<boolean> {
    const used = await db
      .deleteFrom('people.recovery_code')
      .where('subject', '=', subject)
      .where('code_hash', '=', this.#hash(subject, code))
      .returning('subject')
      .execute();
    return used.length > 0;
  }

  /** How many are left. */
  async left(subject: FactorSubject, db: Kysely<Database> = this.#db): Promise<number> {
    const { count } = await db
      .selectFrom('people.recovery_code')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async remove(subject: FactorSubject, db: Kysely<Database> = this.#db): Promise<void> {
    await db.deleteFrom('people.recovery_code').where('subject', '=', subject).execute();
  }

  #hash(subject: FactorSubject, code: string): Buffer {
    return createHmac('sha256', this.#key)
      .update(`${subject}\n${canonical(code)}`)
      .digest();
  }
}

/** As it was made, however it was typed: letters that look like a digit mean it. */
function canonical(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

function randomHalf(): string {
  return Array.from({ length: signsOfHalf }, () => signs[randomInt(signs.length)]).join('');
}
