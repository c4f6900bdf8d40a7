/** A session is told that its operator is there at most so often. */
export const tellEveryMs = 60_000;
/** So long before the console locks it says so. */
export const warnBeforeMs = 60_000;

interface PresenceOptions {
  /** The server's time, in ms. */
  now: () => number;
  /** Tells the server that the operator is there. */
  stay: () => void;
}

/**
 * Keeps a console open while somebody works at it. What the page asks for on its own doesn't count: only keys and the mouse
 * do, and the server is told of them once a minute, or at once where it is about to lock.
 */
export class Presence {
  readonly #now: () => number;
  readonly #stay: () => void;
  #toldAt = Number.NEGATIVE_INFINITY;
  #locksAt = Number.POSITIVE_INFINITY;

  constructor({ now, stay }: PresenceOptions) {
    this.#now = now;
    this.#stay = stay;
  }

  /** The server has said when it will lock. */
  locksAt(at: number): void {
    this.#locksAt = at;
  }

  /** A key, a click, a turn of the wheel. */
  readonly seen = (): void => {
    const now = this.#now();
    const wait = this.#locksAt - now <= warnBeforeMs ? 1_000 : tellEveryMs;
    if (now >= this.#locksAt || now - this.#toldAt < wait) return;
    this.#toldAt = now;
    this.#stay();
  };

  /** Seconds until it locks, once that is worth a warning; 0 when it is time, null before. */
  secondsLeft(): number | null {
    const left = this.#locksAt - this.#now();
    return left > warnBeforeMs ? null : Math.max(0, Math.ceil(left / 1000));
  }
}
