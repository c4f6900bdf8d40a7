import type { Chat, ChatMessage, SupportDesk } from '@auric/api';

type ChatLines = Pick<SupportDesk, 'messages' | 'has_more'>;

/** Lines put together, each once, oldest first: an answer to a line may come after the push of it. */
export function mergedLines(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The desk after something happened in its chat. */
export function withChatNews(
  desk: SupportDesk,
  { chat, message }: { chat: Chat; message: ChatMessage | null },
): SupportDesk {
  const messages = message === null ? desk.messages : mergedLines(desk.messages, [message]);
  // News of an older chat, such as its rating, is no news of the one that is shown.
  const newest = desk.chat === null || chat.id >= desk.chat.id ? chat : desk.chat;
  return { ...desk, chat: newest, messages };
}

/** The desk with older lines before its own. */
export function withOlderLines(desk: SupportDesk, older: ChatLines): SupportDesk {
  return { ...desk, messages: mergedLines(older.messages, desk.messages), has_more: older.has_more };
}

/** The desk read anew, with the older lines that were read already. */
export function withKnownLines(fresh: SupportDesk, known: SupportDesk | undefined): SupportDesk {
  const oldest = fresh.messages[0]?.id;
  if (known === undefined || oldest === undefined || !fresh.has_more) return fresh;
  const meets = known.messages.some(({ id }) => id >= oldest);
  if (!meets) return fresh;
  return { ...fresh, messages: mergedLines(known.messages, fresh.messages), has_more: known.has_more };
}
