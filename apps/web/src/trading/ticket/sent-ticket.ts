import { customer } from '../../data/customer.ts';
import { storage } from '../../data/storage.ts';
import { emptyTicket, type Ticket } from './ticket-state.ts';

const keyOf = (market: number): string => `sent-ticket:${customer()}:${market}`;

/** Keeps the order that a customer has sent, so that it can be written once more. */
export function rememberSent(market: number, ticket: Ticket): void {
  storage.write(keyOf(market), ticket);
}

/** The ticket that the customer sent last in this market; null for none. */
export function sentTicket(market: number): Ticket | null {
  const sent = storage.read<Partial<Ticket> | null>(keyOf(market), null);
  return sent === null ? null : { ...emptyTicket, ...sent };
}
