import { createHash, randomInt } from 'node:crypto';
import type { Scene } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';

const hourMs = 3_600_000;

/**
 * Verification codes. A code belongs to one recipient and one purpose, works once, and dies after a few wrong tries;
 * every check is one statement, so that parallel guesses are counted one by one. With five tries a code, ten codes an
 * hour leave a guesser one chance in twenty thousand.
 */
export class Codes {
  readonly #db: Kysely<Database>;
  readonly #rules: Config['codes'];
  readonly #now: () => number;

  constructor(db: Kysely<Database>, rules: Config['codes'], now: () => number) {
    this.#db = db;
    this.#rules = rules;
    this.#now = now;
  }

  /** Makes a code that replaces the one before. Refuses (`code_too_soon`) when one was sent a moment ago, or too many within an hour. */
  async make(recipient: string, scene: Scene): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.#now();
    const hash = digest(recipient, scene, code);
    const made = await sql`
      insert into people.code as c (recipient, scene, code_hash, tries, sent_at, expires_at, window_at, sends)
      values (${recipient}, ${scene}, ${hash}, 0, ${now}, ${now + this.#rules.lifeMs}, ${now}, 1)
      on conflict (recipient, scene) do update set
        code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
        window_at = case when c.window_at <= ${now - hourMs} then excluded.window_at else c.window_at end,
        sends = case when c.window_at <= ${now - hourMs} then 1 else c.sends + 1 end
      where c.sent_at <= ${now - this.#rules.betweenMs}
        and (c.sends < ${this.#rules.sendsPerHour} or c.window_at <= ${now - hourMs})
      returning 1`.execute(this.#db);
    if (made.rows.length === 0) await this.#refuseTooSoon(recipient, scene, now);
    return code;
  }

  /** Checks a code without using it up; a wrong one costs a try. */
  async check(recipient: string, scene: Scene, code: string): Promise<void> {
    const hash = digest(recipient, scene, code);
    const checked = await sql<{ right: boolean }>`
      update people.code set tries = tries + case when code_hash = ${hash} then 0 else 1 end
      where recipient = ${recipient} and scene = ${scene} and expires_at > ${this.#now()} and tries < ${this.#rules.tries}
      returning code_hash = ${hash} as "right"`.execute(this.#db);
    const row = checked.rows[0];
    if (row === undefined) throw new Refusal('code_expired', 'code');
    if (!row.right) throw new Refusal('code_wrong', 'code');
  }

  /** Uses a code that `check` found right, inside the transaction of the act that it allows. */
  async use(db: Kysely<Database>, recipient: string, scene: Scene, code: string): Promise<void> {
    const used = await db
      .updateTable('people.code')
      .set({ expires_at: 0 })
      .where('recipient', '=', recipient)
      .where('scene', '=', scene)
      .where('code_hash', '=', digest(recipient, scene, code))
      .where('expires_at', '>', this.#now())
      .where('tries', '<', this.#rules.tries)
      .returning('recipient')
      .execute();
    if (used.length === 0) throw new Refusal('code_expired', 'code');
  }

  /** Forgets codes whose limits have passed too. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('people.code')
      .where('sent_at', '<=', this.#now() - hourMs)
      .execute();
  }

  async #refuseTooSoon(recipient: string, scene: Scene, now: number): Promise<never> {
    const row = await this.#db
      .selectFrom('people.code')
      .select(['sent_at', 'window_at', 'sends'])
      .where('recipient', '=', recipient)
      .where('scene', '=', scene)
      .executeTakeFirst();
    const minute = Number(row?.sent_at ?? now) + this.#rules.betweenMs;
    const hour = (row?.sends ?? 0) >= this.#rules.sendsPerHour ? Number(row?.window_at ?? now) + hourMs : 0;
    const seconds = Math.max(1, Math.ceil((Math.max(minute, hour) - now) / 1000));
    throw new Refusal('code_too_soon', undefined, { retry_in: seconds });
  }
}

function digest(recipient: string, scene: string, code: string): Buffer {
  return createHash('sha256').update(`${scene}\n${recipient}\n${code}`).digest();
}
