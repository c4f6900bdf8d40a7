import type { ChannelName, ChannelStates, Subscribed } from '@auric/api';
import type { Server } from 'socket.io';
import type { Subscriber, Membership } from './subscriber.ts';
import type { SlowSubscribers } from './slow-subscribers.ts';
import type { PublicType, Topic } from './topics/topic.ts';

/**
 * A channel that everybody may follow: one payload a change, encoded once for all in the room. Joining and answering
 * the state happen in one turn, so that nothing can be published in between.
 */
export class PublicChannel<Type extends PublicType = PublicType> {
  readonly name: ChannelName;
  readonly ready: Promise<void>;
  readonly #io: Server;
  readonly #slow: SlowSubscribers;
  readonly #topic: Topic<Type>;
  readonly #present = new Set<Subscriber>();
  #subscribers = 0;
  /** The position of the state or message that subscribers have seen last. */
  #seq = 0;

  constructor(name: ChannelName, topic: Topic<Type>, io: Server, slow: SlowSubscribers) {
    this.name = name;
    this.#topic = topic;
    this.#io = io;
    this.#slow = slow;
    this.ready = topic
      .open((seq, changes) => this.#publish(seq, changes))
      .then((seq) => {
        this.#seq = Math.max(this.#seq, seq);
      });
  }

  get subscribers(): number {
    return this.#subscribers;
  }

  /** Adds a subscriber; the answer to its `subscribe` must leave in the same turn. */
  join(subscriber: Subscriber): { state: Subscribed; membership: Membership } {
    this.#subscribers += 1;
    this.#enter(subscriber);
    let ended = false;
    const membership: Membership = {
      pause: () => this.#exit(subscriber),
      resume: () => {
        if (ended) return;
        this.#enter(subscriber);
        const { seq, ...state } = this.#snapshot();
        emit(subscriber, this.name, { seq, snapshot: true, ...state });
      },
      end: () => {
        if (ended) return;
        ended = true;
        this.#subscribers -= 1;
        this.#exit(subscriber);
      },
    };
    return { state: { channel: this.name, ...this.#snapshot() } as unknown as Subscribed, membership };
  }

  close(): void {
    this.#topic.close();
  }

  #snapshot(): { seq: number } & ChannelStates[Type] {
    return { seq: this.#seq, ...this.#topic.state() };
  }

  #enter(subscriber: Subscriber): void {
    this.#present.add(subscriber);
    void subscriber.socket.join(this.name);
  }

  #exit(subscriber: Subscriber): void {
    this.#present.delete(subscriber);
    void subscriber.socket.leave(this.name);
  }

  #publish(position: number, changes: object): void {
    const prev = this.#seq;
    // Index and trades of one position can come one after the other: a client would take the second for an old one.
    const seq = Math.max(position, prev + 1);
    this.#seq = seq;
    for (const subscriber of this.#present) this.#slow.keepsUp(subscriber);
    if (this.#present.size > 0) this.#io.to(this.name).emit(this.name, { seq, prev, ...changes });
  }
}

function emit(subscriber: Subscriber, name: ChannelName, message: object): void {
  (subscriber.socket.emit as (event: string, message: object) => boolean)(name, message);
}
