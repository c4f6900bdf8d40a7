import type { CopyMode, FollowEnd } from '@auric/exchange';
import type { Amount } from '../../engine/projector/tables.ts';
import type { ConfiguredTable } from '../configured.ts';

/** Who leads or has led: when they first began, last began and ended (ms, 0: they lead), with what in the contract account. */
export interface LeadsTable {
  lead: number;
  share_ppm: number;
  first_at: number;
  opened_at: number;
  closed_at: number;
  start_equity: Amount;
}

/**
 * A follow from its start to its end (ms, 0 while it isn't over). `gained`: what its copies had come to when the last lots of one were
 * closed; `closes`: how often some were. Amounts in units of USDT, sizes in millionths.
 */
export interface FollowsTable {
  id: number;
  follower: number;
  lead: number;
  share_ppm: number;
  mode: CopyMode;
  size_e6: number;
  follow_amount: Amount;
  stop_loss: Amount;
  leverage_most: number;
  started_at: number;
  ended_at: number;
  reason: '' | FollowEnd;
  gained: Amount;
  shared: Amount;
  closes: number;
  /** The frame of its end × 10,000 + the place in it; 0 while it isn't over. */
  ended_id: number;
}

/** A ticket that copies one of a lead's; `ended_at` 0: it still does. `is_detached`: it ended as one by being kept. */
export interface CopiesTable {
  position: number;
  follow: number;
  follower: number;
  lead: number;
  lead_position: number;
  market: number;
  opened_at: number;
  ended_at: number;
  is_detached: boolean;
}

/** What was opened, left out and closed of a follow, in lots. `id`: the frame × 10,000 + the place in it. */
export interface CopyEventsTable {
  id: number;
  follow: number;
  follower: number;
  lead: number;
  market: number;
  position: number;
  what: 'opened' | 'cut' | 'skipped' | 'reduced' | 'closed' | 'detached';
  wanted: number;
  lots: number;
  reason: string;
  at: number;
}

/** A share that was settled; see the exchange's `ShareSettled`. */
export interface ProfitSharesTable {
  id: number;
  follow: number;
  follower: number;
  lead: number;
  share_ppm: number;
  gained: Amount;
  open: Amount;
  shared: Amount;
  due: Amount;
  paid: Amount;
  from_held: Amount;
  released: Amount;
  at: number;
}

export interface CopyTradingTables {
  'view.leads': LeadsTable;
  'view.follows': FollowsTable;
  'view.copies': CopiesTable;
  'view.copy_events': CopyEventsTable;
  'view.profit_shares': ProfitSharesTable;
  'view.copy_terms': ConfiguredTable;
}
