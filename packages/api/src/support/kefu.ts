import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileAddress } from '../files/endpoints.ts';
import { id, whole } from '../values/scalars.ts';
import { chat, chatMessage, chatTextMax, chatTopics } from './values.ts';

const hours = z.object({
  open: z.boolean(),
  /** In the working days of the week, Monday first, and minutes of the day in UTC. */
  from: z.int(),
  to: z.int(),
  days: z.array(z.int()),
});

const desk = z.object({
  hours,
  chat: z.nullable(chat).check(z.describe('The chat that is open, or else the last one; null where there was none.')),
  messages: z.array(chatMessage).check(z.describe('The latest of all chats, oldest first.')),
  has_more: z.boolean(),
  unread: z.int(),
});
export type SupportDesk = z.output<typeof desk>;

/** A text of a chat: line breaks are its own, everything else that can't be seen is refused. */
const chatText = z
  .string()
  .check(
    z.maxLength(chatTextMax, { error: 'text_too_long' }),
    z.regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, { error: 'characters_not_allowed' }),
  );

const own = { auth: 'customer', section: 'support' } as const;

export const kefuEndpoints = {
  'kefu/index': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'The chat with customer service: its opening hours, and the latest messages.',
    request: z.object({}),
    response: desk,
  }),
  'kefu/history': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'Older messages, oldest first.',
    request: z.object({ before: id, limit: z._default(whole(1, 100), 50) }),
    response: z.object({ messages: z.array(chatMessage), has_more: z.boolean() }),
  }),
  'kefu/send': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Writes to customer service: in words, with a picture, or both. Opens a chat where none is open.',
    request: z.object({
      text: z._default(chatText, ''),
      file: z.optional(fileAddress),
      topic: z.optional(z.enum(chatTopics)),
      request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
    }),
    response: z.object({ chat, message: chatMessage }),
  }),
  'kefu/read': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Marks answers as read, up to the given one.',
    request: z.object({ id }),
    response: z.object({ unread: z.int() }),
  }),
  'kefu/close': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Ends the open chat: the question is answered.',
    request: z.object({}),
    response: chat,
  }),
  'kefu/rate': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Says how good the help in a closed chat was, once.',
    request: z.object({ id, rating: whole(1, 5) }),
    response: chat,
  }),
};
