import type { AccountKind, BillType } from '@auric/exchange';
import type { ColumnType } from 'kysely';

/** Ids, times, ticks and lots are safe integers; amounts arrive as digits and go in as bigint or digits. */
export type Amount = ColumnType<string, bigint | string, bigint | string>;

/** How far the read models follow the journal, and how many bills they have numbered. */
export interface PositionTable {
  one: boolean;
  seq: number;
  bills: number;
  version: number;
  rebuilding_to: number;
}

/** What a customer owns of an asset in an account, held or not: the last `balance_after` of its bills. */
export interface BalancesTable {
  customer: number;
  kind: AccountKind;
  asset: number;
  total: Amount;
}

/**
 * One row for each change of what a customer owns; `ref` is the id of what caused it: a trade, a deposit, a transfer. `entry`
 * is the first bill of the same event and customer; `seq` and `place`: its frame, and which of the frame's events it is.
 */
export interface BillsTable {
  id: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: Amount;
  balance_after: Amount;
  type: BillType;
  ref: number;
  entry: number;
  at: number;
  seq: ColumnType<number, number | undefined, number>;
  place: ColumnType<number, number | undefined, number>;
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

/** What the projector itself keeps; the products' tables lie in their folders. */
export interface ProjectorTables {
  'view.position': PositionTable;
  'view.balances': BalancesTable;
  'view.bills': BillsTable;
  'view.candles': CandlesTable;
}
