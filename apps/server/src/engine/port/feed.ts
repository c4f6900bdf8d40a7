import type { Subscription, Update } from './port.ts';

type Listener = (update: Update) => void;

/** One subscriber: it gets what is newer than its state, and nothing before it has its state. */
class Subscriber {
  readonly #listener: Listener;
  readonly #seq: number;
  #waiting: Update[] | null = [];
  closed = false;

  constructor(listener: Listener, seq: number) {
    this.#listener = listener;
    this.#seq = seq;
  }

  deliver(update: Update): void {
    if (this.closed || update.seq <= this.#seq) return;
    if (this.#waiting !== null) this.#waiting.push(update);
    else this.#listener(update);
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const update of waiting) if (!this.closed) this.#listener(update);
  }
}

/** The subscribers of one channel and one subject. */
export class Feed {
  readonly #subscribers = new Set<Subscriber>();

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
    const subscriber = new Subscriber(listener, state.seq);
    this.#subscribers.add(subscriber);
    const close = (): void => {
      subscriber.closed = true;
      this.#subscribers.delete(subscriber);
    };
    return {
      subscription: { seq: state.seq, at: state.at, state, close },
      // Whoever awaits the subscription sees its state before the first update.
      released: () => void setImmediate(() => subscriber.open()),
    };
  }
}
