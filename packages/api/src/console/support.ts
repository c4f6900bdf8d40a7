import * as z from 'zod/mini';
import { fileAddress } from '../files/endpoints.ts';
import { languages } from '../languages.ts';
import { chat, chatMessage, chatTextMax } from '../support/values.ts';
import { id } from '../values/scalars.ts';
import { consoleCall } from './call.ts';

/** What the queue `support` shows of a case: one customer's chat, with the lines before it. */
export const supportView = z.object({
  chat,
  /** In which language the customer reads, for answers that are written beforehand. */
  lang: z.enum(languages),
  messages: z.array(chatMessage),
  has_more: z.boolean(),
  /** Up to which line the customer has read. */
  read_to: z.int(),
});
export type SupportView = z.output<typeof supportView>;

/** An answer may have lines; anything else that can't be seen is refused. */
const answerText = z
  .string()
  .check(
    z.maxLength(chatTextMax, { error: 'text_too_long' }),
    z.regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, { error: 'characters_not_allowed' }),
  );

export const supportCalls = {
  'support/answer': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Answers a customer in an open chat. One request id is one answer, however often it is sent.',
    request: z.object({
      chat: id,
      text: z._default(answerText, ''),
      /** A picture of `support/upload`. */
      file: z.optional(fileAddress),
      request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
    }),
    response: chatMessage,
  }),
  'support/upload': consoleCall({
    method: 'POST',
    access: 'operator',
    upload: true,
    summary: 'Takes a picture for an answer in a chat, as customers’ uploads are taken, and answers with its address.',
    request: z.object({ chat: id }),
    response: z.string(),
  }),
  'support/picture': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'An address under which the picture of a line can be seen for a minute. The look is written down.',
    request: z.object({ message: id }),
    response: z.object({ address: z.string(), expires_at: z.int() }),
  }),
};
