import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { CodeSending } from './code-sending.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findCustomer, namesOf } from './directory.ts';
import { keyOf, readUserString } from './identifier.ts';
import type { Lockout } from './lockout.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Standing } from './standing.ts';

/**
 * Changes passwords. The order is the protection: first the exchange holds every exit of funds, then the password
 * changes and the other sessions end, in one transaction. A crash in between leaves a hold too many, never one too few.
 */
export class PasswordChange {
  readonly #db: Kysely<Database>;
  readonly #codes: Codes;
  readonly #sending: CodeSending;
  readonly #lockout: Lockout;
  readonly #passwords: Passwords;
  readonly #sessions: Sessions;
  readonly #standing: Standing;

  constructor(parts: {
    db: Kysely<Database>;
    codes: Codes;
    sending: CodeSending;
    lockout: Lockout;
    passwords: Passwords;
    sessions: Sessions;
    standing: Standing;
  }) {
    this.#db = parts.db;
    this.#codes = parts.codes;
    this.#sending = parts.sending;
    this.#lockout = parts.lockout;
    this.#passwords = parts.passwords;
    this.#sessions = parts.sessions;
    this.#standing = parts.standing;
  }

  /** A signed-in customer changes the password; `session` stays, every other one ends. */
  async change(customer: number, session: string, oldPassword: string, password: string): Promise<void> {
    const row = await this.#db
      .selectFrom('people.customer')
      .selectAll()
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    const subject = `account:#${customer}` as const;
    await this.#lockout.attempt(subject);
    if (!(await this.#passwords.verify(oldPassword, row.password_hash)))
      throw new Refusal('password_wrong', 'old_password');
    await this.#lockout.forgive(subject);
    if (oldPassword === password) throw new Refusal('password_unchanged', 'password');
    if (isCommonPassword(password, namesOf(row))) throw new Refusal('password_too_common', 'password');
    const hash = await this.#passwords.hash(password);
    await this.#standing.hold(customer);
    await this.#replace(customer, hash, session, async () => {});
  }

  /** Whoever holds a code for a forgotten password sets a new one; every session ends. */
  async reset(userString: string, areaCode: string, code: string, password: string): Promise<void> {
    const identifier = readUserString(userString, areaCode);
    // A stranger's code is checked like a customer's, so that the answers don't tell who is one.
    const recipient = (await this.#sending.recipientFor(identifier, 'forget')) ?? keyOf(identifier);
    await this.#codes.check(recipient, 'forget', code);
    const customer = await findCustomer(this.#db, identifier);
    if (customer === null) throw new Refusal('code_wrong', 'code');
    if (isCommonPassword(password, namesOf(customer))) throw new Refusal('password_too_common', 'password');
    const hash = await this.#passwords.hash(password);
    await this.#standing.hold(customer.id);
    await this.#replace(customer.id, hash, null, (db) => this.#codes.use(db, recipient, 'forget', code));
  }

  async #replace(
    customer: number,
    hash: string,
    keptSession: string | null,
    first: (db: Kysely<Database>) => Promise<void>,
  ): Promise<void> {
    const announce = await this.#db.transaction().execute(async (db) => {
      await first(db);
      await db.updateTable('people.customer').set({ password_hash: hash }).where('id', '=', customer).execute();
      return this.#sessions.closeAll(customer, keptSession, db);
    });
    announce();
  }
}
