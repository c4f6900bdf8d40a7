import { cutConnection } from './connection.ts';
import type { Subscriber } from './subscriber.ts';
import type { RealtimeLimits } from './limits.ts';

type Bounds = Pick<RealtimeLimits, 'backlogBytesMax' | 'backlogBytesResume' | 'lagMsMax'>;

const lookEveryMs = 100;

/**
 * Keeps memory bounded when clients read slower than the exchange writes. A subscriber with too much waiting gets no
 * more changes; when it has read what waits it gets the state of each of its channels as a snapshot; when it never
 * does, it is closed.
 */
export class SlowSubscribers {
  readonly #bounds: Bounds;
  readonly #behind = new Set<Subscriber>();
  #timer: NodeJS.Timeout | undefined;
  #droppedTotal = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get stats(): { behind: number; droppedTotal: number } {
    return { behind: this.#behind.size, droppedTotal: this.#droppedTotal };
  }

  /** To be asked before every send: false when the subscriber is behind and must not be sent anything. */
  keepsUp(subscriber: Subscriber): boolean {
    if (subscriber.laggingSince !== null) return false;
    if (subscriber.backlog <= this.#bounds.backlogBytesMax) return true;
    subscriber.laggingSince = performance.now();
    this.#droppedTotal += 1;
    this.#behind.add(subscriber);
    for (const membership of subscriber.memberships.values()) membership.pause();
    this.#timer ??= setInterval(() => this.#look(), lookEveryMs);
    return false;
  }

  forget(subscriber: Subscriber): void {
    this.#behind.delete(subscriber);
    this.#stopWhenIdle();
  }

  close(): void {
    this.#behind.clear();
    this.#stopWhenIdle();
  }

  #look(): void {
    const now = performance.now();
    for (const subscriber of this.#behind) {
      const since = subscriber.laggingSince ?? now;
      if (subscriber.backlog <= this.#bounds.backlogBytesResume) {
        this.#behind.delete(subscriber);
        subscriber.laggingSince = null;
        for (const membership of subscriber.memberships.values()) membership.resume();
      } else if (now - since > this.#bounds.lagMsMax) {
        this.#behind.delete(subscriber);
        cutConnection(subscriber.socket.conn);
      }
    }
    this.#stopWhenIdle();
  }

  #stopWhenIdle(): void {
    if (this.#behind.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
