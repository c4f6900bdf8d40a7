import type { CloseReason, OrderState, OrderType, Side, TimeInForce, AccountKind, BillType } from '@auric/exchange';
import type { ColumnType } from 'kysely';

/** Ids, times, ticks and lots are safe integers; amounts arrive as digits and go in as bigint or digits. */
type Amount = ColumnType<string, bigint | string, bigint | string>;

/** How far the read models follow the journal, and how many bills they have numbered. */
export interface PositionTable {
  one: boolean;
  seq: number;
  bills: number;
  version: number;
  rebuilding_to: number;
}

export interface AssetsTable {
  asset: number;
  code: string;
  scale: number;
}

export interface MarketsTable {
  market: number;
  base: number;
  quote: number;
  symbol: string;
  price_decimals: number;
  quantity_decimals: number;
}

/** Prices in ticks, quantities in lots, amounts in smallest units, times in Unix ms; `triggered_seq`: the frame, 0 for none. */
export interface OrdersTable {
  id: number;
  customer: number;
  market: number;
  side: Side;
  order_type: OrderType;
  time_in_force: TimeInForce;
  post_only: boolean;
  price: number;
  quantity: number;
  quote_amount: Amount;
  trigger_price: number;
  trailing_basis_points: number;
  filled: number;
  filled_quote: Amount;
  fee: Amount;
  state: OrderState;
  reason: CloseReason;
  oco: number;
  triggered_seq: number;
  created_at: number;
  updated_at: number;
}

/** `side` is the taker's. */
export interface TradesTable {
  id: number;
  market: number;
  side: Side;
  price: number;
  quantity: number;
  quote_amount: Amount;
  taker_order: number;
  maker_order: number;
  taker_customer: number;
  maker_customer: number;
  at: number;
}

/** What a customer owns of an asset in an account, held or not: the last `balance_after` of its bills. */
export interface BalancesTable {
  customer: number;
  kind: AccountKind;
  asset: number;
  total: Amount;
}

/** One row for each change of what a customer owns; `ref` is the id of what caused it: a trade, a deposit, a transfer. */
export interface BillsTable {
  id: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: Amount;
  balance_after: Amount;
  type: BillType;
  ref: number;
  at: number;
}

export type CandleSource = 'trade' | 'index';
export type CandlePeriod = '1min' | '1day';

/** `time` is the start in Unix seconds; prices in ticks, `volume` in lots, `amount` in the quote's smallest unit. */
export interface CandlesTable {
  market: number;
  source: CandleSource;
  period: CandlePeriod;
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  amount: Amount;
}

export interface HistoryTable {
  seq: number;
  seed: number;
  generator_version: number;
  from_at: number;
  to_at: number;
  loaded_from: number;
}

export interface ViewTables {
  'view.position': PositionTable;
  'view.assets': AssetsTable;
  'view.markets': MarketsTable;
  'view.orders': OrdersTable;
  'view.trades': TradesTable;
  'view.balances': BalancesTable;
  'view.bills': BillsTable;
  'view.candles': CandlesTable;
  'view.history': HistoryTable;
}
