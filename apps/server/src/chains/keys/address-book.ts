import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ChainPort } from '../chain-port.ts';

/**
 * Which address belongs to whom: one a customer and chain, for all assets of that chain, so that a coin of the chain which
 * was meant for another of its assets is not lost. Addresses are never taken back.
 */
export class AddressBook {
  readonly #db: Kysely<Database>;
  readonly #port: Pick<ChainPort, 'chain' | 'addressAt'>;
  readonly #now: () => number;
  readonly #owners = new Map<string, number>();

  private constructor(db: Kysely<Database>, port: Pick<ChainPort, 'chain' | 'addressAt'>, now: () => number) {
    this.#db = db;
    this.#port = port;
    this.#now = now;
  }

  /** Loads all addresses of the chain: every payment of every block is held against them. */
  static async open(db: Kysely<Database>, port: Pick<ChainPort, 'chain' | 'addressAt'>, now: () => number) {
    const book = new AddressBook(db, port, now);
    const query = db.selectFrom('chains.address').select(['address', 'customer']).where('chain', '=', port.chain);
    for (const { address, customer } of await query.execute()) book.#owners.set(address, Number(customer));
    return book;
  }

  ownerOf(address: string): number | null {
    return this.#owners.get(address) ?? null;
  }

  get size(): number {
    return this.#owners.size;
  }

  /** The customer's address, made when it is asked for first. Two who ask at once get two positions. */
  async addressOf(customer: number): Promise<string> {
    const { chain } = this.#port;
    const found = await this.#find(customer);
    if (found !== null) return found;
    const address = await this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`chains.address ${chain}`}))`.execute(trx);
      const { last } = await trx
        .selectFrom('chains.address')
        .select((row) => row.fn.max('position').as('last'))
        .where('chain', '=', chain)
        .executeTakeFirstOrThrow();
      const position = last === null ? 0 : Number(last) + 1;
      const made = { chain, position, customer, address: this.#port.addressAt(position), created_at: this.#now() };
      const written = await trx
        .insertInto('chains.address')
        .values(made)
        .onConflict((conflict) => conflict.columns(['chain', 'customer']).doNothing())
        .executeTakeFirst();
      return written.numInsertedOrUpdatedRows === 1n ? made.address : null;
    });
    const own = address ?? (await this.#find(customer));
    if (own === null) throw new Error('An address was neither made nor there.');
    this.#owners.set(own, customer);
    return own;
  }

  async #find(customer: number): Promise<string | null> {
    const row = await this.#db
      .selectFrom('chains.address')
      .select('address')
      .where('chain', '=', this.#port.chain)
      .where('customer', '=', customer)
      .executeTakeFirst();
    return row?.address ?? null;
  }
}
