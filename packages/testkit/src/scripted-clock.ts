import { type Clock, systemClock } from '@auric/server/clock';

const fundingMs = 8 * 3_600_000;
const earlyMs = 600_000;
const shortlyMs = 2_000;

/**
 * A clock that starts ten minutes before the last instant of funding, so that nothing that a browser reads is in its
 * future, and that can be brought to just before that instant. Both of its hands leap: the machine slept and woke.
 */
export class ScriptedClock implements Clock {
  #leptMs = -(systemClock.now() % fundingMs) - earlyMs;

  now(): number {
    return systemClock.now() + this.#leptMs;
  }

  monotonicMs(): number {
    return systemClock.monotonicMs() + this.#leptMs;
  }

  /** Leaps so many ms. */
  leap(ms: number): void {
    this.#leptMs += ms;
  }

  /** Leaps to two seconds before the next instant of funding, unless it is there already. */
  leapToFunding(): void {
    const toInstant = fundingMs - (this.now() % fundingMs);
    this.#leptMs += Math.max(0, toInstant - shortlyMs);
  }
}
