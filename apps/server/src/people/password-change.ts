import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { CodeChecking } from './code-checking.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { type Customer, namesOf } from './directory.ts';
import { readUserString } from './identifier.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Lockout } from './lockout.ts';
import type { LoginHistory } from './login-history.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Standing } from './standing.ts';
import type { Telling } from '../messages/telling.ts';
import type { Visitor } from './visitor.ts';

export interface PasswordChangeParts {
  db: Kysely<Database>;
  codes: Codes;
  checking: CodeChecking;
  lockout: Lockout;
  passwords: Passwords;
  sessions: Sessions;
  devices: KnownDevices;
  standing: Standing;
  history: LoginHistory;
  telling: Telling;
}

/** What changes the password besides the hash: who does it, which session stays, and how it is called. */
interface Replacement {
  readonly visitor: Visitor;
  readonly keptSession: string | null;
  readonly event: 'password_changed' | 'password_reset';
  readonly first: (db: Kysely<Database>) => Promise<void>;
}

/**
 * Changes passwords. The order is the protection: first the exchange holds every exit of funds, then the password
 * changes and the other sessions end, in one transaction. A crash in between leaves a hold too many, never one too few.
 */
export class PasswordChange {
  readonly #parts: PasswordChangeParts;

  constructor(parts: PasswordChangeParts) {
    this.#parts = parts;
  }

  /** A signed-in customer changes the password; `session` stays, every other one ends. */
  async change(
    { customer, session, visitor }: { customer: number; session: string; visitor: Visitor },
    oldPassword: string,
    password: string,
  ): Promise<void> {
    const { db, lockout, passwords } = this.#parts;
    const row = await db.selectFrom('people.customer').selectAll().where('id', '=', customer).executeTakeFirstOrThrow();
    const subject = `password-change/${customer}` as const;
    await lockout.attempt(subject);
    if (!(await passwords.verify(oldPassword, row.password_hash))) throw new Refusal('password_wrong', 'old_password');
    await lockout.forgive(subject);
    if (oldPassword === password) throw new Refusal('password_unchanged', 'password');
    const first = async (): Promise<void> => {};
    await this.#replace(row, password, { visitor, keptSession: session, event: 'password_changed', first });
  }

  /**
   * Whoever holds a code for a forgotten password sets a new one; every session ends. A code that could be sent to
   * nobody is right for nobody, and a stranger's is checked like a customer's: the answers don't tell who is one.
   */
  async reset(
    { userString, areaCode }: { userString: string; areaCode: string },
    code: string,
    password: string,
    visitor: Visitor,
  ): Promise<void> {
    const { checking, codes } = this.#parts;
    const identifier = readUserString(userString, areaCode);
    const { addressee, checked } = await checking.check(identifier, 'forget', code, visitor);
    if (addressee.customer === null || addressee.recipient === null) throw new Refusal('code_wrong', 'code');
    const first = (db: Kysely<Database>): Promise<void> => codes.use(db, checked);
    await this.#replace(addressee.customer, password, { visitor, keptSession: null, event: 'password_reset', first });
  }

  async #replace(customer: Customer, password: string, how: Replacement): Promise<void> {
    const { db: register, passwords, standing, sessions, devices, history, telling } = this.#parts;
    if (isCommonPassword(password, namesOf(customer))) throw new Refusal('password_too_common', 'password');
    const hash = await passwords.hash(password);
    await standing.hold(customer.id);
    const announce = await register.transaction().execute(async (db) => {
      await how.first(db);
      await db.updateTable('people.customer').set({ password_hash: hash }).where('id', '=', customer.id).execute();
      await devices.forgetOthers(customer.id, how.visitor, db);
      await history.add(customer.id, how.visitor, { event: how.event, success: true }, db);
      await telling.tell(db, { customer: customer.id, kind: how.event, values: {} });
      return sessions.closeAll(customer.id, how.keptSession, db);
    });
    announce();
  }
}
