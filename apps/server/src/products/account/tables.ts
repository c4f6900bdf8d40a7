import type { JSONColumnType } from 'kysely';

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

export interface AccountTables {
  'view.assets': AssetsTable;
  'view.cost_basis': CostBasisTable;
}
