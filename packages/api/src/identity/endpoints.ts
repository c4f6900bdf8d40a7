import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileAddress } from '../files/endpoints.ts';
import { isPlainText, personText } from '../people/person-text.ts';
import { identityStates } from '../people/profile.ts';
import { text, whole } from '../values/scalars.ts';
import { isDay } from './document-number.ts';

/** What is missing before an identity can be verified: each is bound to the account first. */
export const identityNeeds = ['email', 'mobile'] as const;

/** What was typed the last time, so that nobody types it again; numbers are masked once they are verified. */
const typed = z.object({
  id_type: z.int(),
  country: z.string(),
  name: z.string(),
  card_id: z.string(),
  birth_date: z.string(),
});

const identityStanding = z.object({
  state: z.enum(identityStates),
  level: z.int(),
  pending_level: z.int().check(z.describe('The level that is being verified, or was asked for last; 0 for none.')),
  reason: z.string().check(z.describe('Why the last audit failed, in the language of the request.')),
  needs: z.array(z.enum(identityNeeds)),
  submitted_at: z.int(),
  decided_at: z.int(),
  typed: z.nullable(typed),
  limits: z
    .array(z.object({ level: z.int(), withdraw_btc: z.string(), fiat_usdt: z.string() }))
    .check(
      z.describe('What each level may withdraw within 24 hours, worth in BTC, and spend in one fiat trade, in USDT.'),
    ),
});
export type IdentityStanding = z.output<typeof identityStanding>;

const country = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country_unknown' }));
const day = z.string().check(z.refine(isDay, { error: 'birth_date_invalid' }));

/** What is told of a person; how long a number is, its country says. */
const identityForm = {
  id_type: whole(1, 3).check(z.describe('1 identity card, 2 passport, 3 driving licence.')),
  name: personText(2, 60),
  card_id: text(1, 32).check(z.refine(isPlainText, { error: 'characters_not_allowed' })),
  country: z
    .optional(country)
    .check(z.describe('Who issued it: two letters of ISO 3166; absent, the country of the mobile number.')),
  birth_date: z.optional(day).check(z.describe('As 1990-03-07; a number that says it needs none.')),
};

/** What the holder of a document is asked for. */
export const holderForm = z.object({
  name: identityForm.name,
  card_id: identityForm.card_id,
  birth_date: identityForm.birth_date,
});

export const identityEndpoints = {
  'real/state': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'identity',
    summary: 'How far one’s own identity is verified, and why the last audit failed, if it did.',
    request: z.object({}),
    response: identityStanding,
  }),
  'user/real': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'identity',
    summary:
      'Asks for a level of identity: 1 by what a document says, 2 by its photos (answers of /upload; a passport has a front only). What level 1 said needs no repeating for level 2. Email and mobile are bound first.',
    request: z.object({
      real_type: z.union([
        z.pipe(
          z.literal('1'),
          z.transform(() => 1 as const),
        ),
        z.pipe(
          z.literal('2'),
          z.transform(() => 2 as const),
        ),
        z.literal([1, 2]),
      ]),
      id_type: z.optional(identityForm.id_type),
      name: z.optional(identityForm.name),
      card_id: z.optional(identityForm.card_id),
      country: identityForm.country,
      birth_date: identityForm.birth_date,
      front_pic: z.optional(fileAddress),
      reverse_pic: z.optional(fileAddress),
    }),
    response: identityStanding,
  }),
};
