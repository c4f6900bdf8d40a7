import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tale, Telling } from './telling.ts';
import type { MessageKind } from './told.ts';

/** From where to where something is looked through: what is after the one, up to the other and with it. */
export interface NewsSpan {
  readonly after: number;
  readonly upTo: number;
}

/** The bills by their ids and, for what leaves no bill, the frames of the journal by their sequences. */
export interface NewsOfJournal extends NewsSpan {
  readonly frames: NewsSpan;
}

/** What a product's customers are told of what is in the read models, and so durable in the journal. */
export interface News {
  /** What happened in some bills and frames; each tale has the key of its fact. */
  of(trx: Kysely<Database>, span: NewsOfJournal): Promise<readonly Tale<MessageKind>[]>;
}

/** So much is looked through in one transaction. */
const atOnce = { bills: 5_000, frames: 50_000 } as const;
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
      const mark = await trx.selectFrom('messages.news').selectAll().forUpdate().executeTakeFirstOrThrow();
      const newest = await newestOf(trx);
      const bills = spanOf(mark.told_to, newest.bills, atOnce.bills);
      const frames = spanOf(mark.told_frame, newest.frames, atOnce.frames);
      if (isTold(mark.told_to, bills) && isTold(mark.told_frame, frames)) return false;
      const tales = await Promise.all(sources.map((source) => source.of(trx, { ...bills, frames })));
      for (const tale of await toReaders(trx, tales.flat())) await telling.tell(trx, tale);
      await trx.updateTable('messages.news').set({ told_to: bills.upTo, told_frame: frames.upTo }).execute();
      return bills.upTo < newest.bills || frames.upTo < newest.frames;
    });
  }
}

/** Those to whom somebody listens: who isn't in the register of people, such as the sandbox's own, reads no messages. */
async function toReaders<T extends Tale<MessageKind>>(trx: Kysely<Database>, tales: readonly T[]): Promise<T[]> {
  const customers = [...new Set(tales.map(({ customer }) => customer))];
  if (customers.length === 0) return [];
  const found = await trx.selectFrom('people.customer').select('id').where('id', 'in', customers).execute();
  const readers = new Set(found.map(({ id }) => id));
  return tales.filter(({ customer }) => readers.has(customer));
}

/**
 * What comes next. Where nobody has looked before, news begin with what comes now; read models that are made anew are behind
 * what was told of them before.
 */
function spanOf(told: number | null, newest: number, most: number): NewsSpan {
  const after = told ?? newest;
  return { after, upTo: Math.max(after, Math.min(newest, after + most)) };
}

function isTold(told: number | null, { after, upTo }: NewsSpan): boolean {
  return told !== null && upTo === after;
}

/** How far the read models are: a frame that they have is there with all of its rows. */
async function newestOf(db: Kysely<Database>): Promise<{ bills: number; frames: number }> {
  const { seq } = await db.selectFrom('view.position').select('seq').executeTakeFirstOrThrow();
  const { newest } = await db
    .selectFrom('view.bills')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return { bills: newest ?? 0, frames: seq };
}
