import { cutConnection } from './connection.ts';
import type { Follower } from './follower.ts';
import type { RealtimeLimits } from './limits.ts';

type Bounds = Pick<RealtimeLimits, 'backlogBytesMax' | 'backlogBytesResume' | 'lagMsMax'>;

const lookEveryMs = 100;

/**
 * Keeps memory bounded when clients read slower than the exchange writes. A follower with too much waiting gets no more
 * changes; when it has read what waits it gets the state of each of its channels as a snapshot; when it never does, it
 * is closed.
 */
export class SlowFollowers {
  readonly #bounds: Bounds;
  readonly #behind = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;
  #droppedTotal = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get stats(): { behind: number; droppedTotal: number } {
    return { behind: this.#behind.size, droppedTotal: this.#droppedTotal };
  }

  /** To be asked before every send: false when the follower is behind and must not be sent anything. */
  keepsUp(follower: Follower): boolean {
    if (follower.laggingSince !== null) return false;
    if (follower.backlog <= this.#bounds.backlogBytesMax) return true;
    follower.laggingSince = performance.now();
    this.#droppedTotal += 1;
    this.#behind.add(follower);
    for (const following of follower.followings.values()) following.pause();
    this.#timer ??= setInterval(() => this.#look(), lookEveryMs);
    return false;
  }

  forget(follower: Follower): void {
    this.#behind.delete(follower);
    this.#stopWhenIdle();
  }

  close(): void {
    this.#behind.clear();
    this.#stopWhenIdle();
  }

  #look(): void {
    const now = performance.now();
    for (const follower of this.#behind) {
      const since = follower.laggingSince ?? now;
      if (follower.backlog <= this.#bounds.backlogBytesResume) {
        this.#behind.delete(follower);
        follower.laggingSince = null;
        for (const following of follower.followings.values()) following.resume();
      } else if (now - since > this.#bounds.lagMsMax) {
        this.#behind.delete(follower);
        cutConnection(follower.socket.conn);
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
