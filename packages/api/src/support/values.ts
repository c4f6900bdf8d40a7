import * as z from 'zod/mini';

/** How long a message of a chat may be. */
export const chatTextMax = 1000;

/** What a customer's question is about. */
export const chatTopics = ['account', 'deposit_withdrawal', 'trading', 'identity', 'security', 'other'] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** A picture, whoever sent it: no other kind of file goes through a chat. */
const attachment = z.object({
  file: z.string().check(z.describe('The address of the upload; `files/link` makes of it one that opens.')),
});

export const chatMessage = z.object({
  id: z.int(),
  chat: z.int(),
  from: z.enum(['customer', 'service']),
  text: z.string(),
  attachment: z.nullable(attachment),
  time: z.int(),
  request_id: z.string().check(z.describe('What the customer sent it under; empty in answers.')),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const chat = z.object({
  id: z.int(),
  topic: z.enum(chatTopics),
  state: z.enum(['open', 'closed']),
  opened_at: z.int(),
  closed_at: z.nullable(z.int()),
  rating: z.nullable(z.int()),
});
export type Chat = z.output<typeof chat>;
