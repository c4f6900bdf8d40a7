import { formatDecimal, type WireFill } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { BillsTable } from '../../engine/projector/tables.ts';
import type { OrderScales } from './order-shape.ts';
import type { TradesTable } from './tables.ts';

/** One customer's part of a trade: the trade, and what they paid for it out of what they received. */
export interface FillFacts {
  trade: Selectable<TradesTable>;
  fee: bigint;
}

export interface FillFilter {
  customer: number;
  /** Null means all markets. */
  markets: readonly number[] | null;
  order: number | undefined;
  side: 'buy' | 'sell' | undefined;
  from: number | undefined;
  to: number | undefined;
  /** Only trades with a smaller id. */
  before: number | undefined;
  page: number;
  limit: number;
}

/** The bills of one trade stand together: both sides give, receive and pay a fee. */
const billsOfTradeMost = 6;

/**
 * A customer's fills, newest first. They are found by the bills, which are in the order of the customer: what a trade
 * took is one bill of it, and its fee another one.
 */
export async function fillsOf(
  db: Kysely<Database>,
  filter: FillFilter,
): Promise<{ fills: FillFacts[]; total: number }> {
  const { rows, total } = await countedPage(
    fillsWithin(db, filter),
    (found) => found.selectAll('view.trades').select('view.bills.id as bill').orderBy('view.bills.id', 'desc'),
    filter,
  );
  const fees = await feesOf(db, filter.customer, rows);
  return {
    fills: rows.map(({ bill: _bill, ...trade }) => ({ trade, fee: fees.get(trade.id) ?? 0n })),
    total,
  };
}

/** A customer's part of each trade that a filter lets through, by the bill of what it took. */
export function fillsWithin(
  db: Kysely<Database>,
  { customer, markets, order, side, from, to, before }: Omit<FillFilter, 'page' | 'limit'>,
) {
  let query = db
    .selectFrom('view.bills')
    .innerJoin('view.trades', 'view.trades.id', 'view.bills.ref')
    .where('view.bills.customer', '=', customer)
    .where('view.bills.type', '=', 'trade')
    .where('view.bills.amount', '<', '0');
  if (markets !== null) query = query.where('view.trades.market', 'in', markets.length === 0 ? [0] : markets);
  // A customer's own part is the taker's or the maker's: the order and the side of the other one are not asked for.
  if (order !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('taker_order', '=', order).and('taker_customer', '=', customer),
        eb('maker_order', '=', order).and('maker_customer', '=', customer),
      ]),
    );
  if (side !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('side', '=', side).and('taker_customer', '=', customer),
        eb('side', '!=', side).and('maker_customer', '=', customer),
      ]),
    );
  if (from !== undefined) query = query.where('view.trades.at', '>=', from);
  if (to !== undefined) query = query.where('view.trades.at', '<=', to);
  if (before !== undefined) query = query.where('view.trades.id', '<', before);
  return query;
}

/** What a customer paid for trades that follow each other, by their ids. */
export async function feesOf(
  db: Kysely<Database>,
  customer: number,
  trades: readonly { id: number; bill: number }[],
): Promise<Map<number, bigint>> {
  const newest = trades[0];
  const oldest = trades.at(-1);
  if (newest === undefined || oldest === undefined) return new Map();
  const rows: Pick<Selectable<BillsTable>, 'ref' | 'amount'>[] = await db
    .selectFrom('view.bills')
    .select(['ref', 'amount'])
    .where('customer', '=', customer)
    .where('id', '>=', oldest.bill - billsOfTradeMost)
    .where('id', '<=', newest.bill + billsOfTradeMost)
    .where('type', '=', 'fee')
    .where(
      'ref',
      'in',
      trades.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ ref, amount }) => [ref, -BigInt(amount)]));
}

/** A fill as the wire writes it. */
export function fillShape({ trade, fee }: FillFacts, customer: number, scales: OrderScales): WireFill {
  const { market, base, quote } = scales;
  const part = tradePartOf(trade, customer);
  const buys = part.type === 'buy';
  return {
    id: trade.id,
    ...part,
    match_id: trade.market,
    symbol: market.symbol,
    price: formatDecimal(trade.price, market.priceDecimals),
    amount: formatDecimal(trade.quantity, market.quantityDecimals),
    quote_amount: formatDecimal(BigInt(trade.quote_amount), quote.scale),
    fee: formatDecimal(fee, buys ? base.scale : quote.scale),
    fee_currency: buys ? market.base : market.quote,
    time: trade.at,
  };
}

/** A customer's part of a trade: the order, the side and the role. */
export function tradePartOf(
  trade: Selectable<TradesTable>,
  customer: number,
): Pick<WireFill, 'order_id' | 'type' | 'role'> {
  const taker = trade.taker_customer === customer;
  const buys = (trade.side === 'buy') === taker;
  return {
    order_id: taker ? trade.taker_order : trade.maker_order,
    type: buys ? 'buy' : 'sell',
    role: taker ? 'taker' : 'maker',
  };
}
