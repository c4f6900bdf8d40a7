import type { Amount } from '../../engine/projector/tables.ts';

/** The sessions of stock that were ever announced. Times in Unix ms, 0 for what has not happened. */
export interface SessionsTable {
  id: number;
  opens_at: number;
  closes_at: number;
  announced_at: number;
  opened_at: number;
  closed_at: number;
  canceled_at: number;
}

/**
 * The splits and dividends that were ever announced: a dividend has a `per_share` in units of USDT. `close_e8`: the last close before it.
 * `holders` were served, and `paid` units of USDT went to them in all. Times as of a session.
 */
export interface CorporateActionsTable {
  id: number;
  market: number;
  asset: number;
  numerator: number;
  denominator: number;
  per_share: Amount;
  effective_at: number;
  announced_at: number;
  begun_at: number;
  ended_at: number;
  canceled_at: number;
  close_e8: number;
  holders: number;
  paid: Amount;
}

export interface StockTables {
  'view.sessions': SessionsTable;
  'view.corporate_actions': CorporateActionsTable;
}
