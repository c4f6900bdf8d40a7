import * as z from 'zod/mini';
import { id } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { customerName } from './values.ts';

/** Why papers are refused. The customer reads the sentence of the word, in ten languages; what operators write is theirs. */
export const paperFaults = [
  'photo_unclear',
  'photo_cropped',
  'photo_of_screen',
  'name_differs',
  'number_differs',
  'birth_date_differs',
  'document_expired',
  'document_unsupported',
  'not_served',
] as const;
export type PaperFault = (typeof paperFaults)[number];

/** What to look out for in a case. */
export const identityFlags = ['document_in_use', 'screening_match', 'country_differs'] as const;
export type IdentityFlag = (typeof identityFlags)[number];

const document = {
  id_type: z.int(),
  country: z.string(),
  name: z.string(),
  number: z.string(),
  birth_date: z.string(),
  age: z.int(),
};

/** What the page of a case in the queue `identity` shows. */
export const identityView = z.object({
  application: z.int(),
  level: z.int(),
  submitted_at: z.int(),
  ...document,
  /** The country of the mobile number, to be compared. */
  mobile_country: z.string(),
  papers: z.array(z.enum(['front', 'reverse'])),
  /** What level 1 said, where level 2 says something else. */
  verified: z.nullable(z.object(document)),
  /** Who else has used this document. */
  used_by: z.array(customerName),
  /** Names of lists on which somebody of this name and day of birth stands. */
  screening: z.array(z.string()),
  attempts: z.array(
    z.object({
      application: z.int(),
      level: z.int(),
      submitted_at: z.int(),
      decided_at: z.int(),
      verdict: z.string(),
      fault: z.string(),
      reason: z.string(),
      papers: z.array(z.enum(['front', 'reverse'])),
    }),
  ),
});
export type IdentityView = z.output<typeof identityView>;

export const identityCalls = {
  'identity/paper': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'An address under which a photo of papers can be seen for a minute. The look is an act of its own.',
    request: z.object({ application: id, side: z.enum(['front', 'reverse']) }),
    response: z.object({ address: z.string(), expires_at: z.int() }),
  }),
};
