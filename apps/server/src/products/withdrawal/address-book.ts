import type { Message, Payload, WireWalletAddress } from '@auric/api';
import type { Chain } from '@auric/api/addresses/chain';
import { bankNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import type { OpenChain } from '../../chains/open-chains.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { pageWithin } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import { destinationOn, networkOf } from './networks.ts';

export interface AddressBookParts {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly catalog: Catalog;
  readonly chains: ReadonlyMap<Chain, OpenChain>;
  readonly now: () => number;
}

/** The addresses that a customer may send to. The exchange knows where they lead, the house what they are called. */
export class WalletAddresses {
  readonly #parts: AddressBookParts;

  constructor(parts: AddressBookParts) {
    this.#parts = parts;
  }

  /** Writes one into the book, or gives one another name. */
  async save(customer: number, payload: Payload<'user/wallet/save'>): Promise<WireWalletAddress> {
    const { id, name, qrcode } = payload;
    const address = id ?? (await this.#add(customer, payload));
    if (id !== undefined) {
      const renamed = await this.#parts.db
        .updateTable('withdrawals.address_label')
        .set({ name, qrcode })
        .where('address', '=', id)
        .where('customer', '=', customer)
        .executeTakeFirst();
      if (renamed.numUpdatedRows === 0n) throw new Refusal('address_not_found', 'id');
    }
    return this.one(customer, address, 'id');
  }

  /** Those of one currency or of all, the newest first. */
  async list(
    customer: number,
    { currency, ...paging }: Payload<'user/wallet/list'>,
  ): Promise<Message<'user/wallet/list'>> {
    const all = await this.#all(customer);
    return pageWithin(currency === undefined ? all : all.filter((one) => one.currency === currency), paging);
  }

  /** Refuses (`address_not_found`, naming `field`) one that isn't in the book. */
  async one(customer: number, id: number, field: string): Promise<WireWalletAddress> {
    const found = (await this.#all(customer)).find((one) => one.id === id);
    if (found === undefined) throw new Refusal('address_not_found', field);
    return found;
  }

  async remove(customer: number, { id, request_id }: Payload<'user/wallet/delete'>): Promise<true> {
    const { client, db } = this.#parts;
    const command = { type: 'RemoveWithdrawalAddress', customer, address: id } as const;
    await client.submit({ customer, requestId: request_id, command, fields: { address: 'id' } });
    await db
      .deleteFrom('withdrawals.address_label')
      .where('address', '=', id)
      .where('customer', '=', customer)
      .execute();
    return true;
  }

  async whitelist(customer: number): Promise<Message<'user/wallet/whitelist'>> {
    const { value } = await this.#parts.client.port.query({ type: 'withdrawalWhitelist', customer });
    return { whitelist: value.isOn, whitelist_off_at: value.offAt };
  }

  async setWhitelist(customer: number, isOn: boolean, requestId: string | undefined) {
    const command = { type: 'SetWhitelist', customer, isOn } as const;
    await this.#parts.client.submit({ customer, requestId, command, fields: { isOn: 'on' } });
    return this.whitelist(customer);
  }

  async #add(
    customer: number,
    { currency, network, name, address, memo, qrcode, request_id }: Payload<'user/wallet/save'>,
  ): Promise<number> {
    const { client, catalog, chains, db, now } = this.#parts;
    const asset = await catalog.asset(currency, 'currency');
    const by = networkOf(asset, network);
    const destination = destinationOn(by, address, chains);
    const command = { type: 'AddWithdrawalAddress', customer, network: by, destination, memo: memo.trim() } as const;
    const fields = { destination: 'address', network: 'network', memo: 'memo' };
    const { id = 0 } = await client.submit({ customer, requestId: request_id, command, fields });
    const told = { customer, asset: currency, network: by, destination, memo: command.memo, name, qrcode };
    await db
      .insertInto('withdrawals.address_label')
      .values({ ...told, address: id, created_at: now() })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ name, qrcode }))
      .execute();
    return id;
  }

  async #all(customer: number): Promise<WireWalletAddress[]> {
    const { client, catalog, db } = this.#parts;
    const { value } = await client.port.query({ type: 'withdrawalAddresses', customer });
    const labels = await db
      .selectFrom('withdrawals.address_label')
      .select(['address', 'asset', 'name', 'qrcode'])
      .where('customer', '=', customer)
      .execute();
    const assets = await catalog.assets();
    const shapes = value
      .filter(({ network }) => network !== bankNetwork)
      .map(({ address: id, network, destination, memo, goodFrom }) => {
        const label = labels.find(({ address }) => address === id);
        const asset = assets.find((one) => one.asset === label?.asset);
        return {
          id,
          currency: asset?.asset ?? 0,
          currency_name: asset?.code ?? '',
          network,
          name: label?.name ?? '',
          address: destination,
          memo,
          qrcode: label?.qrcode ?? '',
          usable_at: goodFrom,
        };
      });
    return shapes.toReversed();
  }
}
