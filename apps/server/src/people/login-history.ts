import type { LoginEvent } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Afterwards } from './afterwards.ts';
import type { Visitor } from './visitor.ts';

const shown = 50;

/** What happened to the access to an account: attempts to log in, and changes of what they need. */
export class LoginHistory {
  readonly #db: Kysely<Database>;
  readonly #afterwards: Afterwards;
  readonly #now: () => number;
  readonly #keptMs: number;

  constructor(db: Kysely<Database>, afterwards: Afterwards, keptMs: number, now: () => number) {
    this.#db = db;
    this.#afterwards = afterwards;
    this.#keptMs = keptMs;
    this.#now = now;
  }

  /** Writes a line, in the transaction of `db` where what happened has one. */
  async add(
    customer: number,
    { address, device }: Visitor,
    { event, success }: { event: LoginEvent; success: boolean },
    db: Kysely<Database> = this.#db,
  ): Promise<void> {
    await db
      .insertInto('people.login')
      .values({ customer, at: this.#now(), address, device: device.slice(0, 200), success, event })
      .execute();
  }

  /** A failed attempt is written after the answer: for a name that is nobody's there is nothing to write. */
  addFailure(customer: number, visitor: Visitor): void {
    this.#afterwards.run(() => this.add(customer, visitor, { event: 'login', success: false }));
  }

  /** Lines that are older than they are kept go: they say who was where. */
  async sweep(): Promise<void> {
    const keptSince = this.#now() - this.#keptMs;
    await this.#db.deleteFrom('people.login').where('at', '<', keptSince).execute();
  }

  /** The latest lines, newest first. */
  async latest(customer: number) {
    await this.#afterwards.settled();
    return this.#db
      .selectFrom('people.login')
      .select(['at', 'address', 'device', 'success', 'event'])
      .where('customer', '=', customer)
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
  }
}
