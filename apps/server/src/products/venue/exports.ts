import { formatDecimal, type Message, type Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { atMost } from '../../edge/at-most.ts';
import type { Database } from '../../db/database.ts';
import { pagesBelow } from '../../db/pages-below.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { CsvFile } from '../../edge/csv-answer.ts';
import { csvTime } from '../../edge/csv.ts';
import { exportRange } from '../../edge/export-range.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import type { OwnDataOf } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { feesOf, fillShape, fillsWithin } from './fills.ts';
import { scalesOf } from './order-desk.ts';
import { completeStates, openStates, ordersWithin } from './order-history.ts';
import { orderShape } from './order-shape.ts';
import { orderOf } from './records.ts';
import { narrowedMarketIds, pairMarketIds } from './pair-markets.ts';

type ExportParts = Pick<RouteParts, 'client' | 'catalog' | 'db' | 'now' | 'exportRowsMax'>;
type OrderLine = Message<'export/orders'>;
type FillLine = Message<'export/fills'>;

/** The files of a customer's orders and fills, with the filters of their lists. */
export function venueExports(parts: ExportParts): HandlersOf<'export/orders' | 'export/fills'> {
  return {
    'export/orders': (payload, { customer }) => ordersFile(parts, payload, customer),
    'export/fills': (payload, { customer }) => fillsFile(parts, payload, customer),
  };
}

async function ordersFile(
  { client, catalog, db, now, exportRowsMax }: ExportParts,
  payload: Payload<'export/orders'>,
  customer: number,
): Promise<CsvFile<OrderLine>> {
  const range = exportRange(payload, now());
  const markets = await pairMarketIds(catalog, payload);
  await client.freshModels(customer);
  const states = { doing: openStates, complete: completeStates, all: [...openStates, ...completeStates] } as const;
  const within = ordersWithin(db, { ...payload, ...range, customer, markets, states: states[payload.status ?? 'all'] });
  await atMost(db, within.select('id'), exportRowsMax);
  return { of: 'orders', ...range, rows: orderLines(catalog, within) };
}

/** All orders and fills of a customer. */
export function venueOwnData(parts: RouteParts): OwnDataOf {
  const { client, catalog, db } = parts;
  const states = [...openStates, ...completeStates];
  return (customer) => [
    {
      name: 'orders',
      tables: ['view.orders'],
      async *rows() {
        await client.freshModels(customer);
        yield* orderLines(catalog, ordersWithin(db, { customer, markets: null, states }));
      },
    },
    {
      name: 'fills',
      tables: ['view.trades'],
      rows: () => fillLines({ db, catalog, customer }, allFillsOf(customer)),
    },
  ];
}

function orderLines(catalog: Catalog, within: ReturnType<typeof ordersWithin>): AsyncGenerator<OrderLine[]> {
  const pages = pagesBelow((before, limit) =>
    (before === undefined ? within : within.where('id', '<', before))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
  return eachOf(pages, (row) => orderLine(catalog, row));
}

type OrderRow = Parameters<typeof orderOf>[0];

async function orderLine(catalog: Catalog, row: OrderRow): Promise<OrderLine> {
  const scales = await scalesOf(catalog, await catalog.marketById(row.market));
  const order = orderShape(orderOf(row), scales);
  const price = (ticks: number) => formatDecimal(ticks, scales.market.priceDecimals);
  return {
    order_id: order.id,
    placed_at: csvTime(order.created_at),
    changed_at: csvTime(order.updated_at),
    market: order.symbol,
    side: order.type,
    order_type: order.order_type,
    time_in_force: order.time_in_force,
    post_only: order.post_only,
    price: order.price,
    trigger_price: order.trigger_price,
    trailing_basis_points: order.trailing_delta,
    amount: order.amount,
    total: order.quote_amount,
    filled: order.filled,
    filled_total: order.filled_quote,
    average_price: order.average_price,
    fee: order.fee,
    fee_currency: (await catalog.asset(order.fee_currency, 'currency')).code,
    state: order.state,
    reason: order.reason,
    oco_id: order.oco_id,
    take_profit: price(row.take_profit),
    stop_loss: price(row.stop_loss),
  };
}

async function fillsFile(
  { client, catalog, db, now, exportRowsMax }: ExportParts,
  payload: Payload<'export/fills'>,
  customer: number,
): Promise<CsvFile<FillLine>> {
  const range = exportRange(payload, now());
  const markets = await narrowedMarketIds(catalog, payload);
  await client.freshModels(customer);
  const filter = { customer, markets, order: payload.order_id, side: payload.type, ...range };
  await atMost(db, fillsWithin(db, { ...filter, before: undefined }).select('view.bills.id'), exportRowsMax);
  return { of: 'fills', ...range, rows: fillLines({ db, catalog, customer }, filter) };
}

function allFillsOf(customer: number): FillsWithin {
  return { customer, markets: null, order: undefined, side: undefined, from: undefined, to: undefined };
}

type FillsWithin = Omit<Parameters<typeof fillsWithin>[1], 'before'>;
type FillRow = Parameters<typeof fillShape>[0]['trade'] & { bill: number };
type FillParts = { db: Kysely<Database>; catalog: Catalog; customer: number };

async function* fillLines({ db, catalog, customer }: FillParts, filter: FillsWithin): AsyncGenerator<FillLine[]> {
  const pages: AsyncIterable<FillRow[]> = pagesBelow((before, limit) =>
    fillsWithin(db, { ...filter, before })
      .selectAll('view.trades')
      .select('view.bills.id as bill')
      .orderBy('view.bills.id', 'desc')
      .limit(limit)
      .execute(),
  );
  for await (const page of pages) {
    const fees = await feesOf(db, customer, page);
    const lines = page.map(async ({ bill: _bill, ...trade }) => {
      const scales = await scalesOf(catalog, await catalog.marketById(trade.market));
      const fill = fillShape({ trade, fee: fees.get(trade.id) ?? 0n }, customer, scales);
      return {
        trade_id: fill.id,
        time: csvTime(fill.time),
        market: fill.symbol,
        side: fill.type,
        role: fill.role,
        price: fill.price,
        amount: fill.amount,
        total: fill.quote_amount,
        fee: fill.fee,
        fee_currency: (fill.type === 'buy' ? scales.base : scales.quote).code,
        order_id: fill.order_id,
      };
    });
    yield await Promise.all(lines);
  }
}

async function* eachOf<Row, Line>(
  pages: AsyncIterable<Row[]>,
  lineOf: (row: Row) => Promise<Line>,
): AsyncGenerator<Line[]> {
  for await (const page of pages) yield await Promise.all(page.map(lineOf));
}
