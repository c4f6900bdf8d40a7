export type ConnectionState = 'connecting' | 'online' | 'offline';

/** A line that is away for less than this is no news to a customer. */
export const offlineAfterMs = 1200;

type Listener = () => void;

/**
 * What the customer is told about the line. A loss shows after `offlineAfterMs`; only data ends it: a socket that has
 * connected but says nothing is no connection.
 */
export class ConnectionStatus {
  #state: ConnectionState = 'connecting';
  #lastDataAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<Listener>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  readonly state = (): ConnectionState => this.#state;

  /** When the last word from the server came, in Unix ms; 0 before the first. */
  readonly lastDataAt = (): number => this.#lastDataAt;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something came from the server. */
  heard(): void {
    this.#lastDataAt = this.#now();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set('online');
  }

  /** The line is gone, or was never there: it shows when it stays so. */
  lost(): void {
    if (this.#state === 'offline') return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#set('offline');
    }, offlineAfterMs);
  }

  /** The line has proven dead already: it shows at once. */
  dead(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set('offline');
  }

  #set(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
