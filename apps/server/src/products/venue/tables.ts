import type { CloseReason, OrderState, OrderType, Side, TimeInForce } from '@auric/exchange';
import type { ConfiguredTable } from '../configured.ts';
import type { Amount } from '../../engine/projector/tables.ts';

export interface MarketsTable {
  market: number;
  base: number;
  quote: number;
  symbol: string;
  price_decimals: number;
  quantity_decimals: number;
}

/**
 * Prices in ticks, quantities in lots, amounts in smallest units, times in Unix ms. `triggered_seq`: the frame that triggered
 * it, `unprotected_seq`: the one that ended its take profit and stop loss; 0 for none.
 */
export interface OrdersTable {
  id: number;
  customer: number;
  market: number;
  side: Side;
  order_type: OrderType;
  time_in_force: TimeInForce;
  post_only: boolean;
  price: number;
  quantity: number;
  quote_amount: Amount;
  trigger_price: number;
  trailing_basis_points: number;
  filled: number;
  filled_quote: Amount;
  fee: Amount;
  state: OrderState;
  reason: CloseReason;
  oco: number;
  triggered_seq: number;
  take_profit: number;
  stop_loss: number;
  unprotected_seq: number;
  created_at: number;
  updated_at: number;
}

/** `side` is the taker's. */
export interface TradesTable {
  id: number;
  market: number;
  side: Side;
  price: number;
  quantity: number;
  quote_amount: Amount;
  taker_order: number;
  maker_order: number;
  taker_customer: number;
  maker_customer: number;
  at: number;
}

/** What an order on a position is for; see `OrderTermsSet`. */
export interface OrderTermsTable {
  id: number;
  position: number;
  leverage: number;
  reduce_only: boolean;
  by_mark: boolean;
  take_profit: number;
  stop_loss: number;
  stops_by_mark: boolean;
}

export interface VenueTables {
  'view.order_terms': OrderTermsTable;
  'view.markets': MarketsTable;
  'view.orders': OrdersTable;
  'view.trades': TradesTable;
  'view.market_rules': ConfiguredTable;
}
