import type { Unread } from '@auric/api';
import type { Inbox, InboxNews } from '../realtime/inbox.ts';

type Listener = (news: InboxNews) => void;
type Count = (customer: number) => Promise<number>;

/** What waits to be read of a customer, counted where it lies, and told to whoever has the app open. */
export class LiveInbox implements Inbox {
  readonly #counts: { readonly messages: Count; readonly support: Count };
  readonly #failed: (error: unknown) => void;
  readonly #listeners = new Map<number, Set<Listener>>();

  constructor(counts: { messages: Count; support: Count }, failed: (error: unknown) => void) {
    this.#counts = counts;
    this.#failed = failed;
  }

  async unreadOf(customer: number): Promise<Unread> {
    const [messages, support] = await Promise.all([this.#counts.messages(customer), this.#counts.support(customer)]);
    return { messages, support };
  }

  follow(customer: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(customer) ?? new Set();
    this.#listeners.set(customer, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(customer) === listeners) this.#listeners.delete(customer);
    };
  }

  /** Tells whoever listens that something came, or was read elsewhere; nothing is counted where nobody does. */
  tell(customer: number, news: Pick<InboxNews, 'chat'> = {}): void {
    if (!this.#listeners.has(customer)) return;
    this.unreadOf(customer).then((unread) => {
      for (const listener of this.#listeners.get(customer) ?? []) listener({ ...news, unread });
    }, this.#failed);
  }
}
