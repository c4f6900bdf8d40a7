import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

const askEveryMs = 1_000;
/** A question is answered within a millisecond; three seconds without an answer is a database that serves nobody. */
const silentMaxMs = 3_000;

/** Asks the pool all the time for nothing, so that the server knows by itself when its reads get no answer. */
export class DatabaseProbe {
  readonly #db: Kysely<Database>;
  readonly #monotonicMs: () => number;
  readonly #timer: NodeJS.Timeout;
  #answeredAt: number;
  #asking = false;

  constructor(db: Kysely<Database>, monotonicMs: () => number) {
    this.#db = db;
    this.#monotonicMs = monotonicMs;
    this.#answeredAt = monotonicMs();
    this.#timer = setInterval(() => void this.#ask(), askEveryMs);
  }

  ready(): { ok: boolean; reason?: string } {
    if (this.#monotonicMs() - this.#answeredAt < silentMaxMs) return { ok: true };
    return { ok: false, reason: 'the database does not answer' };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const askedAt = this.#monotonicMs();
    try {
      await sql`select 1`.execute(this.#db);
      this.#answeredAt = askedAt;
    } catch {
      // No answer is the answer.
    }
    this.#asking = false;
  }
}
