import type { Subscription, Update } from './port.ts';

type Listener = (update: Update) => void;

/** Told of a listener that threw; it is dropped. */
export type Dropped = (error: unknown) => void;

/** One subscriber: it gets what is newer than its state, and nothing before it has its state. */
class Subscriber {
  readonly #listener: Listener;
  readonly #seq: number;
  readonly #failed: Dropped;
  #waiting: Update[] | null = [];
  closed = false;

  constructor(listener: Listener, seq: number, failed: Dropped) {
    this.#listener = listener;
    this.#seq = seq;
    this.#failed = failed;
  }

  deliver(update: Update): void {
    if (this.closed || update.seq <= this.#seq) return;
    if (this.#waiting !== null) this.#waiting.push(update);
    else this.#tell(update);
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const update of waiting) if (!this.closed) this.#tell(update);
  }

  /** Deliveries run between the answers of a commit: a listener that throws must keep none of those from leaving. */
  #tell(update: Update): void {
    try {
      this.#listener(update);
    } catch (error) {
      this.#failed(error);
    }
  }
}

/** The subscribers of one channel and one subject. */
export class Feed {
  readonly #subscribers = new Set<Subscriber>();
  readonly #dropped: Dropped;

  constructor(dropped: Dropped) {
    this.#dropped = dropped;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  deliver(update: Update): void {
    for (const subscriber of this.#subscribers) subscriber.deliver(update);
  }

  /**
   * Adds a subscriber whose state is `state`, captured now. `released` is called with the subscription once the state
   * may be known; updates follow it.
   */
  add(state: Update, listener: Listener): { subscription: Subscription; released: () => void } {
    const close = (): void => {
      subscriber.closed = true;
      this.#subscribers.delete(subscriber);
    };
    const subscriber = new Subscriber(listener, state.seq, (error) => {
      close();
      this.#dropped(error);
    });
    this.#subscribers.add(subscriber);
    return {
      subscription: { seq: state.seq, at: state.at, state, close },
      // Whoever awaits the subscription sees its state before the first update.
      released: () => void setImmediate(() => subscriber.open()),
    };
  }
}
