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
  return asked.large && isLargeOrder(quote.notional, market) ? 'large' : null;
}

/** Whether an order of this value, in the quote asset, is one that is shown once more. */
export const isLargeOrder = (notional: bigint | null, { quote }: Market): boolean =>
  notional !== null && notional >= largeOrderValue * 10n ** BigInt(quote.scale);
