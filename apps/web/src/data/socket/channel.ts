/** What a channel sends: `seq` is the state after this event, `prev` the state that it builds on. */
export interface ChannelEvent {
  seq: number;
  prev: number;
}

/** The state of a channel at `seq`, as the acknowledgement of a subscription carries it. */
export interface ChannelSnapshot {
  seq: number;
}

/** What receives a channel: a whole state first, then its changes in order and without a hole. */
export interface ChannelConsumer {
  snapshot(state: ChannelSnapshot & Record<string, unknown>): void;
  event(event: ChannelEvent & Record<string, unknown>): void;
  /** Nobody has held the channel for a while and it is left: from now on nothing keeps its state current. */
  closed?(): void;
}

export type Continuity = 'next' | 'old' | 'gap';

/** Whether an event follows the state at `seq`: it is next, already contained, or something is missing in between. */
export function continuity(seq: number, event: ChannelEvent): Continuity {
  if (event.seq <= seq) return 'old';
  return event.prev === seq ? 'next' : 'gap';
}

/** More than a slow acknowledgement ever gathers: beyond it a fresh snapshot is cheaper than the events. */
const longestBuffer = 1000;

/**
 * One subscription. While a snapshot is on its way events are kept, because the first of them may follow it; then they
 * are applied to it in order. Any hole asks for a new snapshot: a consumer never sees a state that did not exist.
 */
export class Channel {
  readonly name: string;
  readonly #consumer: ChannelConsumer;
  #seq = 0;
  #live = false;
  #waiting: (ChannelEvent & Record<string, unknown>)[] = [];

  constructor(name: string, consumer: ChannelConsumer) {
    this.name = name;
    this.#consumer = consumer;
  }

  get live(): boolean {
    return this.#live;
  }

  get seq(): number {
    return this.#seq;
  }

  /** The channel is left for good. */
  close(): void {
    this.#live = false;
    this.#consumer.closed?.();
  }

  /** From now on events are kept until the snapshot comes. */
  expectSnapshot(): void {
    this.#live = false;
    this.#waiting = [];
  }

  /** Answers `gap` where the kept events don't follow the snapshot without a hole. */
  takeSnapshot(state: ChannelSnapshot & Record<string, unknown>): 'next' | 'gap' {
    this.#seq = state.seq;
    this.#live = true;
    this.#consumer.snapshot(state);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const event of waiting) {
      if (this.takeEvent(event) === 'gap') return 'gap';
    }
    return 'next';
  }

  takeEvent(event: ChannelEvent & Record<string, unknown>): Continuity {
    if (!this.#live) {
      if (this.#waiting.length < longestBuffer) this.#waiting.push(event);
      return 'next';
    }
    const order = continuity(this.#seq, event);
    if (order === 'gap') this.#live = false;
    if (order !== 'next') return order;
    this.#seq = event.seq;
    this.#consumer.event(event);
    return 'next';
  }
}
