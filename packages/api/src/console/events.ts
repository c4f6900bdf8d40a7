import * as z from 'zod/mini';
import { caseStates } from './cases.ts';
import { sessionStates } from './session.ts';

/**
 * What the console is told live, by `GET /console/api/events` (server-sent events, one JSON line each): nothing that a
 * call wouldn't tell, so what was missed is asked for again on a new connection.
 */
export const consoleEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), at: z.int() }),
  z.object({ type: z.literal('session'), state: z.union([z.enum(sessionStates), z.literal('over')]) }),
  z.object({ type: z.literal('case'), id: z.int(), queue: z.string(), state: z.enum(caseStates) }),
  z.object({ type: z.literal('customer'), customer: z.int() }),
  z.object({ type: z.literal('configuration') }),
  /** Of a part of its own, such as a message of a support chat. */
  z.object({
    type: z.literal('part'),
    part: z.string(),
    kind: z.string(),
    subject: z.string(),
    customer: z.nullable(z.int()),
  }),
]);
export type ConsoleEvent = z.output<typeof consoleEvent>;
