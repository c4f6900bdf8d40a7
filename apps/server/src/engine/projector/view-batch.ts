import { firstCustomerId } from '@auric/exchange';
import type { AccountKind, AssetView, BillType, OrderView } from '@auric/exchange';
import type { CandlePeriod, CandleSource, HistoryTable, MarketsTable } from './tables.ts';
import type { ViewCache } from './view-cache.ts';

/** A row of view.orders; what an order still holds is known to the exchange only. */
export type OrderRow = Omit<OrderView, 'held'> & {
  /** The frame in which a stop was triggered; 0 for none. */
  triggeredSeq: number;
};

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

export interface BillRow {
  id: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  balanceAfter: bigint;
  type: BillType;
  ref: number;
  at: number;
}

export interface BalanceRow {
  customer: number;
  kind: AccountKind;
  asset: number;
  total: bigint;
}

/** What a batch adds to one candle. */
export interface CandleRow {
  market: number;
  source: CandleSource;
  period: CandlePeriod;
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  amount: bigint;
}

const periods: readonly { period: CandlePeriod; seconds: number }[] = [
  { period: '1min', seconds: 60 },
  { period: '1day', seconds: 86_400 },
];

/** Collects everything that a number of frames changes in the read models, each row once, to be written in one go. */
export class ViewBatch {
  readonly #cache: ViewCache;
  readonly assets: AssetView[] = [];
  readonly markets: MarketsTable[] = [];
  readonly histories: HistoryTable[] = [];
  readonly orders = new Map<number, OrderRow>();
  readonly trades: TradeRow[] = [];
  readonly bills: BillRow[] = [];
  readonly balances = new Map<string, BalanceRow>();
  readonly candles = new Map<string, CandleRow>();
  billCount: number;

  constructor(cache: ViewCache, billCount: number) {
    this.#cache = cache;
    this.billCount = billCount;
  }

  listMarket(market: MarketsTable): void {
    this.markets.push(market);
    this.#cache.markets.set(market.market, market);
  }

  /** The markets in which an asset is the base: those that its index price is drawn for. */
  marketsOf(base: number): MarketsTable[] {
    return [...this.#cache.markets.values()].filter((market) => market.base === base);
  }

  /** The trailing stops that wait in a market. */
  trailingIn(market: number): Set<number> {
    return this.#cache.trailingIn(market);
  }

  addOrder(order: OrderRow): void {
    this.#cache.orders.set(order.id, order);
    this.orders.set(order.id, order);
  }

  /** The row of an order, to be changed in place; undefined for a level of a mass quote that nobody has filled yet. */
  order(id: number): OrderRow | undefined {
    const order = this.#cache.orders.get(id);
    if (order !== undefined) this.orders.set(id, order);
    return order;
  }

  /** Writes the bill of a change of what a customer owns. The house keeps its books in the journal only. */
  addBill(bill: Omit<BillRow, 'id' | 'balanceAfter'>): void {
    if (bill.customer < firstCustomerId || bill.amount === 0n) return;
    const balance = this.#cache.balance(bill.customer, bill.kind, bill.asset);
    balance.total += bill.amount;
    this.balances.set(balanceKey(bill.customer, bill.kind, bill.asset), balance);
    this.bills.push({ ...bill, id: ++this.billCount, balanceAfter: balance.total });
  }

  addToCandles(market: number, source: CandleSource, at: number, price: number, volume: number, amount: bigint): void {
    for (const { period, seconds } of periods) {
      const time = Math.floor(at / 1000 / seconds) * seconds;
      const key = `${market} ${source} ${period} ${time}`;
      const candle = this.candles.get(key);
      if (candle === undefined) {
        const row = {
          market,
          source,
          period,
          time,
          open: price,
          high: price,
          low: price,
          close: price,
          volume,
          amount,
        };
        this.candles.set(key, row);
        continue;
      }
      candle.high = Math.max(candle.high, price);
      candle.low = Math.min(candle.low, price);
      candle.close = price;
      candle.volume += volume;
      candle.amount += amount;
    }
  }
}

export function balanceKey(customer: number, kind: AccountKind, asset: number): string {
  return `${customer} ${kind} ${asset}`;
}
