import type { MarketView, PositionView } from '@auric/exchange';
import type { ConfiguredTable } from '../configured.ts';
import type { Amount } from '../../engine/projector/tables.ts';

type Reduction = 'order' | 'liquidation' | 'takeover' | 'deleveraging' | 'unwinding';

/**
 * A position from its first lot to its last. `lots`: what is open; `opened_lots` for `opened_value` and `closed_lots` for
 * `closed_value` are of its whole life, like the sums; `margin`: what it holds. `reopening_refused`: why a reversal opened nothing,
 * a code, else empty. Stops in ticks, 0 for none; `closed_at` 0 while it is open.
 */
export interface PositionsTable {
  id: number;
  customer: number;
  market: MarketView['market'];
  side: PositionView['side'];
  is_net: boolean;
  is_cross: boolean;
  leverage: number;
  lots: number;
  lots_most: number;
  opened_lots: number;
  opened_value: Amount;
  closed_lots: number;
  closed_value: Amount;
  margin: Amount;
  opening_margin: Amount;
  realised: Amount;
  fees: Amount;
  funding: Amount;
  take_profit: number;
  stop_loss: number;
  stops_by_mark: boolean;
  close_reason: '' | Reduction;
  reopening_refused: string;
  opened_at: number;
  closed_at: number;
}

/**
 * Lots that came to a position or left it, `value` for `lots`. `id`: the frame × 10,000 + the place in it. `trade` 0: taken over
 * without one. `realised`: by the price alone, `margin`: held for them or released with them.
 */
export interface PositionFillsTable {
  id: number;
  position: number;
  customer: number;
  market: number;
  order_id: number;
  trade: number;
  side: PositionView['side'];
  reduces: boolean;
  reason: Reduction;
  lots: number;
  value: Amount;
  fee: Amount;
  margin: Amount;
  realised: Amount;
  at: number;
}

/** The rate and mark of a funding instant `at`, in 1e-8; `lots` of each side. */
export interface FundingRatesTable {
  id: number;
  market: number;
  rate_e8: number;
  mark_e8: number;
  lots: number;
  at: number;
}

/** What a position got at a funding instant, negative for what it paid; `margin`: what of that its margin paid. */
export interface FundingPaymentsTable {
  id: number;
  funding: number;
  position: number;
  customer: number;
  market: number;
  lots: number;
  amount: Amount;
  margin: Amount;
  at: number;
}

/** The long lots of a market at the end of a minute in which they changed, with what they were worth at the trade of then. */
export interface OpenInterestTable {
  market: number;
  minute: number;
  lots: number;
  value: Amount;
}

/**
 * What changed the futures of a customer beside trades and funding: margin moved (`amount`, negative for what was taken), the mode of
 * a market, or the quiz that was passed. 0 and `none` where it has none.
 */
export interface FuturesChangesTable {
  id: number;
  customer: number;
  at: number;
  change: 'margin' | 'mode' | 'quiz';
  position: number;
  market: number;
  amount: Amount;
  mode: 'isolated' | 'cross' | 'none';
}

export interface PerpetualTables {
  'view.contract_rules': ConfiguredTable;
  'view.positions': PositionsTable;
  'view.position_fills': PositionFillsTable;
  'view.funding_rates': FundingRatesTable;
  'view.funding_payments': FundingPaymentsTable;
  'view.open_interest': OpenInterestTable;
  'view.futures_changes': FuturesChangesTable;
}
