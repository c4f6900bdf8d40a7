import type { OrderView } from '@auric/exchange';
import type pg from 'pg';
import { trim, writeRows } from '../../engine/projector/rows.ts';

/** A row of view.orders; what an order still holds is known to the exchange only. */
export type OrderRow = Omit<OrderView, 'held' | 'takeProfit' | 'stopLoss'> & {
  /** The frame in which a stop was triggered; 0 for none. */
  triggeredSeq: number;
  /** What it carried, in ticks, 0 for none, and the frame in which that ended, 0 for none. */
  takeProfit: number;
  stopLoss: number;
  unprotectedSeq: number;
};

const ordersMax = 50_000;

/** The rows of orders: those that were read or written lately, so that most frames need no look into the database. */
export class OrderRows {
  readonly #known = new Map<number, OrderRow>();
  readonly #trailing = new Map<number, Set<number>>();
  #needed = new Set<number>();
  #changed = new Map<number, OrderRow>();

  async open(client: pg.ClientBase): Promise<void> {
    const trailing = await client.query<{ id: number; market: number }>(
      `select id, market from view.orders where order_type = 'trailing_stop' and state = 'pending'`,
    );
    for (const { id, market } of trailing.rows) this.trailingIn(market).add(id);
  }

  /** The trailing stops that wait in a market: every trade there may move their triggers. */
  trailingIn(market: number): Set<number> {
    let waiting = this.#trailing.get(market);
    if (waiting === undefined) this.#trailing.set(market, (waiting = new Set()));
    return waiting;
  }

  need(ids: Iterable<number>): void {
    for (const id of ids) this.#needed.add(id);
  }

  /** Reads what is needed and missing; an order without a row is a level of a quote. */
  async load(client: pg.ClientBase): Promise<void> {
    trim(this.#known, ordersMax);
    const ids = [...this.#needed].filter((id) => !this.#known.has(id));
    this.#needed = new Set();
    if (ids.length === 0) return;
    const { rows } = await client.query<StoredRow>({ name: 'orders', text: readSql, values: [ids] });
    for (const row of rows) {
      const { quoteAmount, filledQuote, fee } = row;
      const amounts = { quoteAmount: BigInt(quoteAmount), filledQuote: BigInt(filledQuote), fee: BigInt(fee) };
      this.#known.set(row.id, { ...row, ...amounts });
    }
  }

  add(order: OrderRow): void {
    this.#known.set(order.id, order);
    this.#changed.set(order.id, order);
  }

  /** The row of an order, to be changed in place; undefined for a level of a mass quote that nobody has filled yet. */
  find(id: number): OrderRow | undefined {
    const order = this.#known.get(id);
    if (order !== undefined) this.#changed.set(id, order);
    return order;
  }

  /** The row of an order that has one, to be changed in place. */
  get(id: number): OrderRow {
    const order = this.find(id);
    if (order === undefined) throw new Error(`Order ${id} has no row.`);
    return order;
  }

  async write(client: pg.ClientBase): Promise<void> {
    const changed = [...this.#changed.values()];
    this.#changed = new Map();
    await writeRows(client, 'orders', writeSql, changed, (row) => [
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
      row.takeProfit,
      row.stopLoss,
      row.unprotectedSeq,
    ]);
  }
}

type StoredRow = Omit<OrderRow, 'quoteAmount' | 'filledQuote' | 'fee'> & {
  quoteAmount: string;
  filledQuote: string;
  fee: string;
};

const readSql = `
  select id, customer, market, side, order_type as "orderType", time_in_force as "timeInForce",
         post_only as "postOnly", price, quantity, quote_amount as "quoteAmount", trigger_price as "triggerPrice",
         trailing_basis_points as "trailingBasisPoints", filled, filled_quote as "filledQuote", fee, state, reason, oco,
         triggered_seq as "triggeredSeq", created_at as "createdAt", updated_at as "updatedAt", take_profit as "takeProfit", stop_loss as "stopLoss",
         unprotected_seq as "unprotectedSeq"
  from view.orders where id = any($1::int8[])`;

const writeSql = `
  insert into view.orders (id, customer, market, side, order_type, time_in_force, post_only, price, quantity,
    quote_amount, trigger_price, trailing_basis_points, filled, filled_quote, fee, state, reason, oco,
    triggered_seq, created_at, updated_at, take_profit, stop_loss, unprotected_seq)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::int8[],
    $9::int8[], $10::numeric[], $11::int8[], $12::int8[], $13::int8[], $14::numeric[], $15::numeric[], $16::text[],
    $17::text[], $18::int8[], $19::int8[], $20::int8[], $21::int8[], $22::int8[], $23::int8[],
    $24::int8[])
  on conflict (id) do update set price = excluded.price, quantity = excluded.quantity,
    trigger_price = excluded.trigger_price, filled = excluded.filled,
    filled_quote = excluded.filled_quote, fee = excluded.fee, state = excluded.state, reason = excluded.reason,
    triggered_seq = excluded.triggered_seq, updated_at = excluded.updated_at,
    take_profit = excluded.take_profit, stop_loss = excluded.stop_loss, unprotected_seq = excluded.unprotected_seq`;
