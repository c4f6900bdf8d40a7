import { bankNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import type { BankCardTable, CardKind } from './tables.ts';

export interface BankCardParts {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly sealing: Sealing;
  readonly now: () => number;
}

/** What a card says, by the names of the wire. */
export type CardFields = Readonly<Record<string, string>>;

/** A card as it is kept: `address` is its number in the book. */
export interface KeptCard {
  readonly address: number;
  readonly kind: CardKind;
  readonly destination: string;
  readonly fields: CardFields;
  /** The bank and the last four signs of the number. */
  readonly name: string;
}

/**
 * The bank cards of customers, one at home and one abroad, each an address of the book that the exchange calls by a digest. What
 * they say is sealed. One that is replaced is kept for what is on its way to it.
 */
export class BankCards {
  readonly #parts: BankCardParts;

  constructor(parts: BankCardParts) {
    this.#parts = parts;
  }

  /** Saves a card in place of the one before; the same once more changes nothing. Returns its number in the book. */
  async save(customer: number, kind: CardKind, fields: CardFields, requestId: string | undefined): Promise<number> {
    const { db, sealing, now } = this.#parts;
    const text = JSON.stringify(Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    const digest = sealing.digest(`${customer} ${kind} ${text}`, 'bank cards').toString('hex').slice(0, 32);
    const destination = `card-${digest}`;
    const before = await this.#currentRow(customer, kind);
    if (before?.destination === destination) return before.address;
    const address = await this.#writeIntoBook(customer, destination, requestId);
    const sealed = sealing.sealText(JSON.stringify(fields), contextOf(customer));
    await db.transaction().execute(async (trx) => {
      const at = now();
      await trx
        .updateTable('withdrawals.bank_card')
        .set({ replaced_at: at })
        .where('customer', '=', customer)
        .where('kind', '=', kind)
        .where('replaced_at', 'is', null)
        .execute();
      const row = { address, customer, kind, destination, sealed, saved_at: at, replaced_at: null };
      await trx
        .insertInto('withdrawals.bank_card')
        .values(row)
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ saved_at: at, replaced_at: null }))
        .execute();
    });
    if (before !== undefined) await this.#takeOutOfBook(customer, before.address);
    return address;
  }

  /** The card that payments go to now; null where there is none. */
  async current(customer: number, kind: CardKind): Promise<KeptCard | null> {
    const row = await this.#currentRow(customer, kind);
    return row === undefined ? null : this.#kept(row);
  }

  /** Every card that a customer has or had. */
  async all(customer: number): Promise<KeptCard[]> {
    const rows = await this.#rows().where('customer', '=', customer).orderBy('saved_at').execute();
    return rows.map((row) => this.#kept(row));
  }

  #rows() {
    return this.#parts.db.selectFrom('withdrawals.bank_card').selectAll();
  }

  #currentRow(customer: number, kind: CardKind) {
    return this.#rows()
      .where('customer', '=', customer)
      .where('kind', '=', kind)
      .where('replaced_at', 'is', null)
      .executeTakeFirst();
  }

  #kept({ customer, address, kind, destination, sealed }: BankCardTable): KeptCard {
    const fields = JSON.parse(this.#parts.sealing.openText(sealed, contextOf(customer))) as CardFields;
    return { address, kind, destination, fields, name: nameOf(fields) };
  }

  async #writeIntoBook(customer: number, destination: string, requestId: string | undefined): Promise<number> {
    const { client } = this.#parts;
    const command = { type: 'AddWithdrawalAddress', customer, network: bankNetwork, destination, memo: '' } as const;
    try {
      return (await client.submit({ customer, requestId, command, fields: {} })).id ?? 0;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'address_exists') throw error;
      const { value } = await client.port.query({ type: 'withdrawalAddresses', customer });
      const known = value.find((one) => one.network === bankNetwork && one.destination === destination);
      if (known === undefined) throw error;
      return known.address;
    }
  }

  /** One that is out of the book already is as it should be. */
  async #takeOutOfBook(customer: number, address: number): Promise<void> {
    await this.#parts.client.port.execute({ command: { type: 'RemoveWithdrawalAddress', customer, address } });
  }
}

function nameOf({ bank_name = '', card_number = '' }: CardFields): string {
  return `${bank_name} ···${card_number.replaceAll(/[ -]/g, '').slice(-4)}`;
}

function contextOf(customer: number): string {
  return `bank card of ${customer}`;
}
