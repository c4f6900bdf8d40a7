/** What the page tells the worker. */
export type ToWorker =
  /** Keep these files: the page has loaded them before the worker was there to see it. */
  | { type: 'keep'; urls: readonly string[] }
  /** The page runs with this entry. A waiting worker of the same version takes over; a newer one says so. */
  | { type: 'runs'; entry: string }
  /** The customer wants the new version. */
  | { type: 'take over' };

/**
 * What the worker tells the page: it is newer, and waits; or it asks which entry the page runs with, to be answered over
 * the port that comes along.
 */
export type ToPage = { type: 'newer' } | { type: 'which entry' };

/** A page's answer to `which entry`. */
export type EntryAnswer = { entry: string };
