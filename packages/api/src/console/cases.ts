import * as z from 'zod/mini';
import { listOf, paging } from '../values/list.ts';
import { flag, id, text } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { customerName, entryValues, maybeHandedOut, operatorName, reason } from './values.ts';

/** The name of a queue: that of the part that opens its cases. */
export const queueName = z.string().check(z.regex(/^[a-z][a-z_]{1,31}$/));

/**
 * `open` waits for somebody, `claimed` is being looked at, `second` was decided once and waits for another operator,
 * `decided` is over. `withdrawn` was taken back by who opened it.
 */
export const caseStates = ['open', 'claimed', 'second', 'decided', 'withdrawn'] as const;
export type CaseState = (typeof caseStates)[number];

const decision = z.string().check(z.regex(/^[a-z][a-z_]{1,31}$/));
const decided = z.object({ operator: operatorName, decision: z.string(), reason: z.string(), at: z.int() });

const caseRow = {
  id: z.int(),
  queue: z.string(),
  /** What the queue's own part calls it. */
  ref: z.string(),
  customer: z.nullable(customerName),
  state: z.enum(caseStates),
  opened_at: z.int(),
  /** Since when it waits in its present state. */
  since: z.int(),
  claimed_by: z.nullable(operatorName),
  claim_until: z.nullable(z.int()),
  /** What to look out for, such as a document that another customer has used. */
  flags: z.array(z.string()),
  /** The first of two decisions, and the one that counts. */
  first: z.nullable(decided),
  decided: z.nullable(decided),
  /** Whether this operator may claim it now: nobody gives both of two decisions, or decides what he proposed himself. */
  may_claim: z.boolean(),
};
const listedCase = z.object(caseRow);
export type ListedCase = z.output<typeof listedCase>;

const wholeCase = z.object({
  ...caseRow,
  decisions: z.array(z.string()),
  four_eyes: z.boolean(),
  /** What the queue's part shows of it; its shape stands with that part. */
  view: z.record(z.string(), z.unknown()),
  history: z.array(
    z.object({
      at: z.int(),
      operator: z.nullable(operatorName),
      what: z.enum([
        'opened',
        'claimed',
        'released',
        'timed_out',
        'noted',
        'first',
        'decided',
        'disagreed',
        'withdrawn',
      ]),
      text: z.string(),
    }),
  ),
});
export type WholeCase = z.output<typeof wholeCase>;

const queue = z.object({
  name: z.string(),
  open: z.int(),
  claimed: z.int(),
  second: z.int(),
  mine: z.int(),
  /** When the case that waits longest was opened. */
  oldest_at: z.nullable(z.int()),
  may_decide: z.boolean(),
  four_eyes: z.boolean(),
  decisions: z.array(z.string()),
});
export type Queue = z.output<typeof queue>;

const oneCase = z.object({ id });

export const caseCalls = {
  queues: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The queues that the roles may look at, with what waits in them.',
    request: z.object({}),
    response: z.array(queue),
  }),
  cases: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The cases of a queue, or of a customer; what waits longest first, what is decided newest first.',
    request: z.object({
      queue: z.optional(queueName),
      state: z.optional(z.enum(caseStates)),
      mine: z.optional(flag),
      customer: z.optional(id),
      ...paging,
    }),
    response: listOf(listedCase),
  }),
  'cases/one': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'One case: what its part shows of it, and its history.',
    request: oneCase,
    response: wholeCase,
  }),
  'cases/next': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The case of a queue that waits longest and that this operator may claim; null where there is none.',
    request: z.object({ queue: queueName, after: z.optional(id) }),
    response: z.object({ id: z.nullable(z.int()) }),
  }),
  'cases/claim': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Takes a case for a while; of two who ask at once, one gets it. Claimed again, the time begins anew.',
    request: oneCase,
    response: listedCase,
  }),
  'cases/release': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Gives a case back that one had claimed.',
    request: oneCase,
    response: listedCase,
  }),
  'cases/note': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Writes a note into the history of a case, for operators only.',
    request: z.object({ id, text: text(1, 1000) }),
    response: z.literal(true),
  }),
  'cases/decide': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Decides a case that one has claimed. Where two are needed, the first decision waits for the second.',
    request: z.object({ id, decision, reason, values: z.optional(entryValues) }),
    response: z.object({ ...caseRow, handed_out: maybeHandedOut }),
  }),
};
