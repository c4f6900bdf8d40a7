import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionClosed } from '../../people/sessions.ts';

export const alice = 1000;
export const bob = 1001;

/** The sessions of two customers, which end when a test says so. */
export class ScriptedSessions {
  readonly tokens = new Map([
    ['alice-token', { id: 'a1', customer: alice }],
    ['bob-token', { id: 'b1', customer: bob }],
  ]);
  readonly #listeners = new Set<SessionClosed>();
  /** Runs while a token is being verified. */
  meanwhile: () => void = () => undefined;

  async verify(token: string): Promise<{ id: string; customer: number } | null> {
    const session = this.tokens.get(token) ?? null;
    await sleep(1);
    this.meanwhile();
    return session;
  }

  onClosed(listener: SessionClosed): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(token: string): void {
    const session = this.tokens.get(token);
    this.tokens.delete(token);
    if (session === undefined) return;
    for (const listener of this.#listeners) listener({ session: session.id, customer: session.customer });
  }
}
