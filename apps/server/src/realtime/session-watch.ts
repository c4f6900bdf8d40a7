import type { Sessions } from '../people/sessions.ts';
import type { Subscriber } from './subscriber.ts';

type Session = { id: string; customer: number };

/**
 * Knows which sockets live from which session, and ends them with it: at once where the session is ended here, within
 * the interval of the check where another process ended it or its life is over.
 */
export class SessionWatch {
  readonly #sessions: Pick<Sessions, 'verify' | 'onClosed'>;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #bound = new Map<Subscriber, Session>();
  readonly #onEnded: (subscriber: Subscriber) => void;
  readonly #stopListening: () => void;
  readonly #timer: NodeJS.Timeout;
  /** Sessions that ended while a token was being verified: what the verification says of them is outdated. */
  readonly #endedMeanwhile = new Set<string>();
  #verifying = 0;
  #checking = false;

  constructor(
    sessions: Pick<Sessions, 'verify' | 'onClosed'>,
    checkEveryMs: number,
    onEnded: (subscriber: Subscriber) => void,
  ) {
    this.#sessions = sessions;
    this.#onEnded = onEnded;
    this.#stopListening = sessions.onClosed(({ session }) => this.#end(session));
    this.#timer = setInterval(() => void this.#check(), checkEveryMs);
    this.#timer.unref();
  }

  /** The session of the subscriber's token, which it lives from then on; null when there is none or it is over. */
  async sessionOf(subscriber: Subscriber): Promise<Session | null> {
    const session = await this.#verify(subscriber.token);
    if (session === null || !subscriber.socket.connected) return null;
    this.forget(subscriber);
    this.#bound.set(subscriber, session);
    const siblings = this.#subscribers.get(session.id) ?? new Set();
    this.#subscribers.set(session.id, siblings.add(subscriber));
    return session;
  }

  forget(subscriber: Subscriber): void {
    const session = this.#bound.get(subscriber);
    if (session === undefined) return;
    this.#bound.delete(subscriber);
    const siblings = this.#subscribers.get(session.id);
    siblings?.delete(subscriber);
    if (siblings?.size === 0) this.#subscribers.delete(session.id);
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
    for (const subscriber of this.#subscribers.get(session) ?? []) {
      this.forget(subscriber);
      this.#onEnded(subscriber);
    }
  }

  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    for (const [subscriber, { id }] of this.#bound) {
      const session = await this.#verify(subscriber.token).catch(() => undefined);
      if (session === null) this.#end(id);
    }
    this.#checking = false;
  }
}
