import type { Payload, WireOrder } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readSteps } from '../../edge/amounts.ts';
import { type Catalog, isNamed } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf, pageWithin } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import { venueExports } from './exports.ts';
import { fillShape, fillsOf } from './fills.ts';
import { OrderDesk, scalesOf } from './order-desk.ts';
import { completeOrders } from './order-history.ts';
import { matchesOrderFilter } from './order-filter.ts';
import { narrowedMarketIds, pairMarketIds } from './pair-markets.ts';
import { kindOf, pairKinds } from '../../market-data/market-kind.ts';
import { manageFields, placeFields, placeOcoCommand, placeOrderCommand } from './place.ts';

type PlacePath = 'coin/trade' | 'coin/oco';
type ManagePath = 'coin/cancel' | 'coin/cancel_all' | 'coin/amend';
type ListPath = 'coin/list' | 'coin/fills';
type ExportPath = 'export/orders' | 'export/fills';

/** The calls about orders. */
export function venueRoutes(parts: RouteParts): HandlersOf<PlacePath | ManagePath | ListPath | ExportPath> {
  const { client, catalog, db } = parts;
  const desk = new OrderDesk(client, catalog, db);
  const list = (payload: Payload<'coin/list'>, customer: number) =>
    payload.status === 'doing'
      ? openOrders(payload, customer, { client, catalog, desk })
      : endedOrders(payload, customer, { client, catalog, desk, db });
  return {
    ...placeRoutes(desk, catalog),
    ...manageRoutes(desk, client, catalog),
    ...venueExports(parts),
    'coin/list': (payload, { customer }) => list(payload, customer),
    'coin/fills': (payload, { customer }) => fills(payload, customer, { client, catalog, db }),
  };
}

function placeRoutes(desk: OrderDesk, catalog: Catalog): HandlersOf<PlacePath> {
  return {
    'coin/trade': async (payload, { customer }) => {
      const market = await catalog.market(payload, ...pairKinds);
      const { scale } = await catalog.asset(market.quote, 'match_id');
      const command = placeOrderCommand(payload, customer, market, scale);
      // A market buy by quote amount has no `amount` that could be at fault.
      const fields = payload.amount === undefined ? { ...placeFields, quantity: 'quote_amount' } : placeFields;
      return only(await desk.submit({ customer, requestId: payload.request_id, command, market, fields }));
    },

    'coin/oco': async (payload, { customer }) => {
      const market = await catalog.market(payload, ...pairKinds);
      const command = placeOcoCommand(payload, customer, market);
      return desk.submit({ customer, requestId: payload.request_id, command, market, fields: placeFields });
    },
  };
}

function manageRoutes(desk: OrderDesk, client: ExchangeClient, catalog: Catalog): HandlersOf<ManagePath> {
  return {
    'coin/cancel': async ({ id, request_id }, { customer }) => {
      await desk.refuseOtherKinds(customer, id);
      const command = { type: 'CancelOrder', customer, order: id } as const;
      const answer = await client.submit({ customer, requestId: request_id, command, fields: manageFields });
      const orders = await desk.shape(answer.orders ?? []);
      return only(orders.filter((order) => order.id === id));
    },

    'coin/cancel_all': async ({ request_id, type: side, kind, ...name }, { customer }) => {
      const named = isNamed(name) ? await catalog.market(name, ...(kind === undefined ? pairKinds : [kind])) : null;
      const command = {
        type: 'CancelAllOrders',
        customer,
        market: named?.market ?? 0,
        settlement: named === null ? (kind ?? 'spot') : kindOf(named),
        ...(side && { side }),
      } as const;
      const answer = await client.submit({ customer, requestId: request_id, command, fields: manageFields });
      return desk.shape(answer.orders ?? []);
    },

    'coin/amend': async ({ id, price, amount, request_id }, { customer }) => {
      if (price === undefined && amount === undefined) throw new Refusal('parameter_error', 'price');
      const market = await desk.marketOfOrder(customer, id, ...pairKinds);
      const command = {
        type: 'AmendOrder',
        customer,
        order: id,
        price: readSteps(price, market.priceDecimals, 'price'),
        quantity: readSteps(amount, market.quantityDecimals, 'amount'),
      } as const;
      return only(await desk.submit({ customer, requestId: request_id, command, market, fields: manageFields }));
    },
  };
}

interface ListParts {
  client: ExchangeClient;
  catalog: Catalog;
  desk: OrderDesk;
}

/** Open orders are answered from the memory of the exchange. */
async function openOrders(payload: Payload<'coin/list'>, customer: number, { client, catalog, desk }: ListParts) {
  const markets = new Set(await pairMarketIds(catalog, payload));
  const { value } = await client.port.query({ type: 'openOrders', customer });
  const wanted = value.filter((order) => markets.has(order.market) && matchesOrderFilter(order, payload));
  const newestFirst = wanted.toSorted((left, right) => right.id - left.id);
  const page = pageWithin(newestFirst, payload);
  return { ...page, data: await desk.shape(page.data) };
}

/** Orders that are over are answered from the read models. */
async function endedOrders(
  payload: Payload<'coin/list'>,
  customer: number,
  { client, catalog, desk, db }: ListParts & { db: Kysely<Database> },
) {
  const markets = await pairMarketIds(catalog, payload);
  await client.freshModels(customer);
  const { orders, total } = await completeOrders(db, { customer, markets, ...payload });
  return pageOf(await desk.shape(orders), total, payload);
}

/** Fills are answered from the read models; who has just traded waits until these know of it. */
async function fills(
  payload: Payload<'coin/fills'>,
  customer: number,
  { client, catalog, db }: Omit<ListParts, 'desk'> & { db: Kysely<Database> },
) {
  const { order_id: order, type: side, from, to, before, page, limit } = payload;
  const markets = await narrowedMarketIds(catalog, payload);
  await client.freshModels(customer);
  const found = await fillsOf(db, { customer, markets, order, side, from, to, before, page, limit });
  const shaped = found.fills.map(async (fill) =>
    fillShape(fill, customer, await scalesOf(catalog, await catalog.marketById(fill.trade.market))),
  );
  return pageOf(await Promise.all(shaped), found.total, payload);
}

/** The one order that a command is about. */
function only(orders: readonly WireOrder[]): WireOrder {
  const order = orders[0];
  if (order === undefined) throw new Error('The exchange answered without the order.');
  return order;
}
