import type pg from 'pg';
import type { ViewBatch } from './view-batch.ts';

/** A column of ids, numbers, amounts or words of the vocabulary: none of them needs quoting in an array. */
type Plain = number | bigint | string | boolean;

/** Writes a batch of changes inside the transaction that is open. Every statement must write what it was given (D41). */
export async function writeView(client: pg.ClientBase, batch: ViewBatch): Promise<void> {
  for (const asset of batch.assets) {
    await write(client, 'assets', assetsSql, 1, [asset.asset, asset.code, asset.scale]);
  }
  for (const row of batch.markets) {
    const values = [row.market, row.base, row.quote, row.symbol, row.price_decimals, row.quantity_decimals];
    await write(client, 'markets', marketsSql, 1, values);
  }
  for (const row of batch.histories) {
    const values = [row.seq, row.seed, row.generator_version, row.from_at, row.to_at, row.loaded_from];
    await write(client, 'histories', historiesSql, 1, values);
  }
  await writeRows(client, 'orders', ordersSql, [...batch.orders.values()], (row) => [
    row.id,
    row.customer,
    row.market,
    row.side,
    row.orderType,
    row.timeInForce,
    row.postOnly,
    row.price,
    row.quantity,
    row.quoteAmount,
    row.triggerPrice,
    row.trailingBasisPoints,
    row.filled,
    row.filledQuote,
    row.fee,
    row.state,
    row.reason,
    row.oco,
    row.triggeredSeq,
    row.createdAt,
    row.updatedAt,
  ]);
  await writeRows(client, 'trades', tradesSql, batch.trades, (row) => [
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
  await writeMoney(client, batch);
  await writeRows(client, 'candles', candlesSql, [...batch.candles.values()], (row) => [
    row.market,
    row.source,
    row.period,
    row.time,
    row.open,
    row.high,
    row.low,
    row.close,
    row.volume,
    row.amount,
  ]);
}

async function writeMoney(client: pg.ClientBase, batch: ViewBatch): Promise<void> {
  await writeRows(client, 'totals', balancesSql, [...batch.balances.values()], (row) => [
    row.customer,
    row.kind,
    row.asset,
    row.total,
  ]);
  await writeRows(client, 'bills', billsSql, batch.bills, (row) => [
    row.id,
    row.customer,
    row.kind,
    row.asset,
    row.amount,
    row.balanceAfter,
    row.type,
    row.ref,
    row.at,
  ]);
}

/** Rows as one array a column: one statement for any number of rows, always the same text. */
async function writeRows<R>(
  client: pg.ClientBase,
  name: string,
  text: string,
  rows: readonly R[],
  cells: (row: R) => Plain[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns: Plain[][] = [];
  for (const row of rows) {
    for (const [i, cell] of cells(row).entries()) (columns[i] ??= []).push(cell);
  }
  await write(
    client,
    name,
    text,
    rows.length,
    columns.map((column) => `{${column.join(',')}}`),
  );
}

async function write(
  client: pg.ClientBase,
  name: string,
  text: string,
  rows: number,
  values: unknown[],
): Promise<void> {
  const result = await client.query({ name: `write ${name}`, text, values });
  if (result.rowCount !== rows) throw new Error(`Of ${rows} rows of ${name} ${result.rowCount ?? 0} were written.`);
}

const assetsSql = 'insert into view.assets (asset, code, scale) values ($1, $2, $3)';

const marketsSql = `
  insert into view.markets (market, base, quote, symbol, price_decimals, quantity_decimals)
  values ($1, $2, $3, $4, $5, $6)`;

const historiesSql = `
  insert into view.history (seq, seed, generator_version, from_at, to_at, loaded_from)
  values ($1, $2, $3, $4, $5, $6)`;

const ordersSql = `
  insert into view.orders (id, customer, market, side, order_type, time_in_force, post_only, price, quantity,
    quote_amount, trigger_price, trailing_basis_points, filled, filled_quote, fee, state, reason, oco,
    triggered_seq, created_at, updated_at)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::int8[],
    $9::int8[], $10::numeric[], $11::int8[], $12::int8[], $13::int8[], $14::numeric[], $15::numeric[], $16::text[],
    $17::text[], $18::int8[], $19::int8[], $20::int8[], $21::int8[])
  on conflict (id) do update set price = excluded.price, quantity = excluded.quantity,
    trigger_price = excluded.trigger_price, filled = excluded.filled,
    filled_quote = excluded.filled_quote, fee = excluded.fee, state = excluded.state, reason = excluded.reason,
    triggered_seq = excluded.triggered_seq, updated_at = excluded.updated_at`;

const tradesSql = `
  insert into view.trades (id, market, side, price, quantity, quote_amount, taker_order, maker_order, taker_customer,
    maker_customer, at)
  select * from unnest($1::int8[], $2::int8[], $3::text[], $4::int8[], $5::int8[], $6::numeric[], $7::int8[],
    $8::int8[], $9::int8[], $10::int8[], $11::int8[])`;

const balancesSql = `
  insert into view.balances (customer, kind, asset, total)
  select * from unnest($1::int8[], $2::text[], $3::int8[], $4::numeric[])
  on conflict (customer, kind, asset) do update set total = excluded.total`;

const billsSql = `
  insert into view.bills (id, customer, kind, asset, amount, balance_after, type, ref, at)
  select * from unnest($1::int8[], $2::int8[], $3::text[], $4::int8[], $5::numeric[], $6::numeric[], $7::text[],
    $8::int8[], $9::int8[])`;

// The history generator writes to the day of the first trades at the same time: each only adds its part.
const candlesSql = `
  insert into view.candles (market, source, period, time, open, high, low, close, volume, amount)
  select * from unnest($1::int8[], $2::text[], $3::text[], $4::int8[], $5::int8[], $6::int8[], $7::int8[], $8::int8[],
    $9::int8[], $10::numeric[])
  on conflict (market, source, period, time) do update set high = greatest(candles.high, excluded.high),
    low = least(candles.low, excluded.low), close = excluded.close, volume = candles.volume + excluded.volume,
    amount = candles.amount + excluded.amount`;
