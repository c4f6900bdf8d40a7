import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId, time, whole } from '../values/scalars.ts';

/** `active` while a turn is ahead; `ended` after the last; `stopped` by the customer. */
export const recurringStates = ['active', 'ended', 'stopped'] as const;

const recurringBuy = z.object({
  id: z.int(),
  from_currency_id: z.int(),
  from_currency_name: z.string(),
  to_currency_id: z.int(),
  to_currency_name: z.string(),
  number: z.string().check(z.describe('What each turn gives, at most.')),
  every_days: z.int(),
  state: z.enum(recurringStates),
  first_at: z.int(),
  next_at: z.int().check(z.describe('0 where none is ahead.')),
  last_at: z.int(),
  turns: z.int().check(z.describe('Turns that were taken.')),
  failed: z.int().check(z.describe('Turns that could not be taken.')),
  given: z.string(),
  received: z.string(),
});

export type RecurringBuy = z.output<typeof recurringBuy>;

const run = z.object({
  id: z.int(),
  time: z.int(),
  conversion: z.int().check(z.describe('0 where the turn could not be taken.')),
  number: z.string(),
  received: z.string(),
  reason: z.string().check(z.describe('Why it could not, as a code; empty where it was.')),
});

export type RecurringRun = z.output<typeof run>;

export const recurringEndpoints = {
  'recurring/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'convert',
    summary: 'The recurring buys of the customer, newest first, those too that are over.',
    request: z.object(paging),
    response: listOf(recurringBuy),
  }),
  'recurring/runs': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'convert',
    summary: 'The turns of a recurring buy, newest first, with what came of each.',
    request: z.object({ plan: id, ...paging }),
    response: listOf(run),
  }),
  'recurring/start': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'convert',
    summary:
      'Converts `number` every so many days from `first_at` on, as often as `times` says, out of funding and by the books of that moment.',
    request: z.object({
      from_currency_id: id,
      to_currency_id: id,
      number: decimal,
      every_days: whole(1, 31),
      times: whole(1, 1000),
      first_at: time,
      request_id: requestId,
    }),
    response: recurringBuy,
  }),
  'recurring/stop': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'convert',
    summary: 'Ends a recurring buy; what it has bought stays.',
    request: z.object({ id, request_id: requestId }),
    response: recurringBuy,
  }),
};
