import type { MarketKind, WireOrder } from '@auric/api';
import type { AssetView, Command, MarketView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';
import { kindOf, pairKinds } from '../../market-data/market-kind.ts';
import { marketOfEndedOrder } from './order-history.ts';
import { type OrderFacts, orderShape } from './order-shape.ts';
import { rejectionDetail } from './rejection-detail.ts';

/** A command about orders of one market, with the wire's names of what a refusal may name. */
export interface OrderSubmission {
  customer: number;
  requestId: string | undefined;
  command: Command;
  market: MarketView;
  fields: Readonly<Record<string, string>>;
}

/** A market with its two assets. */
export interface MarketScales {
  market: MarketView;
  base: AssetView;
  quote: AssetView;
}

/** Sends commands about orders and writes the orders that come back: the wire's decimals for ticks and lots. */
export class OrderDesk {
  readonly #client: ExchangeClient;
  readonly #catalog: Catalog;
  readonly #db: Kysely<Database>;

  constructor(client: ExchangeClient, catalog: Catalog, db: Kysely<Database>) {
    this.#client = client;
    this.#catalog = catalog;
    this.#db = db;
  }

  /** Executes a command and returns the orders that it touched. */
  async submit({ customer, requestId, command, market, fields }: OrderSubmission): Promise<WireOrder[]> {
    const scales = await scalesOf(this.#catalog, market);
    const answer = await this.#client.submit({
      customer,
      requestId,
      command,
      fields,
      detailOf: (rejection) => rejectionDetail(rejection, scales, scales.quote.code),
    });
    return (answer.orders ?? []).map((order) => orderShape(order, scales));
  }

  /** Orders as the wire writes them, each in the units of its own market. */
  async shape(orders: readonly OrderFacts[]): Promise<WireOrder[]> {
    return Promise.all(
      orders.map(async (order) =>
        orderShape(order, await scalesOf(this.#catalog, await this.#catalog.marketById(order.market))),
      ),
    );
  }

  async #marketOfKind(id: number, kinds: readonly MarketKind[]): Promise<MarketView> {
    const market = await this.#catalog.marketById(id);
    if (!kinds.includes(kindOf(market))) throw new Refusal('order_not_found', 'id');
    return market;
  }

  /** Refuses an open order of this customer that is neither of spot nor of stock as if it didn't exist. */
  async refuseOtherKinds(customer: number, order: number): Promise<void> {
    const { value } = await this.#client.port.query({ type: 'order', customer, order });
    if (value !== null) await this.#marketOfKind(value.market, pairKinds);
  }

  /**
   * The market of an order of this customer in markets of some kinds; another customer's is as if it didn't exist. An order that has ended is
   * found too: whoever repeats a request gets the first answer, even when the order has ended since.
   */
  async marketOfOrder(customer: number, order: number, ...kinds: readonly MarketKind[]): Promise<MarketView> {
    const { value } = await this.#client.port.query({ type: 'order', customer, order });
    if (value !== null) return this.#marketOfKind(value.market, kinds);
    await this.#client.freshModels(customer);
    const market = await marketOfEndedOrder(this.#db, customer, order);
    if (market === null) throw new Refusal('order_not_found', 'id');
    return this.#marketOfKind(market, kinds);
  }
}

/** The units of a market's orders and fills. */
export async function scalesOf(catalog: Catalog, market: MarketView): Promise<MarketScales> {
  const [base, quote] = await Promise.all([
    catalog.asset(market.base, 'match_id'),
    catalog.asset(market.quote, 'match_id'),
  ]);
  return { market, base, quote };
}
