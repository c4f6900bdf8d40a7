/**
 * Announces a session of all stock markets, from `opensAt` to `closesAt` (ms). What day it is in New York, its holidays and its
 * short days are worked out outside: the exchange knows instants alone. Answers with the id of the session.
 */
export interface AnnounceSession {
  type: 'AnnounceSession';
  opensAt: number;
  closesAt: number;
}

/** Takes back a session that hasn't begun: a day of mourning, a storm. */
export interface CancelSession {
  type: 'CancelSession';
  session: number;
}

export type StockCommand = AnnounceSession | CancelSession;
