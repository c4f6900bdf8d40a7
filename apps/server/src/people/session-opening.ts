import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Telling } from '../messages/telling.ts';
import type { Customer } from './directory.ts';
import { isFrozenByOwner } from './freezes.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginHistory } from './login-history.ts';
import type { Opening } from './opening.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import type { Standing } from './standing.ts';
import type { Visitor } from './visitor.ts';

export interface SessionOpeningParts {
  db: Kysely<Database>;
  sessions: Sessions;
  devices: KnownDevices;
  history: LoginHistory;
  telling: Telling;
  opening: Opening;
  standing: Standing;
}

/** Opens the session of a customer who has proven who they are, whatever they proved it by. */
export class SessionOpening {
  readonly #parts: SessionOpeningParts;

  constructor(parts: SessionOpeningParts) {
    this.#parts = parts;
  }

  /**
   * Returns the token. `customer` is the row that the proof was checked against; `meanwhile` runs in the transaction of
   * the session. Refuses `account_closed`, `access_frozen`, and `login_failed` where the way in has changed since.
   */
  async open(
    customer: Customer,
    visitor: Visitor,
    familiar: boolean,
    meanwhile: (db: Kysely<Database>) => Promise<void> = async () => {},
  ): Promise<string> {
    if (customer.closed_at > 0) throw new Refusal('account_closed');
    if (await isFrozenByOwner(this.#parts.db, customer.id)) throw new Refusal('access_frozen');
    await this.#repair(customer);
    const opened = await this.#write(customer, visitor, familiar, meanwhile);
    opened.announce();
    return opened.token;
  }

  /**
   * The customer's row is locked against changes of the way in while the session is written: a session that was let in
   * by what has changed either is there when the change ends all sessions, or never comes to be.
   */
  #write(
    { id, access_version }: Customer,
    visitor: Visitor,
    familiar: boolean,
    meanwhile: (db: Kysely<Database>) => Promise<void>,
  ): Promise<OpenedSession> {
    const { sessions, devices, history, telling } = this.#parts;
    return this.#parts.db.transaction().execute(async (db) => {
      const unchanged = await db
        .selectFrom('people.customer')
        .select('lang')
        .where('id', '=', id)
        .where('access_version', '=', access_version)
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
      await meanwhile(db);
      return opened;
    });
  }

  async #repair(customer: Customer): Promise<void> {
    const { opening, standing } = this.#parts;
    if (!customer.opened) await opening.open(customer.id);
    if (customer.standing_acknowledged < customer.standing_version) await standing.publish(customer.id);
  }
}
