import type { Draft } from '../../data/acts/money-act.ts';
import { emptyTicket, type Ticket } from './ticket-state.ts';

/** Under which name the ticket of a market is kept, and the order that is sent from it. */
export const aboutTicket = (market: number): string => `ticket:${market}`;

/** The ticket as it was left, before a reload or a login. */
export function restoreTicket(left: Draft | undefined): Ticket {
  if (left === undefined) return emptyTicket;
  const ticket: Ticket = { ...emptyTicket, ...left };
  // A price without an amount was most likely filled in by the app, and by now the market is somewhere else.
  return ticket.amount === '' && ticket.total === '' ? { ...ticket, price: '', pricedBy: 'app' } : ticket;
}
