import { TransportError } from './transport-error.ts';

/** Files are long reads: so many at once, however many ask, and one for each customer. */
const filesAtOnce = 4;
const retryAfterSeconds = 5;

/** Lets in who asks for a file, or tells them to come back. */
export class FileGate {
  readonly #customers = new Set<number>();

  /** Returns how to leave. */
  enter(customer: number): () => void {
    if (this.#customers.has(customer) || this.#customers.size >= filesAtOnce)
      throw new TransportError('too_many_requests', retryAfterSeconds);
    this.#customers.add(customer);
    return () => this.#customers.delete(customer);
  }
}
