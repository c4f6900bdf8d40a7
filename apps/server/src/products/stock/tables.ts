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

export interface StockTables {
  'view.sessions': SessionsTable;
}
