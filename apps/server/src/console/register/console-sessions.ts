import { createHash, randomBytes } from 'node:crypto';
import type { ConsoleSessionState } from '@auric/api/console/session';
import type { Role } from '@auric/api/console/values';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';

/** A session as one call finds it. */
export interface ConsoleSession {
  readonly id: string;
  readonly operator: number;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly passwordHash: string;
  readonly state: ConsoleSessionState;
  readonly locksAt: number;
  readonly endsAt: number;
}

/**
 * Sessions of operators: opaque 256-bit tokens in a cookie, stored as hashes. One that has given the password alone is
 * over soon; one that nobody uses locks and keeps its page; each ends after a working day. Nothing of a session is
 * remembered between calls: who was shut out is out at once.
 */
export class ConsoleSessions {
  readonly #db: Kysely<Database>;
  readonly #rules: Config['console'];
  readonly #now: () => number;

  constructor(db: Kysely<Database>, rules: Config['console'], now: () => number) {
    this.#db = db;
    this.#rules = rules;
    this.#now = now;
  }

  /** Begins a session of somebody who has given the password. Returns its token, which exists nowhere else. */
  async begin(operator: number, { address, device }: { address: string; device: string }): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#db
      .insertInto('console.session')
      .values({
        id: randomBytes(8).toString('hex'),
        token_hash: digest(token),
        operator,
        address,
        device: device.slice(0, 200),
        created_at: now,
        active_at: now,
        ends_at: now + this.#rules.signInMs,
      })
      .execute();
    return token;
  }

  /** The second factor was right: the session is open for a working day, under a token that nobody had before. */
  async open(session: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#db
      .updateTable('console.session')
      .set({
        token_hash: digest(token),
        begun: false,
        created_at: now,
        active_at: now,
        ends_at: now + this.#rules.sessionMs,
      })
      .where('id', '=', session)
      .execute();
    return token;
  }

  /** The session of a token; null where there is none, it is over, or its operator was shut out. */
  async verify(token: string): Promise<ConsoleSession | null> {
    return token.length === 43 ? this.#find({ token_hash: digest(token) }) : null;
  }

  /** The same by its id, which is no secret: for who holds something open for it. */
  async byId(id: string): Promise<ConsoleSession | null> {
    return this.#find({ id });
  }

  async #find(wanted: { token_hash: Buffer } | { id: string }): Promise<ConsoleSession | null> {
    const now = this.#now();
    const found = this.#db
      .selectFrom('console.session as s')
      .innerJoin('console.operator as o', 'o.id', 's.operator')
      .leftJoin('people.totp as t', (join) =>
        join.on((eb) =>
          eb.and([eb('t.subject', '=', sql<string>`'operator/' || o.id`), eb('t.confirmed_at', 'is not', null)]),
        ),
      )
      .select(['s.id', 's.operator', 's.begun', 's.locked', 's.active_at', 's.ends_at'])
      .select(['o.name', 'o.roles', 'o.password_hash', 'o.renew', 't.subject as factor'])
      .where('s.ends_at', '>', now)
      .where('o.active', '=', true);
    const row = await (
      'id' in wanted ? found.where('s.id', '=', wanted.id) : found.where('s.token_hash', '=', wanted.token_hash)
    ).executeTakeFirst();
    if (row === undefined) return null;
    const locksAt = row.active_at + this.#rules.idleMs;
    return {
      id: row.id,
      operator: row.operator,
      name: row.name,
      roles: row.roles,
      passwordHash: row.password_hash,
      state: stateOf({ ...row, hasFactor: row.factor !== null, idle: locksAt <= now }),
      locksAt,
      endsAt: row.ends_at,
    };
  }

  /** Somebody did something. */
  async touch(session: string): Promise<void> {
    await this.#set(session, { active_at: this.#now() });
  }

  async lock(session: string): Promise<void> {
    await this.#set(session, { locked: true });
  }

  async unlock(session: string): Promise<void> {
    await this.#set(session, { locked: false, active_at: this.#now() });
  }

  /** Where an operator is signed in, the newest first; who has only given the password is not in yet. */
  async list(operator: number) {
    return this.#db
      .selectFrom('console.session')
      .select(['id', 'device', 'address', 'created_at', 'active_at', 'ends_at'])
      .where('operator', '=', operator)
      .where('begun', '=', false)
      .where('ends_at', '>', this.#now())
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Whether an operator has this session. */
  async has(operator: number, session: string): Promise<boolean> {
    return (await this.list(operator)).some(({ id }) => id === session);
  }

  async end(session: string): Promise<void> {
    await this.#db.deleteFrom('console.session').where('id', '=', session).execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('console.session').where('ends_at', '<=', this.#now()).execute();
  }

  async #set(session: string, values: { active_at?: number; locked?: boolean }): Promise<void> {
    await this.#db.updateTable('console.session').set(values).where('id', '=', session).execute();
  }
}

interface Marks {
  begun: boolean;
  hasFactor: boolean;
  locked: boolean;
  idle: boolean;
  renew: boolean;
}

function stateOf({ begun, hasFactor, locked, idle, renew }: Marks): ConsoleSessionState {
  if (begun) return hasFactor ? 'factor' : 'setup';
  if (locked || idle) return 'locked';
  return renew ? 'renew' : 'in';
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
