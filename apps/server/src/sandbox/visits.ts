import type { Draw } from '../feeds/simulator/random.ts';

/** When each of some people comes again: at random, and never while they are still at it. */
export class Visits {
  readonly #draw: Draw;
  readonly #nextAt = new Map<number, number>();
  readonly #busy = new Set<number>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** Has somebody come whose time it is; they come again after a pause of `meanMs` on average. The first time is after one, too. */
  async come(customer: number, meanMs: number, now: number, act: () => Promise<void>): Promise<void> {
    const nextAt = this.#nextAt.get(customer);
    if (this.#busy.has(customer) || (nextAt !== undefined && nextAt > now)) return;
    this.#nextAt.set(customer, now - Math.log(1 - this.#draw()) * meanMs);
    if (nextAt === undefined) return;
    this.#busy.add(customer);
    try {
      await act();
    } finally {
      this.#busy.delete(customer);
    }
  }
}
