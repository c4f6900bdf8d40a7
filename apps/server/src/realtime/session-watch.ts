import type { Sessions } from '../people/sessions.ts';
import type { Follower } from './follower.ts';

type Session = { id: string; customer: number };

/**
 * Knows which sockets live from which session, and ends them with it: at once where the session is ended here, within
 * the interval of the check where another process ended it or its life is over.
 */
export class SessionWatch {
  readonly #sessions: Pick<Sessions, 'verify' | 'onClosed'>;
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #bound = new Map<Follower, Session>();
  readonly #onEnded: (follower: Follower) => void;
  readonly #stopListening: () => void;
  readonly #timer: NodeJS.Timeout;
  /** Sessions that ended while a token was being verified: what the verification says of them is outdated. */
  readonly #endedMeanwhile = new Set<string>();
  #verifying = 0;
  #checking = false;

  constructor(
    sessions: Pick<Sessions, 'verify' | 'onClosed'>,
    checkEveryMs: number,
    onEnded: (follower: Follower) => void,
  ) {
    this.#sessions = sessions;
    this.#onEnded = onEnded;
    this.#stopListening = sessions.onClosed(({ session }) => this.#end(session));
    this.#timer = setInterval(() => void this.#check(), checkEveryMs);
    this.#timer.unref();
  }

  /** The session of the follower's token, which it lives from then on; null when there is none or it is over. */
  async sessionOf(follower: Follower): Promise<Session | null> {
    const session = await this.#verify(follower.token);
    if (session === null || !follower.socket.connected) return null;
    this.forget(follower);
    this.#bound.set(follower, session);
    const siblings = this.#followers.get(session.id) ?? new Set();
    this.#followers.set(session.id, siblings.add(follower));
    return session;
  }

  forget(follower: Follower): void {
    const session = this.#bound.get(follower);
    if (session === undefined) return;
    this.#bound.delete(follower);
    const siblings = this.#followers.get(session.id);
    siblings?.delete(follower);
    if (siblings?.size === 0) this.#followers.delete(session.id);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopListening();
  }

  async #verify(token: string): Promise<Session | null> {
    if (token === '') return null;
    this.#verifying += 1;
    try {
      const session = await this.#sessions.verify(token);
      return session === null || this.#endedMeanwhile.has(session.id) ? null : session;
    } finally {
      this.#verifying -= 1;
      if (this.#verifying === 0) this.#endedMeanwhile.clear();
    }
  }

  #end(session: string): void {
    if (this.#verifying > 0) this.#endedMeanwhile.add(session);
    for (const follower of this.#followers.get(session) ?? []) {
      this.forget(follower);
      this.#onEnded(follower);
    }
  }

  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    for (const [follower, { id }] of this.#bound) {
      const session = await this.#verify(follower.token).catch(() => undefined);
      if (session === null) this.#end(id);
    }
    this.#checking = false;
  }
}
