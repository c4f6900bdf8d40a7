import { type LoginEvent } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tale, Telling } from '../messages/telling.ts';
import type { MessageKind, ValuesOf } from '../messages/told.ts';
import type { Customer } from './directory.ts';
import type { FreezeLinks } from './freeze/freeze-links.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginHistory } from './login-history.ts';
import type { Sessions } from './sessions.ts';
import type { Visitor } from './visitor.ts';

export interface AccessChangeParts {
  db: Kysely<Database>;
  sessions: Sessions;
  devices: KnownDevices;
  history: LoginHistory;
  telling: Telling;
  freezeLinks: FreezeLinks;
}

/** What the owner is told: the kind with its values, and where it goes besides to the address of now. */
interface OwnTale<K extends MessageKind = MessageKind> extends Pick<Tale<K>, 'also'> {
  readonly kind: K;
  readonly values: ValuesOf<K>;
}

/** How the way into an account changes, whatever it is that changes. */
export interface AccessAct {
  readonly visitor: Visitor;
  /** The session that goes on; null ends all of them, `every` none. */
  readonly kept: { session: string } | 'every' | null;
  readonly event: LoginEvent;
  readonly tale: OwnTale;
  /** What the exchange enforces before anything changes: a hold, a freeze. It comes back when that is durable. */
  readonly first: () => Promise<void>;
}

/**
 * Changes how a customer signs in: password, second factor, contact, freeze. The order is the protection: first the
 * exchange closes the exits, then, in one transaction, the change is made, the other sessions end, the history has it and
 * the owner is told, with a link that freezes the account. A crash in between leaves a hold too many, never one too few.
 */
export class AccessChange {
  readonly #parts: AccessChangeParts;

  constructor(parts: AccessChangeParts) {
    this.#parts = parts;
  }

  /**
   * Makes a change; `change` runs in the transaction, while nobody else changes or enters this account. Sockets of the
   * sessions that ended are closed before it comes back.
   */
  async make<T>(
    customer: Pick<Customer, 'id'>,
    act: AccessAct,
    change: (db: Kysely<Database>) => Promise<T>,
  ): Promise<T> {
    await act.first();
    const { made, announce } = await this.#parts.db.transaction().execute(async (db) => {
      await db
        .updateTable('people.customer')
        .set({ access_version: sql`access_version + 1` })
        .where('id', '=', customer.id)
        .execute();
      const result = await change(db);
      return { made: result, announce: await this.#follow(customer.id, act, db) };
    });
    announce();
    return made;
  }

  async #follow(customer: number, act: AccessAct, db: Kysely<Database>): Promise<() => void> {
    const { sessions, devices, history, telling, freezeLinks } = this.#parts;
    const { visitor, kept, event } = act;
    await history.add(customer, visitor, { event, success: true }, db);
    const freezePath = await freezeLinks.make(customer, db);
    await telling.tell(db, { customer, freezePath, ...act.tale });
    if (kept === 'every') return () => {};
    await devices.forgetOthers(customer, visitor, db);
    return sessions.closeAll(customer, kept?.session ?? null, db);
  }
}
