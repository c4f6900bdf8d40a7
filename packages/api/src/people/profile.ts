import * as z from 'zod/mini';
import { endpoint, uploadEndpoint } from '../endpoint.ts';
import { fileAddress } from '../files/endpoints.ts';
import { decimal } from '../values/scalars.ts';
import { factorMethods } from './values.ts';
import { personText } from './person-text.ts';

export const identityStates = ['not_verified', 'in_verification', 'verified', 'audit_failed'] as const;

const feeRates = { maker: decimal, taker: decimal };

export const profile = z.object({
  id: z.int(),
  account: z.string(),
  email: z.string(),
  mobile: z.string(),
  area_code: z.string(),
  nickname: z.string(),
  signature: z.string(),
  head_portrait: z.string(),
  extension_code: z.string(),
  credit_score: z.int(),
  identity: z.object({ state: z.enum(identityStates), level: z.int(), reason: z.string() }),
  has_pay_password: z.boolean(),
  second_factors: z.array(z.enum(factorMethods)),
  fees: z
    .object({ ...feeRates, volume: z.string(), upcoming: z.array(z.object({ ...feeRates, from: z.int() })) })
    .check(
      z.describe(
        'What trades cost now by the own 30-day volume, as fractions of what is received; `volume`: that volume, in USDT; `upcoming`: what the same volume will cost from a time on (Unix ms), as far as it is announced, the next first. A trade costs what is in force when it happens.',
      ),
    ),
  withdrawal_hold_until: z.int(),
  created_at: z.int(),
});

export type Profile = z.output<typeof profile>;

/** How others see somebody, as it is typed. */
export const profileForm = z.object({
  nickname: z.optional(personText(2, 10)),
  signature: z.optional(personText(2, 30)),
});

/** An empty text takes one away. */
const takenAway = z.literal('');

export const profileEndpoints = {
  'user/info': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'people',
    summary: 'What the signed-in customer sees of their own account.',
    request: z.object({}),
    response: profile,
  }),
  'user/editNickname': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary:
      'Says how others see one: nickname (2 to 10 characters), signature (2 to 30), and a portrait that was uploaded.',
    request: z.object({
      nickname: z.optional(z.union([takenAway, personText(2, 10)])),
      signature: z.optional(z.union([takenAway, personText(2, 30)])),
      head_portrait: z.optional(fileAddress),
    }),
    response: profile,
  }),
  'user/uploadHeadPortrait': uploadEndpoint({
    auth: 'customer',
    section: 'people',
    summary: 'Takes a picture for one’s portrait: cut to a square, and seen by everybody.',
    response: profile,
  }),
};
