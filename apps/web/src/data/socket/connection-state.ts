export type ConnectionState = 'connecting' | 'online' | 'offline';

/** A line that is away for less than this is no news to a customer. */
export const offlineAfterMs = 1200;

/** The first word may take longer: a slow phone is still reading the app while the line opens. */
export const firstWordMs = 5000;

type Listener = () => void;

/**
 * What the customer is told about the line. A loss shows after `offlineAfterMs`; only data ends it: a socket that has
 * connected but says nothing is no connection.
 */
export class ConnectionStatus {
  #state: ConnectionState = 'connecting';
  #lastDataAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerEndsAt = Number.POSITIVE_INFINITY;
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
    this.#stopTimer();
    this.#set('online');
  }

  /** A line is being opened. */
  opening(): void {
    this.#showOfflineAfter(this.#lastDataAt === 0 ? firstWordMs : offlineAfterMs);
  }

  /** The line is gone, or could not be opened: it shows when it stays so. */
  lost(): void {
    this.#showOfflineAfter(offlineAfterMs);
  }

  /** The line has proven dead already: it shows at once. */
  dead(): void {
    this.#stopTimer();
    this.#set('offline');
  }

  /** The earlier of two ends counts: a failed attempt cuts the first patience short. */
  #showOfflineAfter(ms: number): void {
    const endsAt = this.#now() + ms;
    if (this.#state === 'offline' || endsAt >= this.#timerEndsAt) return;
    this.#stopTimer();
    this.#timerEndsAt = endsAt;
    this.#timer = setTimeout(() => this.dead(), ms);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timerEndsAt = Number.POSITIVE_INFINITY;
  }

  #set(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
