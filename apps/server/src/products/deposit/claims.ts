import type { Message, Payload } from '@auric/api';
import type { DepositClaim } from '@auric/api/deposit/values';
import type { Selectable } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Caller } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { OpenChain } from '../../chains/open-chains.ts';
import type { RouteParts } from '../product-row.ts';
import { depositShape, depositsWithin, listed } from './deposit-rows.ts';
import { faultText } from './fault-texts.ts';
import { wayOf } from './receiving.ts';
import type { DepositClaimTable } from './tables.ts';

/** So many transactions may wait for an answer at once. */
const openClaimsMax = 5;

/**
 * Transactions that customers miss. What the house has read of one for this customer is answered at once; all else waits for
 * operators: nobody is told whether a transaction paid to somebody else.
 */
export class DepositClaims {
  readonly #parts: RouteParts;

  constructor(parts: RouteParts) {
    this.#parts = parts;
  }

  async ask({ hash, currency, type }: Payload<'recharge/claim'>, caller: Caller): Promise<Message<'recharge/claim'>> {
    const { catalog, chains, client, db } = this.#parts;
    const { customer, lang } = caller;
    const asset = await catalog.asset(currency, 'currency');
    const { network, chain } = wayOf(chains, asset, type, 'type');
    const digits = hash.toLowerCase().replace(/^0x/, '');
    await client.freshModels(customer);
    const found = depositsWithin(db, customer)
      .where('deposit.chain', '=', network.chain)
      .where('deposit.transaction', 'in', [digits, `0x${digits}`])
      .orderBy('deposit.id');
    const deposits = await listed(found).execute();
    if (deposits.length > 0)
      return { deposits: await Promise.all(deposits.map((row) => depositShape(catalog, row, lang))), claim: null };
    const transaction = writtenAs(chain, digits);
    const named = { chain: network.chain, network: network.subName, asset: currency, transaction };
    const claim = await this.#open(customer, named);
    return { deposits: [], claim: await this.#shape(claim, caller) };
  }

  async list(filter: Payload<'recharge/claims'>, caller: Caller): Promise<Message<'recharge/claims'>> {
    const own = this.#parts.db.selectFrom('deposits.claim').where('customer', '=', caller.customer);
    const { rows, total } = await countedPage(own, (claims) => claims.selectAll().orderBy('id', 'desc'), filter);
    return pageOf(await Promise.all(rows.map((row) => this.#shape(row, caller))), total, filter);
  }

  /** One that is open is not opened again. */
  #open(
    customer: number,
    said: Pick<DepositClaimTable, 'chain' | 'network' | 'asset' | 'transaction'>,
  ): Promise<Selectable<DepositClaimTable>> {
    const { db, cases, now } = this.#parts;
    return db.transaction().execute(async (trx) => {
      const open = trx
        .selectFrom('deposits.claim')
        .selectAll()
        .where('customer', '=', customer)
        .where('state', '=', 'pending');
      const waiting = await open.execute();
      const same = (one: DepositClaimTable | Selectable<DepositClaimTable>): boolean =>
        one.chain === said.chain && one.transaction === said.transaction;
      const before = waiting.find(same);
      if (before !== undefined) return before;
      if (waiting.length >= openClaimsMax) throw new Refusal('deposit_requests_full');
      const at = now();
      const made = await trx
        .insertInto('deposits.claim')
        .values({ customer, ...said, state: 'pending', fault: '', created_at: at, changed_at: at })
        .onConflict((conflict) =>
          conflict.columns(['customer', 'chain', 'transaction']).where('state', '=', 'pending').doNothing(),
        )
        .returningAll()
        .executeTakeFirst();
      // Another of the same moment has made it.
      if (made === undefined)
        return open
          .where('chain', '=', said.chain)
          .where('transaction', '=', said.transaction)
          .executeTakeFirstOrThrow();
      await cases.open(trx, { queue: 'deposit_claim', ref: String(made.id), customer });
      return made;
    });
  }

  async #shape(row: Selectable<DepositClaimTable>, { lang }: Caller): Promise<DepositClaim> {
    const { code } = await this.#parts.catalog.asset(row.asset, 'currency');
    return {
      id: row.id,
      currency: row.asset,
      currency_name: code,
      network: row.network,
      tx: row.transaction,
      state: row.state,
      reason: faultText(row.fault, lang),
      time: row.created_at,
    };
  }
}

/** A hash as explorers of its chain write it: of Ethereum with 0x before it, of the others without. */
function writtenAs({ port, simulated }: OpenChain, digits: string): string {
  return port.chain === 'ethereum' && simulated === null ? `0x${digits}` : digits;
}
