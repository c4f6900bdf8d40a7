/**
 * Gathers changes: the first after a pause is flushed with the end of the current turn, the next ones together when
 * `intervalMs` has passed since.
 */
export class Coalescer {
  readonly #intervalMs: number;
  readonly #flush: () => void;
  #timer: NodeJS.Timeout | undefined;
  #flushedAt = -Infinity;
  #closed = false;

  constructor(intervalMs: number, flush: () => void) {
    this.#intervalMs = intervalMs;
    this.#flush = flush;
  }

  /** Says that something changed. */
  mark(): void {
    if (this.#timer !== undefined || this.#closed) return;
    const wait = Math.max(0, this.#flushedAt + this.#intervalMs - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#flushedAt = performance.now();
      this.#flush();
    }, wait);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
