import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';

/**
 * Who guesses: an address, which many people may share; a device that is known to a customer; whoever holds a session and
 * asks to change the password; or somebody at the console of operators. The kind is part of the subject, so that no name
 * can pass for another kind.
 */
export type Subject =
  | `address/${string}`
  | `device/${number}/${string}`
  | `password-change/${number}`
  | `operator/${string}`;

const forgottenAfterMs = 86_400_000;

/**
 * Delays for whoever guesses passwords, counted in the database, so that a restart doesn't forgive. An attempt is
 * counted as a failure before the password is looked at and taken back when it was right: a thousand guesses at once
 * are a thousand failures.
 */
export class Lockout {
  readonly #db: Kysely<Database>;
  readonly #rules: Config['login'];
  readonly #now: () => number;

  constructor(db: Kysely<Database>, rules: Config['login'], now: () => number) {
    this.#db = db;
    this.#rules = rules;
    this.#now = now;
  }

  /** Counts an attempt of `subject`; refuses (`login_locked`) while it has to wait. */
  async attempt(subject: Subject): Promise<void> {
    const now = this.#now();
    const { firstDelayMs, longestDelayMs, freeFailuresPerAccount, freeFailuresPerAddress } = this.#rules;
    const free = subject.startsWith('address/') ? freeFailuresPerAddress : freeFailuresPerAccount;
    const fresh = now - forgottenAfterMs;
    const excess = sql`least(greatest(l.failures + 1 - ${free}, 0), 20)`;
    const delay = sql`case when l.failures + 1 < ${free} then 0
      else least(${firstDelayMs} * power(2, ${excess}), ${longestDelayMs})::bigint end`;
    const counted = await sql`
      insert into people.lockout as l (subject, failures, last_at, locked_until)
      values (${subject}, 1, ${now}, 0)
      on conflict (subject) do update set
        failures = case when l.last_at <= ${fresh} then 1 else l.failures + 1 end,
        last_at = ${now},
        locked_until = case when l.last_at <= ${fresh} then 0 else ${now} + ${delay} end
      where l.locked_until <= ${now}
      returning 1`.execute(this.#db);
    if (counted.rows.length > 0) return;
    const row = await this.#db
      .selectFrom('people.lockout')
      .select('locked_until')
      .where('subject', '=', subject)
      .executeTakeFirst();
    const seconds = Math.max(1, Math.ceil((Number(row?.locked_until ?? now) - now) / 1000));
    throw new Refusal('login_locked', undefined, { retry_in: seconds });
  }

  /** The attempt was right: its subject starts anew. */
  async forgive(subject: Subject): Promise<void> {
    await this.#db.deleteFrom('people.lockout').where('subject', '=', subject).execute();
  }

  /** Takes one counted attempt back and leaves the other failures of the subject counted. */
  async takeBack(subject: Subject): Promise<void> {
    await this.#db
      .updateTable('people.lockout')
      .set((eb) => ({ failures: eb('failures', '-', 1), locked_until: 0 }))
      .where('subject', '=', subject)
      .where('failures', '>', 0)
      .execute();
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('people.lockout')
      .where('last_at', '<=', this.#now() - forgottenAfterMs)
      .execute();
  }
}
