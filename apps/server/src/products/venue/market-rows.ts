import type pg from 'pg';
import { writeRow, writeRows } from '../../engine/projector/rows.ts';
import type { MarketsTable } from './tables.ts';

export interface TradeRow {
  id: number;
  market: number;
  side: 'buy' | 'sell';
  price: number;
  quantity: number;
  quoteAmount: bigint;
  takerOrder: number;
  makerOrder: number;
  takerCustomer: number;
  makerCustomer: number;
  at: number;
}

export async function writeMarkets(client: pg.ClientBase, markets: readonly MarketsTable[]): Promise<void> {
  for (const row of markets) {
    const cells = [row.market, row.base, row.quote, row.symbol, row.price_decimals, row.quantity_decimals];
    await writeRow(client, 'markets', marketsSql, cells);
  }
}

export async function writeTrades(client: pg.ClientBase, trades: readonly TradeRow[]): Promise<void> {
  await writeRows(client, 'trades', tradesSql, trades, (row) => [
    row.id,
    row.market,
    row.side,
    row.price,
    row.quantity,
    row.quoteAmount,
    row.takerOrder,
    row.makerOrder,
    row.takerCustomer,
    row.makerCustomer,
    row.at,
  ]);
}

const marketsSql = `
  insert into view.markets (market, base, quote, symbol, price_decimals, quantity_decimals)
  values ($1, $2, $3, $4, $5, $6)`;

const tradesSql = `
  insert into view.trades (id, market, side, price, quantity, quote_amount, taker_order, maker_order, taker_customer,
    maker_customer, at)
  select * from unnest($1::int8[], $2::int8[], $3::text[], $4::int8[], $5::int8[], $6::numeric[], $7::int8[],
    $8::int8[], $9::int8[], $10::int8[], $11::int8[])`;
