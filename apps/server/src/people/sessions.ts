import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Visitor } from './visitor.ts';

/** How stale `last_seen_at` may get: sliding a session forward on every request would be a write for every read. */
const touchEveryMs = 300_000;
/** How long another process may still honour a session that was ended elsewhere. */
const cacheLifeMs = 5_000;
const cacheMost = 50_000;

export interface Session {
  readonly id: string;
  readonly customer: number;
}

/** A session that has just been written. */
export interface OpenedSession {
  /** Exists nowhere else. */
  readonly token: string;
  /** How many older sessions had to go for it. */
  readonly replaced: number;
  /** Tells the listeners of those, when the transaction is done. */
  announce(): void;
}

interface Cached extends Session {
  readonly readAt: number;
  readonly expiresAt: number;
}

export type SessionClosed = (closed: { session: string; customer: number }) => void;

/**
 * Sessions: opaque 256-bit tokens, stored as hashes, that live for a month after their last use, but never longer than
 * an absolute life; a customer has so many at most. Who holds something open for a session, such as a socket, listens
 * to `onClosed`.
 */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #rules: Pick<Config['login'], 'sessionLifeMs' | 'sessionLifeMaxMs' | 'sessionsPerCustomer'>;
  readonly #now: () => number;
  readonly #cache = new Map<string, Cached>();
  readonly #tokens = new Map<string, string>();
  /** Counts endings, so that a session read before one of them is not remembered after it. */
  #endings = 0;
  readonly #listeners = new Set<SessionClosed>();

  constructor(
    db: Kysely<Database>,
    rules: Pick<Config['login'], 'sessionLifeMs' | 'sessionLifeMaxMs' | 'sessionsPerCustomer'>,
    now: () => number,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#now = now;
  }

  /** Opens a session of a customer who has just registered. */
  async open(customer: number, visitor: Visitor): Promise<string> {
    const opened = await this.openWithin(this.#db, customer, visitor);
    opened.announce();
    return opened.token;
  }

  /**
   * Opens a session in the transaction of `db`; of too many, the one that was used least recently ends. Whoever calls
   * holds the customer's row, so that two at once don't leave one too many.
   */
  async openWithin(db: Kysely<Database>, customer: number, { device, address }: Visitor): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await db
      .insertInto('people.session')
      .values({
        id: randomBytes(8).toString('hex'),
        token_hash: digest(token),
        customer,
        device: device.slice(0, 200),
        address,
        created_at: now,
        last_seen_at: now,
        expires_at: now + Math.min(this.#rules.sessionLifeMs, this.#rules.sessionLifeMaxMs),
      })
      .execute();
    const replaced = await this.#closeBeyond(db, customer, digest(token));
    return { token, replaced: replaced.length, announce: () => this.#announce(customer, replaced) };
  }

  async #closeBeyond(db: Kysely<Database>, customer: number, newest: Buffer): Promise<{ id: string }[]> {
    return db
      .deleteFrom('people.session')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('people.session')
          .select('id')
          .where('customer', '=', customer)
          .where('expires_at', '>', this.#now())
          .where('token_hash', '!=', newest)
          .orderBy('last_seen_at', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .offset(this.#rules.sessionsPerCustomer - 1),
      )
      .returning('id')
      .execute();
  }

  /** The session of a token, or null when there is none or it is over. */
  async verify(token: string): Promise<Session | null> {
    if (token.length !== 43) return null;
    const now = this.#now();
    const cached = this.#cache.get(token);
    if (cached !== undefined && now - cached.readAt < cacheLifeMs && cached.expiresAt > now) return cached;
    const endings = this.#endings;
    const row = await this.#db
      .selectFrom('people.session')
      .select(['id', 'customer', 'last_seen_at', 'expires_at'])
      .where('token_hash', '=', digest(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) {
      this.#cache.delete(token);
      return null;
    }
    if (now - Number(row.last_seen_at) > touchEveryMs) await this.#touch(row.id, now);
    const session = { id: row.id, customer: Number(row.customer), readAt: now, expiresAt: Number(row.expires_at) };
    if (endings === this.#endings) this.#remember(token, session);
    return session;
  }

  async list(customer: number) {
    return this.#db
      .selectFrom('people.session')
      .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
      .where('customer', '=', customer)
      .where('expires_at', '>', this.#now())
      .orderBy('last_seen_at', 'desc')
      .execute();
  }

  /** Ends one session of a customer; false when the customer has no such session. */
  async close(customer: number, session: string): Promise<boolean> {
    const closed = await this.#db
      .deleteFrom('people.session')
      .where('customer', '=', customer)
      .where('id', '=', session)
      .returning('id')
      .execute();
    this.#announce(customer, closed);
    return closed.length > 0;
  }

  /** Ends all sessions of a customer, but for `kept`. Runs in `db`, so that a password change can carry it along. */
  async closeAll(customer: number, kept: string | null, db: Kysely<Database> = this.#db): Promise<() => void> {
    const closed = await db
      .deleteFrom('people.session')
      .where('customer', '=', customer)
      .where('id', '!=', kept ?? '')
      .returning('id')
      .execute();
    return () => this.#announce(customer, closed);
  }

  /** Tells the listener of every session that ends before its time. Returns how to stop listening. */
  onClosed(listener: SessionClosed): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('people.session').where('expires_at', '<=', this.#now()).execute();
  }

  async #touch(id: string, now: number): Promise<void> {
    await this.#db
      .updateTable('people.session')
      .set((eb) => ({
        last_seen_at: now,
        expires_at: eb.fn<number>('least', [
          eb.val(now + this.#rules.sessionLifeMs),
          eb('created_at', '+', this.#rules.sessionLifeMaxMs),
        ]),
      }))
      .where('id', '=', id)
      .execute();
  }

  #remember(token: string, session: Cached): void {
    if (this.#cache.size >= cacheMost) {
      this.#cache.clear();
      this.#tokens.clear();
    }
    this.#cache.set(token, session);
    this.#tokens.set(session.id, token);
  }

  #announce(customer: number, closed: readonly { id: string }[]): void {
    this.#endings += 1;
    for (const { id } of closed) {
      const token = this.#tokens.get(id);
      if (token !== undefined) this.#cache.delete(token);
      this.#tokens.delete(id);
      for (const listener of this.#listeners) listener({ session: id, customer });
    }
  }
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
