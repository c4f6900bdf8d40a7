const sleepMaxMs = 3_600_000;
/** The exchange fires a bounded number of timers at once; what is left of those due gets its turn after a breath. */
const breathMs = 5;

/** Wakes the exchange when its next timer is due. Timers are state of the exchange; this only looks at the clock. */
export class ExchangeTimer {
  readonly #now: () => number;
  readonly #advance: () => number;
  #timer: NodeJS.Timeout | undefined;
  #armedFor = Number.POSITIVE_INFINITY;

  /** `advance` lets the exchange fire what is due and gives its next timer. */
  constructor(now: () => number, advance: () => number) {
    this.#now = now;
    this.#advance = advance;
  }

  /** `due`: the exchange's next timer in Unix ms, Infinity for none. */
  arm(due: number): void {
    if (due === this.#armedFor) return;
    clearTimeout(this.#timer);
    this.#armedFor = due;
    if (due === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.min(Math.max(0, due - this.#now()), sleepMaxMs);
    this.#timer = setTimeout(() => {
      this.#armedFor = Number.POSITIVE_INFINITY;
      const next = this.#now() >= due ? this.#advance() : due;
      this.arm(Math.max(next, this.#now() + breathMs));
    }, waitMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#armedFor = Number.NaN;
  }
}
