import type { JSONColumnType } from 'kysely';
import type { Amount } from '../../engine/projector/tables.ts';

export interface AssetsTable {
  asset: number;
  code: string;
  scale: number;
}

/** How far a customer's bills are counted into what their coins have cost, and that: smallest units and 1e-6 USDT. */
export interface CostBasisTable {
  customer: number;
  through: number;
  holdings: JSONColumnType<Record<string, [amount: string, cost: string, realized: string]>>;
}

/** What came into a reserve of the house from outside, or went in or out by a correction: smallest units, by the frame. */
export interface HouseCapitalTable {
  seq: number;
  at: number;
  account: number;
  asset: number;
  amount: Amount;
}

export interface AccountTables {
  'view.assets': AssetsTable;
  'view.cost_basis': CostBasisTable;
  'view.house_capital': HouseCapitalTable;
}
