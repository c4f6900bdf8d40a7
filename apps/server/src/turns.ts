import { Unavailable } from './engine/port/port.ts';

/**
 * Work that costs memory or a core: so much of it runs at once, so much more waits its turn, and whoever comes beyond that is
 * told to come back, so that a flood of it takes nothing that trading needs.
 */
export class Turns {
  readonly #running: number;
  readonly #waitingMost: number;
  readonly #full: string;
  #active = 0;
  readonly #waiting: (() => void)[] = [];

  /** `full`: why somebody is sent away, in words. */
  constructor({ running, waitingMost, full }: { running: number; waitingMost: number; full: string }) {
    this.#running = running;
    this.#waitingMost = waitingMost;
    this.#full = full;
  }

  /** Does the work when it is its turn; throws `Unavailable` where too much waits. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#active < this.#running) {
      this.#active += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingMost) throw new Unavailable(this.#full);
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#active -= 1;
    else next();
  }
}
