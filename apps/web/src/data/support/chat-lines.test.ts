import type { Chat, ChatMessage, SupportDesk } from '@auric/api';
import { expect, it } from 'vitest';
import { withChatNews, withKnownLines, withOlderLines } from './chat-lines.ts';

const line = (id: number): ChatMessage => ({
  id,
  chat: 1,
  from: 'customer',
  text: `Line ${id}`,
  attachment: null,
  time: id,
  request_id: `request-${id}`,
});
const chat: Chat = { id: 1, topic: 'other', state: 'open', opened_at: 0, closed_at: null, rating: null };
const desk = (ids: number[], has_more = false): SupportDesk => ({
  hours: { open: true, from: 0, to: 1440, days: [1] },
  chat,
  messages: ids.map(line),
  has_more,
  unread: 0,
});
const idsOf = ({ messages }: SupportDesk) => messages.map(({ id }) => id);

it('a line that comes twice, or late, stands once and in its place', () => {
  const once = withChatNews(desk([1, 3]), { chat, message: line(2) });
  expect(idsOf(withChatNews(once, { chat, message: line(2) }))).toEqual([1, 2, 3]);
});

it('news of an older chat leaves the newer one', () => {
  const second = { ...desk([1]), chat: { ...chat, id: 2 } };
  expect(withChatNews(second, { chat: { ...chat, rating: 5 }, message: null }).chat?.id).toBe(2);
  const next = withChatNews(second, { chat: { ...chat, id: 3 }, message: null });
  expect(next.chat?.id).toBe(3);
});

it('older lines stand before, and stay when the newest are read anew', () => {
  const known = withOlderLines(desk([5, 6], true), { messages: [line(3), line(4)], has_more: true });
  expect(idsOf(known)).toEqual([3, 4, 5, 6]);
  expect(idsOf(withKnownLines(desk([6, 7], true), known))).toEqual([3, 4, 5, 6, 7]);
});

it('lines that don’t meet those known would leave a gap, so the known ones go', () => {
  const fresh = desk([20, 21], true);
  expect(idsOf(withKnownLines(fresh, desk([1, 2])))).toEqual([20, 21]);
});
