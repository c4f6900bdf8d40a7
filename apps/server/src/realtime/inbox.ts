import type { ChannelChanges, Unread } from '@auric/api';

/** What happened that a customer reads: how much waits now, and what happened in the chat. */
export type InboxNews = Pick<ChannelChanges['me'], 'unread' | 'chat'>;

/** What waits to be read of a customer, and what comes while somebody looks. */
export interface Inbox {
  unreadOf(customer: number): Promise<Unread>;
  /** Tells of everything from now on. Returns how to stop. */
  follow(customer: number, listener: (news: InboxNews) => void): () => void;
}
