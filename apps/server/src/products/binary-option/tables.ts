import type { Amount } from '../../engine/projector/tables.ts';
import type { ConfiguredTable } from '../configured.ts';

/**
 * A seconds option from its purchase to its end. Prices in 1e-8 USDT, 0 for none yet, amounts in units of USDT, times in ms.
 * `round` 0: it waits for the first tick of its strike; `ended_at` 0: it is open; `ended_id`: the frame of its end × 10,000 + the
 * place in it.
 */
export interface OptionsTable {
  id: number;
  customer: number;
  asset: number;
  direction: 'up' | 'down';
  seconds: number;
  stake: Amount;
  payout_ppm: number;
  reserve: Amount;
  index_e8: number;
  accepted_at: number;
  round: number;
  strike_e8: number;
  strike_at: number;
  settlement_e8: number;
  result: '' | 'won' | 'lost' | 'tied' | 'void';
  void_reason: '' | 'strike_late' | 'strike_gap' | 'settlement_stale' | 'settlement_gap';
  paid: Amount;
  ended_at: number;
  ended_id: number;
}

/** What the options of one asset and duration came to that ended on a day (UTC, its first ms); void ones staked nothing. */
export interface OptionDaysTable {
  day: number;
  asset: number;
  seconds: number;
  won: number;
  lost: number;
  tied: number;
  voided: number;
  staked: Amount;
  paid: Amount;
  /** Stakes and reserves of those that were won or lost. */
  risked: Amount;
  promised: Amount;
}

/** Capital that two operators took out of the pool. */
export interface OptionPoolWithdrawalsTable {
  id: number;
  at: number;
  amount: Amount;
}

export interface BinaryOptionTables {
  'view.options': OptionsTable;
  'view.option_days': OptionDaysTable;
  'view.option_pool_withdrawals': OptionPoolWithdrawalsTable;
  'view.option_terms': ConfiguredTable;
}
