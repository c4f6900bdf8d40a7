import { createHash } from 'node:crypto';
import type { Message, Payload } from '@auric/api';
import type { Deposit } from '@auric/api/deposit/values';
import { readAmount } from '../../edge/amounts.ts';
import type { Caller } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import { addressOfFile } from '../../files/file-id.ts';
import type { RouteParts } from '../product-row.ts';
import { exitDetailOf } from '../../edge/exit-detail.ts';
import { oneDeposit } from './deposit-rows.ts';
import { paymentOf } from './payment.ts';

type Wish = Payload<'wallet/charge_req'>;

/** The wire's names for the fields that a refusal of the exchange may name. */
const fields = { amount: 'amount', asset: 'currency', voucher: 'voucher', currency: 'fiat_currency', request: 'id' };

/** Payments by hand as customers tell of them: each opens a case for operators, and is taken back until they have decided. */
export class DepositRequests {
  readonly #parts: RouteParts;

  constructor(parts: RouteParts) {
    this.#parts = parts;
  }

  /** Tells of a payment. Asked again with one request id it is one request with one case, wherever the first try ended. */
  async ask(wish: Wish, caller: Caller): Promise<Message<'wallet/charge_req'>> {
    const { client, catalog } = this.#parts;
    const { customer } = caller;
    const asset = await catalog.asset(wish.currency, 'currency');
    const { network, fiat } = paymentOf(this.#parts, asset, wish);
    const amount = readAmount(wish.amount, asset.scale, 'amount');
    const voucher = await this.#claimVoucher(customer, wish.voucher);
    const answer = await client
      .submit({
        customer,
        requestId: wish.request_id,
        command: {
          type: 'RequestDeposit',
          customer,
          asset: asset.asset,
          amount,
          voucher: voucher === null ? '' : digestOf(voucher),
          ...fiat,
        },
        fields: wish.fiat_currency === undefined ? fields : { ...fields, amount: 'fiat_amount' },
        detailOf: exitDetailOf(asset),
      })
      .catch(askForIdentity)
      .catch((error: unknown) => this.#letGo(voucher, error));
    const request = answer.id ?? 0;
    await this.#open({ request, customer, account: wish.account, network, voucher });
    return this.#read(request, caller);
  }

  /** Takes one back; refuses (`deposit_request_not_found`) what is not the customer's, or decided. */
  async cancel({ id, request_id }: Payload<'recharge/cancel'>, caller: Caller): Promise<Deposit> {
    const { client, db, cases } = this.#parts;
    const { customer } = caller;
    const command = { type: 'CancelDepositRequest', customer, request: id } as const;
    await client.submit({ customer, requestId: request_id, command, fields });
    await db.transaction().execute((trx) => cases.withdraw(trx, 'deposit_request', String(id)));
    return this.#read(id, caller);
  }

  async #read(id: number, caller: Caller): Promise<Deposit> {
    await this.#parts.client.freshModels(caller.customer);
    const found = await oneDeposit(this.#parts, caller, { kind: 'hand', id });
    if (found === null) throw new Error(`The deposit request ${id} is in no read model.`);
    return found;
  }

  async #claimVoucher(customer: number, address: string | undefined): Promise<string | null> {
    const { db, files } = this.#parts;
    return address === undefined || address === '' ? null : files.claim(db, customer, address, 'voucher', 'voucher');
  }

  /** What was refused keeps no picture, unless another request shows it too. */
  async #letGo(voucher: string | null, error: unknown): Promise<never> {
    const { db, files } = this.#parts;
    if (voucher !== null && error instanceof Refusal) {
      const used = db.selectFrom('deposits.request').select('request').where('voucher', '=', voucher);
      if ((await used.executeTakeFirst()) === undefined) await files.release(db, addressOfFile(voucher));
    }
    throw error;
  }

  async #open(said: {
    request: number;
    customer: number;
    account: string;
    network: string;
    voucher: string | null;
  }): Promise<void> {
    const { db, cases, now } = this.#parts;
    const { request, customer } = said;
    await db.transaction().execute(async (trx) => {
      const written = await trx
        .insertInto('deposits.request')
        .values({ ...said, fault: '', created_at: now() })
        .onConflict((conflict) => conflict.column('request').doNothing())
        .executeTakeFirst();
      if (written.numInsertedOrUpdatedRows === 1n)
        await cases.open(trx, { queue: 'deposit_request', ref: String(request), customer });
    });
  }
}

/** Who is known to nobody may pay in no fiat at all: what is missing is not a smaller amount. */
function askForIdentity(error: unknown): never {
  const isUnknown = error instanceof Refusal && error.code === 'fiat_limit' && error.detail?.['limit'] === '0';
  throw isUnknown ? new Refusal('identity_required', undefined, { level: 1 }) : error;
}

/** The first 128 bits of the SHA-256 of a file's id: what the journal keeps of a picture. */
function digestOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 32);
}
