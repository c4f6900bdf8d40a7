import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Customer, findCustomer } from './directory.ts';
import { keyOf, readUserString } from './identifier.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginGuard } from './login-guard.ts';
import type { LoginHistory } from './login-history.ts';
import type { Opening } from './opening.ts';
import type { Passwords } from './passwords.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import type { Standing } from './standing.ts';
import type { Telling } from '../messages/telling.ts';
import type { Visitor } from './visitor.ts';

export interface LoginParts {
  db: Kysely<Database>;
  guard: LoginGuard;
  passwords: Passwords;
  sessions: Sessions;
  devices: KnownDevices;
  history: LoginHistory;
  telling: Telling;
  opening: Opening;
  standing: Standing;
}

/** Signs customers in. A wrong name and a wrong password are one answer, given after the same work. */
export class Login {
  readonly #parts: LoginParts;

  constructor(parts: LoginParts) {
    this.#parts = parts;
  }

  /** Returns the token of a new session. */
  async login(userString: string, areaCode: string, password: string, visitor: Visitor): Promise<string> {
    const { db, guard, passwords, history } = this.#parts;
    const identifier = readLoginName(userString, areaCode);
    const customer = await findCustomer(db, identifier);
    const attempt = await guard.admit(keyOf(identifier), customer, visitor);
    const right = await passwords.verify(password, customer?.password_hash ?? null);
    if (customer !== null && !right) history.addFailure(customer.id, visitor);
    if (customer === null || !right) throw new Refusal('login_failed');
    await attempt.succeeded();
    await this.#repair(customer);
    const opened = await this.#open(customer, visitor, attempt.familiar);
    opened.announce();
    return opened.token;
  }

  /**
   * The customer's row is locked against a password change while the session is written: a session that was let in by
   * the old password either is there when the change ends all sessions, or never comes to be.
   */
  async #open({ id, password_hash }: Customer, visitor: Visitor, familiar: boolean): Promise<OpenedSession> {
    const { sessions, devices, history, telling } = this.#parts;
    return this.#parts.db.transaction().execute(async (db) => {
      const unchanged = await db
        .selectFrom('people.customer')
        .select('lang')
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (unchanged === undefined) throw new Refusal('login_failed');
      if (unchanged.lang !== visitor.lang)
        await db.updateTable('people.customer').set({ lang: visitor.lang }).where('id', '=', id).execute();
      await devices.remember(id, visitor, db);
      await history.add(id, visitor, { event: familiar ? 'login' : 'new_device', success: true }, db);
      const opened = await sessions.openWithin(db, id, visitor);
      if (!familiar) await telling.tell(db, { customer: id, kind: 'new_device', values: {} });
      if (opened.replaced > 0) await telling.tell(db, { customer: id, kind: 'device_logged_out', values: {} });
      return opened;
    });
  }

  async #repair(customer: Customer): Promise<void> {
    const { opening, standing } = this.#parts;
    if (!customer.opened) await opening.open(customer.id);
    if (customer.standing_acknowledged < customer.standing_version) await standing.publish(customer.id);
  }
}

/** A name of impossible form belongs to nobody; saying more would tell the forms of names apart from their owners. */
function readLoginName(userString: string, areaCode: string) {
  try {
    return readUserString(userString, areaCode);
  } catch (error) {
    if (error instanceof Refusal) return { type: 'account', account: userString } as const;
    throw error;
  }
}
