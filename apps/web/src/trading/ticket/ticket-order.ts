import { formatDecimal, parseDecimal, type Params } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { hasPrice, hasProtection, hasTimeInForce, hasTrailing, hasTrigger, wireOrderType } from './order-kinds.ts';
import { trailingDecimals } from './ticket-numbers.ts';
import type { TicketQuote } from './ticket-quote.ts';
import { isBoughtByTotal, type Ticket } from './ticket-state.ts';

const decimal = (text: string): string => decimalOfTyped(text) ?? '0';

/**
 * The order as the wire takes it; `quotedPrice` is the best price that the customer sees. Call it only for a ticket whose quote has no
 * reason against it, and once: the market moves, and with it what a total comes to.
 */
export function orderParameters(
  ticket: Ticket,
  quote: TicketQuote,
  market: Market,
  quotedPrice: string | null,
): Params<'coin/trade'> {
  const { orderType } = ticket;
  if (orderType === 'oco') throw new Error('An OCO is placed by its own call.');
  return {
    match_id: market.id,
    type: ticket.side,
    order_type: wireOrderType(orderType),
    ...(isBoughtByTotal(ticket)
      ? { quote_amount: decimal(ticket.total) }
      : { amount: formatDecimal(quote.lots ?? 0n, market.quantityDecimals) }),
    ...(hasPrice(orderType) ? { target_price: decimal(ticket.price) } : {}),
    ...(hasTrigger(orderType) ? { trigger_price: decimal(ticket.trigger) } : {}),
    ...(hasTrailing(orderType)
      ? { trailing_delta: Number(parseDecimal(decimal(ticket.trailing), trailingDecimals) ?? 0n) }
      : {}),
    ...(hasTimeInForce(orderType) ? { time_in_force: ticket.timeInForce, post_only: ticket.postOnly } : {}),
    ...(orderType === 'market' && quotedPrice !== null ? { quoted_price: quotedPrice } : {}),
    ...(orderType === 'market' && ticket.slippagePpm > 0 ? { slippage: formatDecimal(ticket.slippagePpm, 6) } : {}),
    ...protectionOf(ticket),
  };
}

function protectionOf({ orderType, protects, takeProfit, stopLoss }: Ticket) {
  if (!protects || !hasProtection(orderType)) return {};
  const typed = (text: string) => /[1-9]/.test(decimal(text));
  return {
    ...(typed(takeProfit) ? { target_profit_price: decimal(takeProfit) } : {}),
    ...(typed(stopLoss) ? { stop_loss_price: decimal(stopLoss) } : {}),
  };
}

/** The two legs of an OCO as the wire takes them; a stop leg without a price of its own is a market order. */
export function ocoParameters(ticket: Ticket, quote: TicketQuote, market: Market): Params<'coin/oco'> {
  const stopPrice = decimal(ticket.stopPrice);
  return {
    match_id: market.id,
    type: ticket.side,
    amount: formatDecimal(quote.lots ?? 0n, market.quantityDecimals),
    target_price: decimal(ticket.price),
    trigger_price: decimal(ticket.trigger),
    ...(/[1-9]/.test(stopPrice) ? { stop_price: stopPrice } : {}),
  };
}
