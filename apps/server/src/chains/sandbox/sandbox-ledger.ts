import type { Chain } from '@auric/api/addresses/chain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SandboxTransactionTable } from '../tables.ts';

export type SandboxTransaction = Omit<SandboxTransactionTable, 'chain' | 'amount'> & { readonly amount: bigint };

/** The transactions of a simulated chain, so that a restart of the house forgets none of them. */
export class SandboxLedger {
  readonly #db: Kysely<Database>;
  readonly #chain: Chain;

  constructor(db: Kysely<Database>, chain: Chain) {
    this.#db = db;
    this.#chain = chain;
  }

  /** Takes a transaction; false where one of its name is there already, which stays as it is. */
  async add({ amount, ...rest }: SandboxTransaction): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('chains.sandbox_transaction')
      .values({ ...rest, chain: this.#chain, amount: String(amount) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Puts a transaction into another block. */
  async move(transaction: string, height: number): Promise<void> {
    await this.#db
      .updateTable('chains.sandbox_transaction')
      .set({ height })
      .where('chain', '=', this.#chain)
      .where('transaction', '=', transaction)
      .execute();
  }

  /** How many transactions that nobody sent an address has above a height. */
  async faucetPayments(recipient: string, above: number): Promise<number> {
    const rows = await this.#all()
      .where('sender', 'is', null)
      .where('recipient', '=', recipient)
      .where('height', '>', above)
      .execute();
    return rows.length;
  }

  async of(transaction: string): Promise<SandboxTransaction | null> {
    const row = await this.#all().where('transaction', '=', transaction).executeTakeFirst();
    return row === undefined ? null : read(row);
  }

  async at(height: number): Promise<SandboxTransaction[]> {
    const rows = await this.#all().where('height', '=', height).orderBy('transaction').execute();
    return rows.map(read);
  }

  /** What an address has by the block of a height: what came to it without what left it. */
  async balance(asset: string, address: string, height: number): Promise<bigint> {
    const [balance = 0n] = await this.balances(asset, [address], height);
    return balance;
  }

  /** The same of many addresses, in their order. */
  async balances(asset: string, addresses: readonly string[], height: number): Promise<bigint[]> {
    const rows = await this.#all()
      .where('asset', '=', asset)
      .where('height', '<=', height)
      .where(sql<boolean>`(sender = any(${addresses}) or recipient = any(${addresses}))`)
      .execute();
    const sums = new Map<string | null, bigint>();
    const add = (address: string | null, amount: bigint): void =>
      void sums.set(address, (sums.get(address) ?? 0n) + amount);
    for (const { sender, recipient, amount } of rows) {
      add(recipient, BigInt(amount));
      add(sender, -BigInt(amount));
    }
    return addresses.map((address) => sums.get(address) ?? 0n);
  }

  /** What came to an address from nowhere, by the block of a height. */
  async given(asset: string, address: string, height: number): Promise<bigint> {
    const rows = await this.#all()
      .where('asset', '=', asset)
      .where('height', '<=', height)
      .where('sender', 'is', null)
      .where('recipient', '=', address)
      .execute();
    return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  }

  /** How many transactions an address has sent, which numbers the next. */
  async sent(address: string): Promise<number> {
    const rows = await this.#all().where('sender', '=', address).execute();
    return rows.length;
  }

  /** How high the chain had grown when the house was last open, as far as anybody has seen it. */
  async grown(): Promise<number> {
    const seen = await this.#db
      .selectFrom('chains.block')
      .select((row) => row.fn.max('height').as('height'))
      .where('chain', '=', this.#chain)
      .executeTakeFirst();
    const written = await this.#db
      .selectFrom('chains.sandbox_transaction')
      .select((row) => row.fn.max('height').as('height'))
      .where('chain', '=', this.#chain)
      .executeTakeFirst();
    return Math.max(Number(seen?.height ?? 0), Number(written?.height ?? 0));
  }

  #all() {
    return this.#db.selectFrom('chains.sandbox_transaction').selectAll().where('chain', '=', this.#chain);
  }
}

function read({ transaction, height, asset, sender, recipient, amount }: SandboxTransactionTable): SandboxTransaction {
  return { transaction, height: Number(height), asset, sender, recipient, amount: BigInt(amount) };
}
