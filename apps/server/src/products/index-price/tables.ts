/** A generated history that an event named: which one, from when to when (Unix ms), and back to when it is loaded. */
export interface HistoryTable {
  seq: number;
  seed: number;
  generator_version: number;
  from_at: number;
  to_at: number;
  loaded_from: number;
}

export interface IndexPriceTables {
  'view.history': HistoryTable;
}
