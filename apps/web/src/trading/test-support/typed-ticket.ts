import type { QuoteInput } from '../ticket/ticket-quote.ts';
import {
  emptyTicket,
  ticketReducer,
  type Ticket,
  type TicketAction,
  type TicketField,
} from '../ticket/ticket-state.ts';
import { testMarket } from './test-market.ts';

export const input: QuoteInput = {
  market: testMarket,
  availableBase: 50_000_000n,
  availableQuote: 10_000_000_000n,
  bestBid: 641_822,
  bestAsk: 641_824,
  signedIn: true,
  balancesKnown: true,
  connection: 'online',
  offered: 'yes',
  taking: 'all',
  marketState: 'open',
  fees: { makerPpm: 800, takerPpm: 1000 },
  opposite: [
    { price: 641_824, quantity: 10_000, total: 10_000 },
    { price: 642_000, quantity: 100_000, total: 110_000 },
  ],
  lastTicks: 641_823n,
  indexTicks: 641_823n,
};

export function after(...actions: TicketAction[]): Ticket {
  return actions.reduce(ticketReducer, emptyTicket);
}

export const type = (field: TicketField, text: string): TicketAction => ({
  type: 'typed',
  field,
  text,
});

export const oco: TicketAction[] = [
  { type: 'orderType', orderType: 'oco' },
  type('price', '63000'),
  type('trigger', '65000'),
];
export const trailing: TicketAction[] = [{ type: 'orderType', orderType: 'trailing_stop' }, type('trailing', '1')];
