import type { SupportDesk, Unread } from '@auric/api';
import { lists } from '../list-refresher.ts';
import { queryClient } from '../query-client.ts';
import { messageKeys } from '../keys/message-keys.ts';
import { withChatNews } from '../support/chat-lines.ts';
import type { OwnFeed } from './own-channel.ts';

function heardUnread(unread: Unread): void {
  const before = queryClient.getQueryData<Unread>(messageKeys.unread);
  queryClient.setQueryData<Unread>(messageKeys.unread, unread);
  if (before?.messages !== unread.messages) lists.news(messageKeys.messages);
}

/** What waits to be read, and the chat with customer service, as the own channel says them. */
export const inboxFeed: OwnFeed = {
  snapshot: ({ unread }) => heardUnread(unread),
  event({ unread, chat }) {
    if (unread !== undefined) heardUnread(unread);
    if (chat === undefined) return;
    queryClient.setQueryData<SupportDesk>(messageKeys.support, (desk) => desk && withChatNews(desk, chat));
  },
};
