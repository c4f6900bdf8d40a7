import { TransportError } from './transport-error.ts';

const retryAfterSeconds = 5;

/** Lets in who asks for a file or brings one, so many at once and so many for each customer, or tells them to come back. */
export class FileGate {
  readonly #most: { all: number; each: number };
  readonly #inside = new Map<number, number>();
  #all = 0;

  constructor(most: { all: number; each: number }) {
    this.#most = most;
  }

  /** Returns how to leave. */
  enter(customer: number): () => void {
    const own = this.#inside.get(customer) ?? 0;
    if (own >= this.#most.each || this.#all >= this.#most.all)
      throw new TransportError('too_many_requests', retryAfterSeconds);
    this.#inside.set(customer, own + 1);
    this.#all += 1;
    return () => this.#leave(customer);
  }

  #leave(customer: number): void {
    const own = (this.#inside.get(customer) ?? 1) - 1;
    if (own === 0) this.#inside.delete(customer);
    else this.#inside.set(customer, own);
    this.#all -= 1;
  }
}
