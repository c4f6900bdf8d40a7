import type { Chain } from '@auric/api/addresses/chain';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SignedPayment } from '../chain-port.ts';
import type { SigningKey } from '../keys/signer.ts';
import type { PaymentPurpose } from '../tables.ts';

/** What a payment is for: a withdrawal by its id, a sweep by what it sweeps. */
export interface PaymentSubject {
  readonly purpose: PaymentPurpose;
  readonly ref: string;
}

/**
 * What the house has signed to send on one chain, withdrawals and sweeps alike, since they share the slots of the hot wallet. A
 * payment is in the book before it is broadcast, and open until nothing more can become of it.
 */
export class PaymentBook {
  readonly #db: Kysely<Database>;
  readonly #chain: Chain;
  readonly #now: () => number;
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>, chain: Chain, now: () => number) {
    this.#db = db;
    this.#chain = chain;
    this.#now = now;
  }

  /** The open attempts for a subject, the oldest first. They share one slot. */
  async attemptsOf({ purpose, ref }: PaymentSubject): Promise<SignedPayment[]> {
    const rows = await this.#open()
      .select(['transaction', 'raw', 'slot', 'key'])
      .where('purpose', '=', purpose)
      .where('ref', '=', ref)
      .orderBy('id')
      .execute();
    return rows.map(({ key, ...row }) => ({ ...row, key: keyOf(key) }));
  }

  /**
   * Has something signed and writes it down, one after the other on this chain, so that no two choose one slot. `sign` gets
   * the slots that are taken; what it gives is null where there is nothing to sign.
   */
  sign(
    subject: PaymentSubject,
    sign: (taken: readonly string[]) => Promise<SignedPayment | null>,
  ): Promise<SignedPayment | null> {
    const signing = this.#turn.then(async () => {
      const signed = await sign(await this.#taken());
      if (signed !== null) await this.#add(subject, signed);
      return signed;
    });
    this.#turn = signing.then(
      () => undefined,
      () => undefined,
    );
    return signing;
  }

  /** Nothing more can become of what was signed for a subject: it arrived, or its slot is another's. */
  async end({ purpose, ref }: PaymentSubject): Promise<void> {
    await this.#db
      .updateTable('chains.payment')
      .set({ is_open: false })
      .where('chain', '=', this.#chain)
      .where('purpose', '=', purpose)
      .where('ref', '=', ref)
      .where('is_open', '=', true)
      .execute();
  }

  /** The slots of all that is under way. */
  async #taken(): Promise<string[]> {
    const rows = await this.#open().select('slot').distinct().execute();
    return rows.map(({ slot }) => slot);
  }

  /** The same bytes signed again are the same attempt. */
  async #add({ purpose, ref }: PaymentSubject, { transaction, raw, slot, key }: SignedPayment): Promise<void> {
    const values = {
      chain: this.#chain,
      purpose,
      ref,
      transaction,
      raw,
      slot,
      key: String(key),
      signed_at: this.#now(),
    };
    await this.#db
      .insertInto('chains.payment')
      .values(values)
      .onConflict((conflict) => conflict.columns(['chain', 'transaction']).doNothing())
      .execute();
  }

  #open() {
    return this.#db.selectFrom('chains.payment').where('chain', '=', this.#chain).where('is_open', '=', true);
  }
}

function keyOf(text: string): SigningKey {
  return text === 'hot' ? 'hot' : Number(text);
}
