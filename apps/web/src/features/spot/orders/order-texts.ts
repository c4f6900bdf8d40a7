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

type FilledOrder = Pick<WireOrder, 'state' | 'amount' | 'quote_amount' | 'filled' | 'filled_quote'>;

/** How much of an order is filled, in whole percent. A bar is drawn from it: a double is enough. */
export function filledPercent(order: FilledOrder): number {
  // A buy by total ends filled with less than a lot's price to spare.
  if (order.state === 'filled') return 100;
  const byQuote = order.amount === '0';
  const whole = Number(byQuote ? order.quote_amount : order.amount);
  const part = Number(byQuote ? order.filled_quote : order.filled);
  return whole === 0 ? 0 : Math.min(100, Math.floor((part / whole) * 100 + 1e-9));
}
