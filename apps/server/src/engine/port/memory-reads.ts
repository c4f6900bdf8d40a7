import type { Exchange, OrderView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { storedOrders } from '../../products/spot/queries.ts';
import type { Query, QueryAnswer } from './port.ts';
import type { Releases } from './subscriptions.ts';

/** Answers reads: the value is read at once, with its sequence, and leaves when that is durable; it is never read again. */
export class MemoryReads {
  readonly #exchange: Exchange;
  readonly #releases: Releases;
  readonly #db: Kysely<Database>;
  readonly #waitForProjected: (seq: number) => Promise<void>;

  constructor(
    exchange: Exchange,
    releases: Releases,
    db: Kysely<Database>,
    waitForProjected: (seq: number) => Promise<void>,
  ) {
    this.#exchange = exchange;
    this.#releases = releases;
    this.#db = db;
    this.#waitForProjected = waitForProjected;
  }

  async query<Q extends Query>(query: Q): Promise<QueryAnswer<Q>> {
    const { seq, at } = this.#exchange;
    const value = this.#exchange.query(query);
    await new Promise<void>((resolve, reject) => {
      this.#releases.whenReadable(value, (error) => (error === null ? resolve() : reject(error)));
    });
    if (query.type !== 'order' || value !== null) return { seq, at, value };
    return { seq, at, value: await this.#closedOrder(query, seq) };
  }

  /** Orders that are over are history: they are in the read models only. */
  async #closedOrder(query: { customer: number; order: number }, seq: number): Promise<OrderView | null> {
    await this.#waitForProjected(seq);
    const [stored] = await storedOrders(this.#db, [query.order]);
    return stored?.order.customer === query.customer ? stored.order : null;
  }
}
