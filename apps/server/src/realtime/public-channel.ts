import type { ChannelName, ChannelStates, Subscribed } from '@auric/api';
import type { Server } from 'socket.io';
import type { Follower, Following } from './follower.ts';
import type { SlowFollowers } from './slow-followers.ts';
import type { PublicType, Topic } from './topics/topic.ts';

/**
 * A channel that everybody may follow: one payload a change, encoded once for all in the room. Joining and answering
 * the state happen in one turn, so that nothing can be published in between.
 */
export class PublicChannel<Type extends PublicType = PublicType> {
  readonly name: ChannelName;
  readonly ready: Promise<void>;
  readonly #io: Server;
  readonly #slow: SlowFollowers;
  readonly #topic: Topic<Type>;
  readonly #present = new Set<Follower>();
  #followers = 0;
  /** The position of the state or message that followers have seen last. */
  #seq = 0;

  constructor(name: ChannelName, topic: Topic<Type>, io: Server, slow: SlowFollowers) {
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

  get followers(): number {
    return this.#followers;
  }

  /** Adds a follower; the answer to its `subscribe` must leave in the same turn. */
  join(follower: Follower): { state: Subscribed; following: Following } {
    this.#followers += 1;
    this.#enter(follower);
    let ended = false;
    const following: Following = {
      pause: () => this.#exit(follower),
      resume: () => {
        if (ended) return;
        this.#enter(follower);
        const { seq, ...state } = this.#snapshot();
        emit(follower, this.name, { seq, snapshot: true, ...state });
      },
      end: () => {
        if (ended) return;
        ended = true;
        this.#followers -= 1;
        this.#exit(follower);
      },
    };
    return { state: { channel: this.name, ...this.#snapshot() } as unknown as Subscribed, following };
  }

  close(): void {
    this.#topic.close();
  }

  #snapshot(): { seq: number } & ChannelStates[Type] {
    return { seq: this.#seq, ...this.#topic.state() };
  }

  #enter(follower: Follower): void {
    this.#present.add(follower);
    void follower.socket.join(this.name);
  }

  #exit(follower: Follower): void {
    this.#present.delete(follower);
    void follower.socket.leave(this.name);
  }

  #publish(position: number, changes: object): void {
    const prev = this.#seq;
    // Index and trades of one position can come one after the other: a client would take the second for an old one.
    const seq = Math.max(position, prev + 1);
    this.#seq = seq;
    for (const follower of this.#present) this.#slow.keepsUp(follower);
    if (this.#present.size > 0) this.#io.to(this.name).emit(this.name, { seq, prev, ...changes });
  }
}

function emit(follower: Follower, name: ChannelName, message: object): void {
  (follower.socket.emit as (event: string, message: object) => boolean)(name, message);
}
