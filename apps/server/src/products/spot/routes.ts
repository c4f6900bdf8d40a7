import type { WireOrder } from '@auric/api';
import type { Command, MarketView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readSteps } from '../../edge/amounts.ts';
import type { Catalog, MarketName } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf, pageWithin } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import { completeOrders, marketOfEndedOrder } from './order-history.ts';
import { orderShape, type OrderFacts, type OrderScales } from './order-shape.ts';
import { manageFields, placeFields, placeOcoCommand, placeOrderCommand } from './place.ts';
import { rejectionDetail } from './rejection-detail.ts';

type SpotPath = 'coin/trade' | 'coin/oco' | 'coin/cancel' | 'coin/cancel_all' | 'coin/amend' | 'coin/list';

/** The calls about spot orders: the wire's decimals become ticks and lots, and back. */
export function spotRoutes(client: ExchangeClient, catalog: Catalog, db: Kysely<Database>): HandlersOf<SpotPath> {
  async function scalesOf(market: MarketView): Promise<OrderScales & { currency: string }> {
    const [base, quote] = await Promise.all([
      catalog.asset(market.base, 'match_id'),
      catalog.asset(market.quote, 'match_id'),
    ]);
    return { market, base, quote, currency: quote.code };
  }

  async function submit(
    customer: number,
    requestId: string | undefined,
    command: Command,
    market: MarketView,
    fields: Readonly<Record<string, string>>,
  ): Promise<WireOrder[]> {
    const scales = await scalesOf(market);
    const answer = await client.submit({
      customer,
      requestId,
      command,
      fields,
      detailOf: (rejection) => rejectionDetail(rejection, scales, scales.currency),
    });
    return (answer.orders ?? []).map((order) => orderShape(order, scales));
  }

  async function shaped(orders: readonly OrderFacts[]): Promise<WireOrder[]> {
    return Promise.all(
      orders.map(async (order) => orderShape(order, await scalesOf(await catalog.marketById(order.market)))),
    );
  }

  /**
   * The market of an order of this customer; another customer's is as if it didn't exist. An order that has ended is
   * found too: whoever repeats a request gets the first answer, even when the order has ended since.
   */
  async function marketOfOrder(customer: number, order: number): Promise<MarketView> {
    const { value } = await client.port.query({ type: 'order', customer, order });
    if (value !== null) return catalog.marketById(value.market);
    await client.freshModels(customer);
    const market = await marketOfEndedOrder(db, customer, order);
    if (market === null) throw new Refusal('order_not_found', 'id');
    return catalog.marketById(market);
  }

  return {
    'coin/trade': async (payload, { customer }) => {
      const market = await catalog.market(payload);
      const { scale } = await catalog.asset(market.quote, 'match_id');
      const command = placeOrderCommand(payload, customer, market, scale);
      // A market buy by quote amount has no `amount` that could be at fault.
      const fields = payload.amount === undefined ? { ...placeFields, quantity: 'quote_amount' } : placeFields;
      return only(await submit(customer, payload.request_id, command, market, fields));
    },

    'coin/oco': async (payload, { customer }) => {
      const market = await catalog.market(payload);
      const command = placeOcoCommand(payload, customer, market);
      return submit(customer, payload.request_id, command, market, placeFields);
    },

    'coin/cancel': async ({ id, request_id }, { customer }) => {
      const command = { type: 'CancelOrder', customer, order: id } as const;
      const answer = await client.submit({ customer, requestId: request_id, command, fields: manageFields });
      const orders = await shaped(answer.orders ?? []);
      return only(orders.filter((order) => order.id === id));
    },

    'coin/cancel_all': async ({ request_id, ...name }, { customer }) => {
      const market = isNamed(name) ? (await catalog.market(name)).market : 0;
      const command = { type: 'CancelAllOrders', customer, market } as const;
      const answer = await client.submit({ customer, requestId: request_id, command, fields: manageFields });
      return shaped(answer.orders ?? []);
    },

    'coin/amend': async ({ id, price, amount, request_id }, { customer }) => {
      if (price === undefined && amount === undefined) throw new Refusal('parameter_error', 'price');
      const market = await marketOfOrder(customer, id);
      const command = {
        type: 'AmendOrder',
        customer,
        order: id,
        price: readSteps(price, market.priceDecimals, 'price'),
        quantity: readSteps(amount, market.quantityDecimals, 'amount'),
      } as const;
      return only(await submit(customer, request_id, command, market, manageFields));
    },

    'coin/list': async ({ status, page, limit, ...name }, { customer }) => {
      const market = isNamed(name) ? (await catalog.market(name)).market : 0;
      if (status === 'doing') {
        const query = { type: 'openOrders', customer, ...(market === 0 ? {} : { market }) } as const;
        const { value } = await client.port.query(query);
        const cut = pageWithin(
          value.toSorted((left, right) => right.id - left.id),
          { page, limit },
        );
        return { ...cut, data: await shaped(cut.data) };
      }
      await client.freshModels(customer);
      const { orders, total } = await completeOrders(db, { customer, market, page, limit });
      return pageOf(await shaped(orders), total, { page, limit });
    },
  };
}

function isNamed({ match_id, currency_id, legal_id }: MarketName): boolean {
  return match_id !== undefined || currency_id !== undefined || legal_id !== undefined;
}

/** The one order that a command is about. */
function only(orders: readonly WireOrder[]): WireOrder {
  const order = orders[0];
  if (order === undefined) throw new Error('The exchange answered without the order.');
  return order;
}
