import { formatDecimal, type Message, type Payload } from '@auric/api';
import { readAmount } from '../../edge/amounts.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';

/** Hands out test funds. How much a customer may still have is decided by the exchange, with the claim itself. */
export class Faucet {
  readonly #client: ExchangeClient;
  readonly #catalog: Catalog;
  readonly #limitE6: bigint;

  constructor({ client, catalog, usdtPerMinute }: { client: ExchangeClient; catalog: Catalog; usdtPerMinute: bigint }) {
    this.#client = client;
    this.#catalog = catalog;
    this.#limitE6 = usdtPerMinute * 1_000_000n;
  }

  async give(customer: number, payload: Payload<'sandbox/faucet'>): Promise<Message<'sandbox/faucet'>> {
    const { asset, scale } = await this.#catalog.asset(payload.currency, 'currency');
    const amount = readAmount(payload.amount, scale, 'amount');
    const limitE6 = this.#limitE6;
    const { id } = await this.#client.submit({
      customer,
      requestId: payload.request_id,
      command: { type: 'ClaimTestFunds', customer, asset, amount, limitE6 },
      fields: { amount: 'amount', asset: 'currency' },
      detailOf: ({ code, detail }) =>
        code === 'faucet_limit' ? { limit: formatDecimal(limitE6, 6), currency: 'USDT' } : detail,
    });
    return { id: id ?? 0, currency: asset, amount: formatDecimal(amount, scale) };
  }
}
