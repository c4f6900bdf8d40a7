/** What a ticket can place: the order types of the exchange, and OCO, which is two of them. */
export const ticketOrderTypes = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit',
  'trailing_stop',
  'oco',
] as const;
export type TicketOrderType = (typeof ticketOrderTypes)[number];
export type TicketSide = 'buy' | 'sell';
export type TimeInForce = 'gtc' | 'ioc' | 'fok';

export const hasPrice = (type: TicketOrderType): boolean => type === 'limit' || type === 'stop_limit' || type === 'oco';
export const hasTrigger = (type: TicketOrderType): boolean =>
  type === 'stop_limit' || type === 'stop_market' || type === 'take_profit' || type === 'oco';
export const hasTrailing = (type: TicketOrderType): boolean => type === 'trailing_stop';
/** Whether the stop leg may have a limit price of its own. */
export const hasStopPrice = (type: TicketOrderType): boolean => type === 'oco';
