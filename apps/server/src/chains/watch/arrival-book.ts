import type { Chain } from '@auric/api/addresses/chain';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Arrival, ChainBlock } from '../chain-port.ts';
import type { ArrivalState, ChainArrivalTable } from '../tables.ts';

const unchanged = ({ asset, address, amount }: { asset: string; address: string; amount: string }) =>
  sql`arrival.asset = ${asset} and arrival.address = ${address} and arrival.amount = ${amount}::numeric`;

/** How far back blocks are remembered, so far can a reorganisation be undone. */
export const blocksKept = 300;

export interface KnownBlock {
  readonly height: number;
  readonly hash: string;
}

/** What the exchange knows of an arrival; see `ChainArrivalTable`. */
export interface ToldArrival {
  readonly told: ArrivalState;
  readonly told_sighting: number;
  readonly deposit: number;
  readonly refusal: string;
}

/**
 * What the chains have brought, in Postgres: the last blocks that were read and every arrival, one row for ever. A block
 * and what it brought are one transaction, so that a crash between two blocks forgets nothing and counts nothing twice.
 */
export class ArrivalBook {
  readonly #db: Kysely<Database>;
  readonly #chain: Chain;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, chain: Chain, now: () => number) {
    this.#db = db;
    this.#chain = chain;
    this.#now = now;
  }

  /** The newest block that was read at `height` or below, null before the first. */
  async blockBelow(height: number): Promise<KnownBlock | null> {
    const row = await this.#db
      .selectFrom('chains.block')
      .select(['height', 'hash'])
      .where('chain', '=', this.#chain)
      .where('height', '<=', height)
      .orderBy('height', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : { height: Number(row.height), hash: row.hash };
  }

  /** Adds a block on top of what was read, and what it brought. What is known by its identity is never added again. */
  async append({ height, hash, arrivals }: ChainBlock): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('chains.block').values({ chain: this.#chain, height, hash }).execute();
      for (const arrival of arrivals) await this.#addArrival(trx, arrival, height);
      await trx
        .deleteFrom('chains.block')
        .where('chain', '=', this.#chain)
        .where('height', '<', height - blocksKept)
        .execute();
    });
  }

  /** Takes back all blocks above `height`: what they brought isn't there, unless another block brings it again. */
  async undoAbove(height: number): Promise<void> {
    const now = this.#now();
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('chains.block').where('chain', '=', this.#chain).where('height', '>', height).execute();
      await trx
        .updateTable('chains.arrival')
        .set({
          state: sql`case state when 'confirmed' then 'lost' else 'undone' end`,
          confirmations: 0,
          height: null,
          changed_at: now,
        })
        .where('chain', '=', this.#chain)
        .where('height', '>', height)
        .execute();
    });
  }

  /** Counts confirmations up to the block `head`, which was read. What has enough is confirmed, and stays so. */
  async confirm(head: number): Promise<void> {
    const count = sql<number>`${head} - height + 1`;
    await this.#db
      .updateTable('chains.arrival')
      .set({
        confirmations: count,
        state: sql`case when ${count} >= needed then 'confirmed' else state end`,
        changed_at: this.#now(),
      })
      .where('chain', '=', this.#chain)
      .where('state', '=', 'seen')
      .where('confirmations', '<>', count)
      .execute();
  }

  /** What the exchange has not been told of as it is now, the oldest first. */
  untold(limit: number): Promise<Selectable<ChainArrivalTable>[]> {
    return this.#db
      .selectFrom('chains.arrival')
      .selectAll()
      .where('chain', '=', this.#chain)
      .where((row) => row.or([row('told', '<>', row.ref('state')), row('told_sighting', '<>', row.ref('sighting'))]))
      .orderBy('seen_at')
      .orderBy('transaction')
      .orderBy('output')
      .limit(limit)
      .execute();
  }

  /** Notes what the exchange was told of an arrival, and what it made of it. */
  async note({ transaction, output }: Pick<Arrival, 'transaction' | 'output'>, told: ToldArrival): Promise<void> {
    await this.#db
      .updateTable('chains.arrival')
      .set(told)
      .where('chain', '=', this.#chain)
      .where('transaction', '=', transaction)
      .where('output', '=', output)
      .execute();
  }

  /** What arrived by one transaction, whatever became of it. */
  arrivalsOf(transaction: string) {
    return this.#db
      .selectFrom('chains.arrival')
      .selectAll()
      .where('chain', '=', this.#chain)
      .where('transaction', '=', transaction)
      .orderBy('output')
      .execute();
  }

  /**
   * One that was undone is seen again, with what the new block brings. One that was final and lost is final again where it is
   * the same; its owner was credited once and is not again.
   */
  async #addArrival(trx: Transaction<Database>, arrival: Arrival, height: number): Promise<void> {
    const { amount, ...told } = arrival;
    const now = this.#now();
    const values = {
      ...told,
      chain: this.#chain,
      amount: String(amount),
      height,
      confirmations: 1,
      seen_at: now,
      changed_at: now,
    };
    await trx
      .insertInto('chains.arrival')
      .values({ ...values, state: 'seen' })
      .onConflict((conflict) =>
        conflict
          .columns(['chain', 'transaction', 'output'])
          .doUpdateSet({
            asset: values.asset,
            decimals: values.decimals,
            address: values.address,
            amount: values.amount,
            height,
            confirmations: 1,
            changed_at: now,
            sighting: sql`arrival.sighting + 1`,
            state: sql`case arrival.state when 'lost' then 'confirmed' else 'seen' end`,
          })
          // What was credited is never another amount or another's afterwards; where the chain says so, the house has to look.
          .where(sql<boolean>`arrival.state = 'undone' or (arrival.state = 'lost' and ${unchanged(values)})`),
      )
      .execute();
  }
}
