import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** How stale `last_seen_at` may get: sliding a session forward on every request would be a write for every read. */
const touchEveryMs = 300_000;
/** How long another process may still honour a session that was ended elsewhere. */
const cacheLifeMs = 5_000;
const cacheMost = 50_000;

/** Who is at the other end: shown to the customer in the lists of devices and logins. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
}

export interface Session {
  readonly id: string;
  readonly customer: number;
}

interface Cached extends Session {
  readonly readAt: number;
  readonly expiresAt: number;
}

export type SessionClosed = (closed: { session: string; customer: number }) => void;

/**
 * Sessions: opaque 256-bit tokens, stored as hashes, that live for a month after their last use. Who holds something
 * open for a session, such as a socket, listens to `onClosed`.
 */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #lifeMs: number;
  readonly #now: () => number;
  readonly #cache = new Map<string, Cached>();
  readonly #tokens = new Map<string, string>();
  /** Counts endings, so that a session read before one of them is not remembered after it. */
  #endings = 0;
  readonly #listeners = new Set<SessionClosed>();

  constructor(db: Kysely<Database>, lifeMs: number, now: () => number) {
    this.#db = db;
    this.#lifeMs = lifeMs;
    this.#now = now;
  }

  /** Opens a session and returns its token, which exists nowhere else. */
  async open(customer: number, { device, address }: Visitor, db: Kysely<Database> = this.#db): Promise<string> {
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
        expires_at: now + this.#lifeMs,
      })
      .execute();
    return token;
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
      .set({ last_seen_at: now, expires_at: now + this.#lifeMs })
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
