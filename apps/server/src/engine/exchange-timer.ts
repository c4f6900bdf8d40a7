const sleepMaxMs = 3_600_000;

/** Wakes the exchange when its next timer is due. Timers are state of the exchange; this only looks at the clock. */
export class ExchangeTimer {
  readonly #now: () => number;
  readonly #advance: () => void;
  #timer: NodeJS.Timeout | undefined;
  #armedFor = Number.POSITIVE_INFINITY;

  constructor(now: () => number, advance: () => void) {
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
      if (this.#now() >= due) this.#advance();
      else this.arm(due);
    }, waitMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#armedFor = Number.NaN;
  }
}
