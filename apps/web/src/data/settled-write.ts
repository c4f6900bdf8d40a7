/** As long as the typing has to pause (the specification's debounce). */
export const settledAfterMs = 500;

/**
 * Puts a write off until there was none for a while: Safari throws where an address is written a hundred times in thirty
 * seconds. Whatever leads away from here flushes first.
 */
export class SettledWrite {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #write: (() => void) | null = null;

  /** Waits for the pause; an earlier write that still waits is dropped. */
  later(write: () => void): void {
    clearTimeout(this.#timer);
    this.#write = write;
    this.#timer = setTimeout(() => this.flush(), settledAfterMs);
  }

  /** Writes at once, in the place of what waits. */
  now(write: () => void): void {
    this.drop();
    write();
  }

  /** Does at once what waits. */
  flush(): void {
    const write = this.#write;
    this.drop();
    write?.();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#write = null;
  }
}
