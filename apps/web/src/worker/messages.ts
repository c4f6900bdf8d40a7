/** What the page tells the worker. */
export type ToWorker =
  /** Keep these files: the page has loaded them before the worker was there to see it. */
  | { type: 'keep'; urls: readonly string[] }
  /** The page runs with this entry. A waiting worker of the same version takes over; a newer one says so. */
  | { type: 'runs'; entry: string }
  /** The customer wants the new version. */
  | { type: 'take over' };

/** What the worker tells the page: it is newer, and waits. */
export type ToPage = { type: 'newer' };
