import { hasProtection } from './order-kinds.ts';
import { bandReason } from './price-band.ts';
import { referenceOf, type TicketNumbers } from './ticket-numbers.ts';
import type { QuoteInput } from './ticket-quote.ts';
import type { TicketReason } from './ticket-reasons.ts';
import type { Ticket } from './ticket-state.ts';

/**
 * Why a take profit and a stop loss can't go with the order, as the exchange checks it: they lie around the price of the
 * order and around what it meets at once, and a take profit is a limit order, in the band of one. Null: they can.
 */
export function protectionReason(ticket: Ticket, numbers: TicketNumbers, input: QuoteInput): TicketReason | null {
  if (!ticket.protects || !hasProtection(ticket.orderType)) return null;
  const { takeProfit, stopLoss } = numbers;
  if (takeProfit === null && stopLoss === null) return { code: 'enterProtection' };
  const { entry, met } = entryOf(ticket, numbers, input);
  const meetsTakeProfit = ticket.orderType === 'market' ? met : null;
  const buys = ticket.side === 'buy';
  const profitBound = furthest(buys, entry, meetsTakeProfit);
  const lossBound = furthest(!buys, entry, met);
  if (takeProfit !== null && profitBound !== null && (buys ? takeProfit <= profitBound : takeProfit >= profitBound))
    return { code: buys ? 'takeProfitAbove' : 'takeProfitBelow', ticks: profitBound };
  if (stopLoss !== null && lossBound !== null && (buys ? stopLoss >= lossBound : stopLoss <= lossBound))
    return { code: buys ? 'stopLossBelow' : 'stopLossAbove', ticks: lossBound };
  return takeProfit === null ? null : bandReason(takeProfit, input.indexTicks, input.market);
}

/** The price of the order, or what a market order is measured by, and the level that it would meet. In ticks. */
export function entryOf(
  ticket: Ticket,
  { price }: TicketNumbers,
  input: QuoteInput,
): { entry: bigint | null; met: bigint | null } {
  const best = ticket.side === 'buy' ? input.bestAsk : input.bestBid;
  const met = best === undefined ? null : BigInt(best);
  if (ticket.orderType !== 'market') return { entry: price, met };
  const reference = referenceOf(input);
  return { entry: reference === null ? met : BigInt(reference), met };
}

/** The higher or the lower of two prices; the one where the other isn't known. */
function furthest(higher: boolean, a: bigint | null, b: bigint | null): bigint | null {
  if (a === null || b === null) return a ?? b;
  return a > b === higher ? a : b;
}
