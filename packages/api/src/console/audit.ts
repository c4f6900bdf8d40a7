import * as z from 'zod/mini';
import { listOf, paging } from '../values/list.ts';
import { id, text } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { timeRange } from './customers.ts';
import { operatorName } from './values.ts';

const search = {
  operator: z.optional(id),
  act: z.optional(text(1, 40)),
  subject_kind: z.optional(text(1, 32)),
  subject: z.optional(text(1, 64)),
  /** Words of the reason. */
  words: z.optional(text(1, 100)),
  ...timeRange,
};

const act = z.object({
  id: z.int(),
  at: z.int(),
  operator: operatorName,
  /** The second person, where one was needed. */
  second: z.nullable(operatorName),
  act: z.string(),
  subject_kind: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** Why it failed after all; empty where it didn't. */
  failure: z.string(),
  /** The first 128 bits of the SHA-256 of `details`, as the journal has it. */
  digest: z.string(),
  /** What was asked for, as JSON; empty where the one who looks may not see it. */
  details: z.string(),
  /** The place in the journal. */
  seq: z.int(),
});
export type AuditedAct = z.output<typeof act>;

export const auditCalls = {
  audit: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The acts of all operators, newest first, as the journal has them.',
    request: z.object({ ...search, ...paging }),
    response: listOf(act),
  }),
  'audit/csv': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The same as a file.',
    file: true,
    request: z.object(search),
    response: z.object({
      act_id: z.int(),
      at: z.string(),
      operator: z.string(),
      second: z.string(),
      act: z.string(),
      subject_kind: z.string(),
      subject: z.string(),
      reason: z.string(),
      failure: z.string(),
      digest: z.string(),
      seq: z.int(),
    }),
  }),
  'audit/acts': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The names of the acts that there are, for the filter.',
    request: z.object({}),
    response: z.array(z.string()),
  }),
};
