import type { Generated } from 'kysely';
import type { Amount } from '../../engine/projector/tables.ts';
import type { ConfiguredTable } from '../configured.ts';

/** How far below the index the last quote of a customer lies. */
export interface ConvertQuoteTable {
  customer: number;
  quote: number;
  spread_ppm: number;
}

export type ConversionKind = 'quote' | 'recurring' | 'dust';

/**
 * One row a conversion; `plan`: the recurring buy whose turn it was, 0 for none. Small balances have one row together: what was
 * given stands in `crumbs`, a list of asset and amount as JSON, which is empty for all others. `spread_ppm` is 0 where
 * nothing was quoted.
 */
export interface ConversionTable {
  id: number;
  customer: number;
  at: number;
  kind: ConversionKind;
  plan: number;
  from_asset: number;
  to_asset: number;
  give: Amount;
  get: Amount;
  change_asset: number;
  change: Amount;
  spread_ppm: number;
  crumbs: string;
}

export type RecurringState = 'active' | 'ended' | 'stopped';

/** `next_at` is 0 where no turn is ahead, `ended_at` while it isn’t over. */
export interface RecurringBuyTable {
  id: number;
  customer: number;
  started_at: number;
  from_asset: number;
  to_asset: number;
  amount: Amount;
  every_days: number;
  first_at: number;
  next_at: number;
  last_at: number;
  ended_at: Generated<number>;
  state: RecurringState;
}

/** A turn of a recurring buy, numbered from 1 within it; `conversion` 0 and a `reason` where it could not be taken. */
export interface RecurringRunTable {
  plan: number;
  id: number;
  customer: number;
  seq: number;
  at: number;
  conversion: number;
  reason: string;
  is_last: boolean;
}

export interface ConvertTables {
  'view.convert_quote': ConvertQuoteTable;
  'view.conversions': ConversionTable;
  'view.recurring_buys': RecurringBuyTable;
  'view.recurring_runs': RecurringRunTable;
  'view.convert_terms': ConfiguredTable;
}
