/**
 * Stock: markets of synthetic shares against USDT, matched on the venue in sessions that open by an auction. The counterparty
 * of a customer is another customer; shares enter as deposits of a custodian, and nobody sells what was not delivered.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import type { SessionView } from '../../views.ts';
import type { StockCommand } from './commands.ts';
import { stockDeciders, type StockPorts, stockTimers } from './decide/decide.ts';
import { type StockEvent, stockEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { stockRejections } from './rejections.ts';
import { settlementOf } from './settlement.ts';
import { evolversOf } from './state/evolve.ts';
import { initialState, type StockState } from './state/records.ts';

/** The stock product: how its markets settle, and when they trade. */
export interface Stock extends Product<StockCommand, StockEvent> {
  readonly settlement: Settlement;
  readonly queries: {
    /** The sessions that are open or announced, by their time. */
    sessions(): SessionView[];
  };
}

function createStock({ timers }: Services, ports: StockPorts): Stock {
  const state = initialState();
  const { sessions, sessionSlots, counters } = state;
  return {
    decide: stockDeciders(state),
    evolve: evolversOf(state, timers),
    timers: stockTimers(state, ports),
    tables: [sessions],
    settlement: settlementOf(ports.spot),
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => sessions.hash() + hashOfNumbers(counters),
    save(writer) {
      writer.json({ counters });
      sessions.save(writer);
    },
    load(reader) {
      Object.assign(counters, (reader.json() as Pick<StockState, 'counters'>).counters);
      sessions.load(reader);
      for (const slot of sessions.slots()) sessionSlots.set(sessions.columns.session[slot]!, slot);
    },
    queries: {
      sessions() {
        const { session, opensAt, closesAt, isOpen } = sessions.columns;
        const views = [...sessions.slots()].map((slot) => ({
          session: session[slot]!,
          opensAt: opensAt[slot]!,
          closesAt: closesAt[slot]!,
          isOpen: isOpen[slot] === 1,
        }));
        return views.toSorted((left, right) => left.opensAt - right.opensAt);
      },
    },
  };
}

export const stock = {
  name: 'stock',
  events: stockEvents,
  rejections: stockRejections,
  postings: {},
  alwaysTaken: ['AnnounceSession', 'CancelSession'],
  answers: { AnnounceSession: (frame) => ({ id: announcedIn(frame.events) }) },
  billTypes: [],
  bills: {},
  create: createStock,
} as const satisfies ProductDefinition<StockCommand, typeof stockEvents, StockPorts, Stock>;

function announcedIn(events: readonly StockEvent[]): number {
  const announced = events.find((event) => event.type === 'SessionAnnounced');
  return announced?.session ?? 0;
}
