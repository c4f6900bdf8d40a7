/** What one socket, one address and the whole server may use; every number can be configured. */
export interface RealtimeLimits {
  connectionsMax: number;
  connectionsPerAddressMax: number;
  subscriptionsPerSocketMax: number;
  /** Calls of a socket: as many at once, and as many again each second. */
  callsBurst: number;
  callsPerSecond: number;
  /** The longest message that a client may send. */
  messageBytesMax: number;
  /** What may wait to be sent to a socket before its changes are dropped for a snapshot. */
  backlogBytesMax: number;
  /** A socket gets its snapshots when no more than this waits. */
  backlogBytesResume: number;
  /** A socket that can't catch up for so long is closed. */
  lagMsMax: number;
  /** Depth, tickers and candles are sent no more often than this. */
  coalesceMs: number;
  /** A mark is sent no more often than this. */
  markCoalesceMs: number;
  /** How far a market is in its day, with the price of its opening, is sent no more often than this. */
  sessionCoalesceMs: number;
  /** The levels of a book that are followed, on each side. */
  depthLevels: number;
  /** How often it is checked that the session of an open socket still lives. */
  sessionCheckMs: number;
}

export const defaultRealtimeLimits: RealtimeLimits = {
  connectionsMax: 10_000,
  connectionsPerAddressMax: 100,
  subscriptionsPerSocketMax: 50,
  callsBurst: 100,
  callsPerSecond: 20,
  messageBytesMax: 16_384,
  backlogBytesMax: 262_144,
  backlogBytesResume: 16_384,
  lagMsMax: 30_000,
  coalesceMs: 100,
  markCoalesceMs: 200,
  sessionCoalesceMs: 500,
  depthLevels: 100,
  sessionCheckMs: 60_000,
};
