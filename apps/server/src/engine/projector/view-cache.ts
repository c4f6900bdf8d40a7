import type { AccountKind } from '@auric/exchange';
import type pg from 'pg';
import type { MarketsTable } from './tables.ts';
import { balanceKey } from './view-batch.ts';
import type { BalanceRow, OrderRow } from './view-batch.ts';

const ordersMax = 50_000;
const balancesMax = 100_000;

/** What a number of frames will change and the cache may not hold yet. */
export interface Needs {
  orders: Set<number>;
  balances: Map<string, BalanceRow>;
}

/**
 * Rows that were read or written lately, so that most frames need no look into the database. Only the projector writes
 * the read models; after a failed transaction the cache is thrown away.
 */
export class ViewCache {
  readonly markets = new Map<number, MarketsTable>();
  readonly orders = new Map<number, OrderRow>();
  readonly #trailing = new Map<number, Set<number>>();
  readonly #balances = new Map<string, BalanceRow>();

  balance(customer: number, kind: AccountKind, asset: number): BalanceRow {
    const row = this.#balances.get(balanceKey(customer, kind, asset));
    if (row === undefined) throw new Error(`The balance of ${customer} ${kind} ${asset} was not loaded.`);
    return row;
  }

  /** The trailing stops that wait in a market: every trade there may move their triggers. */
  trailingIn(market: number): Set<number> {
    let waiting = this.#trailing.get(market);
    if (waiting === undefined) this.#trailing.set(market, (waiting = new Set()));
    return waiting;
  }

  /** What every batch may need. */
  async open(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<MarketsTable>('select * from view.markets');
    for (const row of rows) this.markets.set(row.market, row);
    const trailing = await client.query<{ id: number; market: number }>(
      `select id, market from view.orders where order_type = 'trailing_stop' and state = 'pending'`,
    );
    for (const { id, market } of trailing.rows) this.trailingIn(market).add(id);
  }

  /** Reads what is needed and missing. A balance that has no row yet starts at zero; an order without one is a quote's. */
  async load(client: pg.ClientBase, needs: Needs): Promise<void> {
    this.#trim();
    const orders = [...needs.orders].filter((id) => !this.orders.has(id));
    if (orders.length > 0) await this.#loadOrders(client, orders);
    const balances = [...needs.balances].filter(([key]) => !this.#balances.has(key)).map(([, row]) => row);
    if (balances.length > 0) await this.#loadBalances(client, balances);
  }

  async #loadOrders(client: pg.ClientBase, ids: number[]): Promise<void> {
    const { rows } = await client.query<StoredOrder>({ name: 'orders', text: ordersSql, values: [ids] });
    for (const row of rows) {
      this.orders.set(row.id, {
        ...row,
        quoteAmount: BigInt(row.quoteAmount),
        filledQuote: BigInt(row.filledQuote),
        fee: BigInt(row.fee),
      });
    }
  }

  async #loadBalances(client: pg.ClientBase, wanted: BalanceRow[]): Promise<void> {
    const columns = [wanted.map((row) => row.customer), wanted.map((row) => row.kind), wanted.map((row) => row.asset)];
    const query = { name: 'balances', text: balancesSql, values: columns };
    const { rows } = await client.query<Omit<BalanceRow, 'total'> & { total: string }>(query);
    for (const row of wanted) this.#balances.set(balanceKey(row.customer, row.kind, row.asset), row);
    for (const row of rows) {
      this.#balances.set(balanceKey(row.customer, row.kind, row.asset), { ...row, total: BigInt(row.total) });
    }
  }

  /** The oldest go first; a row that is needed again is read again. */
  #trim(): void {
    trim(this.orders, ordersMax);
    trim(this.#balances, balancesMax);
  }
}

function trim<K>(map: Map<K, unknown>, sizeMax: number): void {
  if (map.size <= sizeMax) return;
  let surplus = map.size - sizeMax / 2;
  for (const key of map.keys()) {
    if (surplus-- <= 0) return;
    map.delete(key);
  }
}

type StoredOrder = Omit<OrderRow, 'quoteAmount' | 'filledQuote' | 'fee'> & {
  quoteAmount: string;
  filledQuote: string;
  fee: string;
};

const ordersSql = `
  select id, customer, market, side, order_type as "orderType", time_in_force as "timeInForce",
         post_only as "postOnly", price, quantity, quote_amount as "quoteAmount", trigger_price as "triggerPrice",
         trailing_basis_points as "trailingBasisPoints", filled, filled_quote as "filledQuote", fee, state, reason, oco,
         triggered_seq as "triggeredSeq", created_at as "createdAt", updated_at as "updatedAt"
  from view.orders where id = any($1::int8[])`;

const balancesSql = `
  select customer, kind, asset, total
  from view.balances join unnest($1::int8[], $2::text[], $3::int8[]) as wanted(customer, kind, asset)
    using (customer, kind, asset)`;
