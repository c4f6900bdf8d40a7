import type { ColumnType } from 'kysely';
import type { Amount } from '../engine/projector/tables.ts';

/** One comparison of an asset, in its smallest unit: what the chains have, between what and what that may be, and how far it is off. */
export interface ComparisonTable {
  asset: number;
  at: number;
  found: Amount;
  low: Amount;
  high: Amount;
  difference: Amount;
}

/**
 * `explained`: what operators have found a reason for, such as fees of the network. `suspected_at`: since when comparisons differ
 * beyond the bound; `stopped_at`: since when nothing of it leaves.
 */
export interface ReconciledAssetTable {
  asset: number;
  explained: ColumnType<string, bigint | string | undefined, bigint | string>;
  suspected_at: number | null;
  stopped_at: number | null;
}

/** What the bank accounts of the house had of an asset at `stated_at`, by the word of the two operators of an act. */
export interface BankStatementTable {
  act: number;
  asset: number;
  amount: Amount;
  stated_at: number;
  at: number;
}

export interface ReconciliationTables {
  'reconciliation.bank_statement': BankStatementTable;
  'reconciliation.comparison': ComparisonTable;
  'reconciliation.asset': ReconciledAssetTable;
}
