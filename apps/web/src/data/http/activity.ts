/** The loader shows when a call has been on its way for so long. */
export const loaderDelayMs = 800;

type Listener = () => void;

/**
 * Counts the calls that a customer waits for and says when the wait deserves a loader: from 800 ms after the first of
 * them began until the last has ended.
 */
export class Activity {
  #waiting = 0;
  #shown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<Listener>();

  readonly begin = (): (() => void) => {
    this.#waiting += 1;
    this.#timer ??= setTimeout(() => this.#show(true), loaderDelayMs);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#waiting -= 1;
      if (this.#waiting > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show(false);
    };
  };

  readonly shown = (): boolean => this.#shown;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(shown: boolean): void {
    if (this.#shown === shown) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

export const activity = new Activity();
