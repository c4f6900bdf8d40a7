import type { WireOrder } from '@auric/api';

/** The catalogue's key for an order type, and for OCO, which the ticket places as one. */
export const orderTypeTexts = {
  limit: 'limit',
  market: 'market',
  stop_limit: 'stopLimit',
  stop_market: 'stopMarket',
  take_profit: 'takeProfit',
  trailing_stop: 'trailingStop',
  oco: 'oco',
} as const satisfies Record<WireOrder['order_type'] | 'oco', string>;
