import { randomUUID } from 'node:crypto';
import { formatDecimal, type Message, type Payload } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readAmount } from '../../edge/amounts.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';
import { depositReference } from '../../people/deposit-reference.ts';

const minuteMs = 60_000;

/** Hands out test funds, at most so much worth a minute to each customer. */
export class Faucet {
  readonly #db: Kysely<Database>;
  readonly #client: ExchangeClient;
  readonly #catalog: Catalog;
  readonly #worthMostE6: bigint;
  readonly #now: () => number;

  constructor(parts: {
    db: Kysely<Database>;
    client: ExchangeClient;
    catalog: Catalog;
    usdtPerMinute: bigint;
    now: () => number;
  }) {
    this.#db = parts.db;
    this.#client = parts.client;
    this.#catalog = parts.catalog;
    this.#worthMostE6 = parts.usdtPerMinute * 1_000_000n;
    this.#now = parts.now;
  }

  async give(customer: number, payload: Payload<'sandbox/faucet'>): Promise<Message<'sandbox/faucet'>> {
    const asset = await this.#catalog.asset(payload.currency, 'currency');
    const amount = readAmount(payload.amount, asset.scale, 'amount');
    const requestId = payload.request_id ?? randomUUID();
    await this.#reserve(customer, requestId, this.#worthOf(asset, amount));
    const reference = depositReference('faucet', customer, requestId);
    const answer = await this.#client.submit({
      customer,
      requestId,
      command: { type: 'Deposit', customer, kind: 'funding', asset: asset.asset, amount, reference },
      fields: { amount: 'amount', asset: 'currency' },
    });
    return { id: answer.id ?? 0, currency: asset.asset, amount: formatDecimal(amount, asset.scale) };
  }

  /** Rounded up: a thousand crumbs are worth something too. */
  #worthOf(asset: { asset: number; code: string; scale: number }, amount: bigint): bigint {
    if (this.#catalog.usdtWorthE6(asset, 10n ** BigInt(asset.scale)) === 0n) throw new Refusal('index_unavailable');
    return this.#catalog.usdtWorthE6(asset, amount) + 1n;
  }

  /**
   * Counts the worth against the minute, under a lock on the customer's row, so that parallel requests are counted one
   * after the other. A repeated request was counted when it came first.
   */
  async #reserve(customer: number, requestKey: string, worthE6: bigint): Promise<void> {
    const at = this.#now();
    await this.#db.transaction().execute(async (db) => {
      await db.selectFrom('people.customer').select('id').where('id', '=', customer).forUpdate().execute();
      const counted = await db
        .selectFrom('people.faucet')
        .select(sql<string>`coalesce(sum(worth_e6), 0)`.as('worth'))
        .select(sql<boolean>`coalesce(bool_or(request_key = ${requestKey}), false)`.as('repeated'))
        .where('customer', '=', customer)
        .where((eb) => eb.or([eb('at', '>', at - minuteMs), eb('request_key', '=', requestKey)]))
        .executeTakeFirstOrThrow();
      if (counted.repeated) return;
      // A crumb of rounding is not what the limit is about.
      if (BigInt(counted.worth) + worthE6 > this.#worthMostE6 + 1n) {
        const limit = formatDecimal(this.#worthMostE6, 6);
        throw new Refusal('faucet_limit', 'amount', { limit, currency: 'USDT' });
      }
      await db
        .insertInto('people.faucet')
        .values({ customer, request_key: requestKey, worth_e6: worthE6.toString(), at })
        .execute();
    });
  }
}
