import type { EventRecord, TradeView } from '@auric/exchange';

/** Takes down what changed of what others watch, to be read from memory when the batch is sealed. */
export interface Changes {
  /** The book of a market. */
  book(market: number): void;
  /** The state, index or last price of a market. */
  market(market: number): void;
  /** The terms, marks or open lots of a contract. */
  contract(market: number): void;
  /** A position of a customer, which may be over now. */
  position(customer: number, position: number): void;
  everyMarket(): void;
  /** Prices came from outside: by their age the engine tells whether orders are still taken. */
  livePrices(): void;
  trade(id: number, traded: Omit<TradeView, 'id' | 'at'>, at: number): void;
}

/** What events change, one function an event; one without a row changes nothing that is public. */
export type ChangedBy<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, changes: Changes, at: number) => void;
};

/** A method, so that what is for one kind of event may stand in the table of all: its name chooses it. */
interface Named {
  note(event: EventRecord, changes: Changes, at: number): void;
}
export type NoteChange = Named['note'];
export type Changed = Readonly<Record<string, NoteChange>>;
