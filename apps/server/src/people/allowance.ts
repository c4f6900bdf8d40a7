import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** So many acts at once, and one more for each interval that passes. */
export interface AllowanceRule {
  readonly atOnce: number;
  readonly backEveryMs: number;
}

export interface Taken {
  readonly within: boolean;
  /** How many acts beyond `atOnce` would have been counted; 0 where the act was within. */
  readonly excess: number;
  /** When the next act will be within, in ms from now. */
  readonly waitMs: number;
}

/**
 * Allowances that outlive a restart: how much each subject has done of late, in one number of one row, changed by one
 * statement, so that a thousand acts at once are counted one by one. The number is the time until which the acts count
 * (the generic cell rate algorithm): each act moves it on by the interval, and time itself catches up with it.
 */
export class Allowances {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts an act of `subject` if its allowance has room for it. */
  async take(subject: string, { atOnce, backEveryMs }: AllowanceRule): Promise<Taken> {
    const now = this.#now();
    const latest = now + (atOnce - 1) * backEveryMs;
    const counted = await sql`
      insert into people.allowance as a (subject, spent_until) values (${subject}, ${now + backEveryMs})
      on conflict (subject) do update set spent_until = greatest(a.spent_until, ${now}::bigint) + ${backEveryMs}::bigint
      where a.spent_until <= ${latest}::bigint
      returning 1`.execute(this.#db);
    if (counted.rows.length > 0) return { within: true, excess: 0, waitMs: 0 };
    const row = await this.#db
      .selectFrom('people.allowance')
      .select('spent_until')
      .where('subject', '=', subject)
      .executeTakeFirst();
    const beyondMs = Math.max(0, Number(row?.spent_until ?? now) - latest);
    return { within: false, excess: Math.ceil(beyondMs / backEveryMs), waitMs: beyondMs };
  }

  /** Counts an act whatever is left: somebody has paid for it otherwise. */
  async exceed(subject: string, { backEveryMs }: AllowanceRule): Promise<void> {
    const now = this.#now();
    await sql`
      insert into people.allowance as a (subject, spent_until) values (${subject}, ${now + backEveryMs})
      on conflict (subject) do update set spent_until = greatest(a.spent_until, ${now}::bigint) + ${backEveryMs}::bigint
    `.execute(this.#db);
  }

  /** Takes a counted act back. */
  async giveBack(subject: string, { backEveryMs }: AllowanceRule): Promise<void> {
    await this.#db
      .updateTable('people.allowance')
      .set((eb) => ({ spent_until: eb('spent_until', '-', backEveryMs) }))
      .where('subject', '=', subject)
      .execute();
  }

  /** The subject starts anew. */
  async forget(subject: string): Promise<void> {
    await this.#db.deleteFrom('people.allowance').where('subject', '=', subject).execute();
  }

  /** Forgets whoever has a whole allowance again. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('people.allowance').where('spent_until', '<=', this.#now()).execute();
  }
}
