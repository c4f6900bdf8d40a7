import type { Unread } from '@auric/api';
import type { Inbox, InboxNews } from '../inbox.ts';

/** An inbox of which a test says what is in it and what comes. */
export class ScriptedInbox implements Inbox {
  unread: Unread = { messages: 0, support: 0 };
  /** Called while the number is being asked for. */
  asked: () => void = () => undefined;
  readonly #listeners = new Map<number, Set<(news: InboxNews) => void>>();

  unreadOf(): Promise<Unread> {
    const { unread } = this;
    this.asked();
    return Promise.resolve(unread);
  }

  follow(customer: number, listener: (news: InboxNews) => void): () => void {
    const listeners = this.#listeners.get(customer) ?? new Set();
    this.#listeners.set(customer, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  tell(customer: number, news: InboxNews): void {
    for (const listener of this.#listeners.get(customer) ?? []) listener(news);
  }

  followers(customer: number): number {
    return this.#listeners.get(customer)?.size ?? 0;
  }
}

export const emptyInbox: Inbox = new ScriptedInbox();
