import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { networkOf } from '../edge/network.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Customer, findCustomer } from './directory.ts';
import { keyOf, readUserString } from './identifier.ts';
import type { Lockout } from './lockout.ts';
import type { Opening } from './opening.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions, Visitor } from './sessions.ts';
import type { Standing } from './standing.ts';

const historyShown = 50;

/** Signs customers in. A wrong name and a wrong password are one answer, given after the same time. */
export class Login {
  readonly #db: Kysely<Database>;
  readonly #lockout: Lockout;
  readonly #passwords: Passwords;
  readonly #sessions: Sessions;
  readonly #opening: Opening;
  readonly #standing: Standing;
  readonly #now: () => number;

  constructor(parts: {
    db: Kysely<Database>;
    lockout: Lockout;
    passwords: Passwords;
    sessions: Sessions;
    opening: Opening;
    standing: Standing;
    now: () => number;
  }) {
    this.#db = parts.db;
    this.#lockout = parts.lockout;
    this.#passwords = parts.passwords;
    this.#sessions = parts.sessions;
    this.#opening = parts.opening;
    this.#standing = parts.standing;
    this.#now = parts.now;
  }

  /** Returns the token of a new session. */
  async login(userString: string, areaCode: string, password: string, visitor: Visitor): Promise<string> {
    const identifier = readLoginName(userString, areaCode);
    const name = `account:${keyOf(identifier)}` as const;
    const address = `address:${networkOf(visitor.address)}` as const;
    await this.#lockout.attempt(address);
    await this.#lockout.attempt(name);
    const customer = await findCustomer(this.#db, identifier);
    const right = await this.#passwords.verify(password, customer?.password_hash ?? null);
    if (customer !== null) await this.#record(customer.id, visitor, right);
    if (customer === null || !right) throw new Refusal('login_failed');
    await this.#lockout.forgive(name);
    await this.#lockout.takeBack(address);
    await this.#repair(customer);
    return this.#open(customer, visitor);
  }

  /**
   * The customer's row is locked against a password change while the session is written: a session that was let in by
   * the old password either is there when the change ends all sessions, or never comes to be.
   */
  async #open({ id, password_hash }: Customer, visitor: Visitor): Promise<string> {
    return this.#db.transaction().execute(async (db) => {
      const unchanged = await db
        .selectFrom('people.customer')
        .select('id')
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .forShare()
        .executeTakeFirst();
      if (unchanged === undefined) throw new Refusal('login_failed');
      return this.#sessions.open(id, visitor, db);
    });
  }

  /** The latest attempts to sign in, newest first. */
  async history(customer: number) {
    return this.#db
      .selectFrom('people.login')
      .select(['at', 'address', 'device', 'success'])
      .where('customer', '=', customer)
      .orderBy('id', 'desc')
      .limit(historyShown)
      .execute();
  }

  async #repair(customer: Customer): Promise<void> {
    if (!customer.opened) await this.#opening.open(customer.id);
    if (customer.standing_acknowledged < customer.standing_version) await this.#standing.publish(customer.id);
  }

  async #record(customer: number, { address, device }: Visitor, success: boolean): Promise<void> {
    await this.#db
      .insertInto('people.login')
      .values({ customer, at: this.#now(), address, device: device.slice(0, 200), success })
      .execute();
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
