import type { WireOrder } from '@auric/api';

/** What a ticket can place: the order types of the exchange, a take-profit twice as it names a price or not, and OCO. */
export const ticketOrderTypes = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit',
  'trailing_stop',
  'oco',
] as const;
export type TicketOrderType = (typeof ticketOrderTypes)[number];
/** Those that most orders are; where there is room each has a tab of its own. */
export const usualOrderTypes = ['limit', 'market'] as const satisfies TicketOrderType[];
export type TicketSide = 'buy' | 'sell';
export type TimeInForce = 'gtc' | 'ioc' | 'fok';

/** The catalogue's key for each, and for the sentence that explains it. */
export const orderKindTexts = {
  limit: 'limit',
  market: 'market',
  stop_limit: 'stopLimit',
  stop_market: 'stopMarket',
  take_profit_limit: 'takeProfitLimit',
  take_profit: 'takeProfitMarket',
  trailing_stop: 'trailingStop',
  oco: 'oco',
} as const satisfies Record<TicketOrderType, string>;

const priced: ReadonlySet<TicketOrderType> = new Set(['limit', 'stop_limit', 'take_profit_limit', 'oco']);
const triggered: ReadonlySet<TicketOrderType> = new Set([
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit',
  'oco',
]);

export const hasPrice = (type: TicketOrderType): boolean => priced.has(type);
export const hasTrigger = (type: TicketOrderType): boolean => triggered.has(type);
/** Whether a limit price goes into the book where another price triggers it. */
export const isTriggeredLimit = (type: TicketOrderType): boolean =>
  type === 'stop_limit' || type === 'take_profit_limit';
export const hasTrailing = (type: TicketOrderType): boolean => type === 'trailing_stop';
/** Whether the stop leg may have a limit price of its own. */
export const hasStopPrice = (type: TicketOrderType): boolean => type === 'oco';
/** Whether it may rest, so that there is something to say about how long. */
export const hasTimeInForce = (type: TicketOrderType): boolean => hasPrice(type) && type !== 'oco';
/** Whether it waits for the market to come to it, instead of running from a loss. */
export const takesProfit = (type: TicketOrderType): boolean => type === 'take_profit' || type === 'take_profit_limit';
/** Whether the market must rise to the trigger: a stop runs after it, a take-profit waits for it. */
export const triggersAbove = (type: TicketOrderType, side: TicketSide): boolean =>
  (side === 'buy') !== takesProfit(type);
/** Whether it may be given by what it costs or brings. */
export const hasTotal = (type: TicketOrderType): boolean => type === 'limit' || type === 'market';

/** Whether a take profit and a stop loss can go with it. */
export const hasProtection = (type: TicketOrderType): boolean => type === 'limit' || type === 'market';

/** What the exchange calls it: a take-profit with a price is one that places a limit order. */
export function wireOrderType(type: Exclude<TicketOrderType, 'oco'>): WireOrder['order_type'] {
  return type === 'take_profit_limit' ? 'take_profit' : type;
}

/**
 * Whether an order may wait for the opening of a session: neither one that would have to trade at once nor one that must not
 * take. What waits for its trigger may.
 */
export function canWait(order: { orderType: TicketOrderType; timeInForce: TimeInForce; postOnly: boolean }): boolean {
  if (order.orderType === 'market') return false;
  return order.orderType !== 'limit' || (order.timeInForce === 'gtc' && !order.postOnly);
}
