import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

/** The codes that stand in for a lost authenticator of an operator; each has 49 bits and is good once. */
export class RecoveryCodes {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Makes new ones in place of the old; they are kept as digests only. */
  async renew(operator: number, db: Kysely<Database> = this.#db): Promise<string[]> {
    const codes = Array.from({ length: count }, () => `${fiveSigns()}-${fiveSigns()}`);
    await this.remove(operator, db);
    const rows = codes.map((code) => ({
      subject: subjectOf(operator),
      code_hash: digestOf(operator, code),
      created_at: this.#now(),
    }));
    await db.insertInto('people.recovery_code').values(rows).execute();
    return codes;
  }

  /** Uses a code up; false where there is no such one. */
  async use(operator: number, code: string): Promise<boolean> {
    const used = await this.#db
      .deleteFrom('people.recovery_code')
      .where('subject', '=', subjectOf(operator))
      .where('code_hash', '=', digestOf(operator, code))
      .returning('subject')
      .executeTakeFirst();
    return used !== undefined;
  }

  async left(operator: number): Promise<number> {
    const { left } = await this.#db
      .selectFrom('people.recovery_code')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('subject', '=', subjectOf(operator))
      .executeTakeFirstOrThrow();
    return Number(left);
  }

  async remove(operator: number, db: Kysely<Database>): Promise<void> {
    await db.deleteFrom('people.recovery_code').where('subject', '=', subjectOf(operator)).execute();
  }
}

function subjectOf(operator: number): string {
  return `operator/${operator}`;
}

function digestOf(operator: number, code: string): Buffer {
  return createHash('sha256')
    .update(`${subjectOf(operator)} ${code}`)
    .digest();
}

function fiveSigns(): string {
  return Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
}
