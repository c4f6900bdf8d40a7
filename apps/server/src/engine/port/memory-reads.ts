import { type Exchange, oneNamespace } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { products } from '../../products/index.ts';
import type { Query, QueryAnswer } from './port.ts';
import type { StoredAnswer } from './stored-records.ts';
import type { Releases } from './subscriptions.ts';

const stored = oneNamespace<StoredAnswer>(
  'the stored answer to a question',
  products.flatMap((product) => (product.records ? [product.records.answers] : [])),
);

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
    const answerOf = value === null ? stored.get(query.type) : undefined;
    if (answerOf === undefined) return { seq, at, value };
    await this.#waitForProjected(seq);
    return { seq, at, value: (await answerOf(this.#db, query)) as QueryAnswer<Q>['value'] };
  }
}
