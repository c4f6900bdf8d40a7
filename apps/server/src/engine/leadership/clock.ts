/**
 * The two clocks of a machine. `now` is the clock of the wall, in Unix ms: it stamps commands, and an operator or a time
 * server can set it. `monotonicMs` only runs forward, from any start: it measures spans. Tests move both.
 */
export interface Clock {
  now(): number;
  monotonicMs(): number;
}

export const systemClock: Clock = { now: () => Date.now(), monotonicMs: () => performance.now() };
