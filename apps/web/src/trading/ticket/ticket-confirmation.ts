import { type ConfirmationKind, type Confirmations, largeOrderValue } from '../../data/market/order-confirmations.ts';
import type { Market } from '../../data/market/market.ts';
import type { TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';

/** Whether to show an order once more before it is sent, and as what. */
export function confirmationOf(
  ticket: Ticket,
  quote: TicketQuote,
  market: Market,
  asked: Confirmations,
): ConfirmationKind | null {
  if (ticket.orderType === 'market' && asked.market) return 'market';
  const large = largeOrderValue * 10n ** BigInt(market.quote.scale);
  return asked.large && quote.notional !== null && quote.notional >= large ? 'large' : null;
}
