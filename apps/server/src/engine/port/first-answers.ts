import { answerOf, decodeFrames } from '@auric/exchange';
import type { Exchange, Frame, OrderView, Outcome } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { storedOrders } from '../../products/spot/queries.ts';
import type { StoredOrder } from '../../products/spot/queries.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';

/**
 * Renders the answer to a request again from its frame in the journal: the state may have moved on since, the process
 * may be another one, the answer is the first (D24).
 */
export class FirstAnswers {
  readonly #db: Kysely<Database>;
  readonly #exchange: Exchange;
  readonly #waitForProjected: (seq: number) => Promise<void>;

  constructor(db: Kysely<Database>, exchange: Exchange, waitForProjected: (seq: number) => Promise<void>) {
    this.#db = db;
    this.#exchange = exchange;
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
    const ids = frame.events.flatMap((event) =>
      event.type === 'OrderAmended' || event.type === 'OrderClosed' ? [event.order] : [],
    );
    if (ids.length === 0) return new Map();
    await this.#waitForProjected(frame.seq);
    const stored = await storedOrders(this.#db, ids);
    return new Map(stored.map((row) => [row.order.id, this.#before(frame, row)]));
  }

  /** The order as it was before the frame, as far as its answer depends on that. */
  #before(frame: Frame, { order, triggeredSeq }: StoredOrder): OrderView {
    const waited = order.orderType !== 'limit' && order.orderType !== 'market';
    const state = waited && (triggeredSeq === 0 || triggeredSeq > frame.seq) ? 'pending' : 'new';
    return { ...order, state, reason: 'none', held: this.#heldBefore(frame, order) };
  }

  /** An amended order holds what its remainder needs at its cap; the event says how much of that is new. */
  #heldBefore(frame: Frame, order: OrderView): bigint {
    const amended = frame.events.find((event) => event.type === 'OrderAmended' && event.order === order.id);
    const market = this.#exchange.query({ type: 'markets' }).find((candidate) => candidate.market === order.market);
    if (amended?.type !== 'OrderAmended' || market === undefined) return 0n;
    const scales = new Map(this.#exchange.query({ type: 'assets' }).map((asset) => [asset.asset, asset.scale]));
    const remaining = BigInt(amended.quantity - amended.filled);
    const lotDecimals = (scales.get(market.base) ?? 0) - market.quantityDecimals;
    const unitDecimals = (scales.get(market.quote) ?? 0) - market.priceDecimals - market.quantityDecimals;
    const needed =
      order.side === 'buy'
        ? remaining * BigInt(amended.cap) * 10n ** BigInt(unitDecimals)
        : remaining * 10n ** BigInt(lotDecimals);
    return needed - amended.held;
  }
}
