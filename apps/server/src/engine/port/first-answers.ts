import { answerOf, decodeFrames } from '@auric/exchange';
import type { Frame, OrderView, Outcome } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { products } from '../../products/index.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';

const records = products.flatMap((product) => product.records ?? []);

/**
 * Renders the answer to a request again from its frame in the journal: the state may have moved on since, the process
 * may be another one, the answer is the first (D24).
 */
export class FirstAnswers {
  readonly #db: Kysely<Database>;
  readonly #waitForProjected: (seq: number) => Promise<void>;

  constructor(db: Kysely<Database>, waitForProjected: (seq: number) => Promise<void>) {
    this.#db = db;
    this.#waitForProjected = waitForProjected;
  }

  /** The outcome of the durable frame `seq`. */
  async outcomeOf(seq: number): Promise<Outcome> {
    const frame = await this.#readFrame(seq);
    const earlier = await this.#earlierOrders(frame);
    const answered = answerOf(frame, (id) => earlier.get(id) ?? null);
    return { seq, repeats: seq, ...answered, orderIds: answered.orders.map((order) => order.id) };
  }

  async #readFrame(seq: number): Promise<Frame> {
    const batch = await this.#db
      .selectFrom('journal.batch')
      .select('payload')
      .where('last_seq', '>=', seq)
      .orderBy('last_seq')
      .limit(1)
      .executeTakeFirst();
    const frame = decodeFrames(batch?.payload ?? '').find((candidate) => candidate.seq === seq);
    if (frame === undefined) throw new JournalCorrupt(seq, 'a remembered request has no frame');
    return frame;
  }

  /** The orders that the frame changed and an earlier one placed. */
  async #earlierOrders(frame: Frame): Promise<Map<number, OrderView>> {
    const earlier = new Map<number, OrderView>();
    for (const product of records) {
      const ids = product.changedIn(frame);
      if (ids.length === 0) continue;
      await this.#waitForProjected(frame.seq);
      for (const order of await product.before(this.#db, ids, frame.seq)) earlier.set(order.id, order);
    }
    return earlier;
  }
}
