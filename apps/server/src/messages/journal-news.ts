import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tale, Telling } from './telling.ts';
import type { MessageKind } from './told.ts';

/** What a product's customers are told of what is in the read models, and so durable in the journal. */
export interface News {
  /** What happened in the bills after one id up to another; each tale has the key of its fact. */
  of(trx: Kysely<Database>, bills: { after: number; upTo: number }): Promise<readonly Tale<MessageKind>[]>;
}

/** So many bills are looked through in one transaction. */
const billsAtOnce = 5_000;
const lookEveryMs = 1_000;

export interface JournalNewsParts {
  readonly db: Kysely<Database>;
  readonly sources: readonly News[];
  readonly telling: Telling;
  readonly failed: (error: unknown) => void;
}

/**
 * Tells customers what the journal says happened to them. How far it has told is written in the transaction that tells, so
 * that whoever dies in between tells all of it again or nothing; what is told first is told once.
 */
export class JournalNews {
  readonly #parts: JournalNewsParts;
  #looking: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(parts: JournalNewsParts) {
    this.#parts = parts;
  }

  /** Tells all that nobody was told yet. History of before the first look is no news. */
  async tellAll(): Promise<void> {
    while (await this.#tellSome());
  }

  /** Begins to look, until `close`. Comes back when it is known where news begin. */
  async start(): Promise<void> {
    await this.#tellSome();
    this.#looking = setInterval(() => this.#look(), lookEveryMs);
    this.#looking.unref();
  }

  /** Stops, when what is under way has ended. */
  async close(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
    await this.#running;
  }

  #look(): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#running = this.tellAll()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#busy = false;
      });
  }

  /** True where there may be more. */
  #tellSome(): Promise<boolean> {
    const { db, sources, telling } = this.#parts;
    return db.transaction().execute(async (trx) => {
      const mark = await trx.selectFrom('messages.news').select('told_to').forUpdate().executeTakeFirstOrThrow();
      const newest = await newestBill(trx);
      // Read models that are made anew are behind what was told of them before.
      if (mark.told_to !== null && newest <= mark.told_to) return false;
      const after = mark.told_to ?? newest;
      const upTo = Math.min(newest, after + billsAtOnce);
      const tales = await Promise.all(sources.map((source) => source.of(trx, { after, upTo })));
      for (const tale of tales.flat()) await telling.tell(trx, tale);
      await trx.updateTable('messages.news').set({ told_to: upTo }).execute();
      return upTo < newest;
    });
  }
}

async function newestBill(db: Kysely<Database>): Promise<number> {
  const { newest } = await db
    .selectFrom('view.bills')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
