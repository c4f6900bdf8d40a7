import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../values/scalars.ts';
import { areaCode, factorProof, passkeyAnswer, token, typedPassword, userString, verificationCode } from './values.ts';

/** What an operator is asked for: to let somebody in without a lost factor, or to open a frozen account again. */
export const recoveryKinds = ['lost_factor', 'frozen_account'] as const;
export type RecoveryKind = (typeof recoveryKinds)[number];

export const recoveryStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type RecoveryState = (typeof recoveryStates)[number];

/** The options that a browser's WebAuthn call takes, as their JSON text. */
const passkeyOptions = z.object({ options: z.string() });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.int(),
  last_used_at: z.nullable(z.int()),
  synced: z.boolean(),
});

const factors = z.object({
  totp_since: z.nullable(z.int()),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  pay_password: z.boolean(),
  anti_phishing_code: z.string(),
});

export type Factors = z.output<typeof factors>;

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).check(z.describe('Shown this once; empty where the codes of before stay good.')),
});

/** Who one is, proven once more before something is changed that keeps others out. */
const proof = { login_password: typedPassword, ...factorProof };

const passkeyName = text(1, 40);

export const factorEndpoints = {
  'factor/state': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'people',
    summary: 'What keeps others out of the account.',
    request: z.object({}),
    response: factors,
  }),
  'factor/challenge': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary:
      'Begins to confirm an act by a passkey: the options of `navigator.credentials.get`, good once, for five minutes.',
    request: z.object({}),
    response: passkeyOptions,
  }),
  'factor/totp_begin': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Makes a secret for an authenticator app, as text and as the address of a QR code.',
    request: z.object(proof),
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  'factor/totp_confirm': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Puts the authenticator app to use by its first code, and ends every other session.',
    request: z.object({ code: verificationCode }),
    response: recoveryCodes,
  }),
  'factor/totp_remove': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Takes the authenticator app away, ends every other session and holds withdrawals for 24 hours.',
    request: z.object(proof),
    response: factors,
  }),
  'factor/recovery_codes': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Makes ten new recovery codes; those of before are no longer good.',
    request: z.object(proof),
    response: recoveryCodes,
  }),
  'factor/passkey_begin': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Begins to add a passkey: the options of `navigator.credentials.create`, good once, for five minutes.',
    request: z.object(proof),
    response: passkeyOptions,
  }),
  'factor/passkey_add': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Adds the passkey that was made, and ends every other session.',
    request: z.object({ passkey: passkeyAnswer, name: passkeyName }),
    response: recoveryCodes,
  }),
  'factor/passkey_rename': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Gives a passkey another name.',
    request: z.object({ id: text(1, 1024), name: passkeyName }),
    response: factors,
  }),
  'factor/passkey_remove': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Takes a passkey away, ends every other session and holds withdrawals for 24 hours.',
    request: z.object({ id: text(1, 1024), ...proof }),
    response: factors,
  }),
  'session/passkey_begin': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    marks: true,
    section: 'people',
    summary:
      'Begins to sign in, or to prove oneself in `user/forget`, by a passkey; the options are good once, for five minutes.',
    request: z.object({}),
    response: passkeyOptions,
  }),
  'session/passkey_login': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    marks: true,
    section: 'people',
    summary: 'Signs in by a passkey, of whoever it is or of the account that is named; the answer is the token.',
    request: z.object({ passkey: passkeyAnswer, user_string: z.optional(userString), area_code: areaCode }),
    response: token,
  }),
  'session/recover': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    marks: true,
    proof: true,
    section: 'people',
    summary:
      'Asks an operator for help where the second factor is lost or the account was frozen; the password is needed, and a code of the scene `recovery` where the account has an address.',
    request: z.object({
      kind: z.enum(recoveryKinds),
      user_string: userString,
      area_code: areaCode,
      password: typedPassword,
      code: z.optional(verificationCode),
      note: text(1, 500),
    }),
    response: z.object({ state: z.enum(recoveryStates), asked_at: z.int(), reason: z.string() }),
  }),
  'session/freeze': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    section: 'people',
    summary: 'Freezes an account by the link of a notice: every session ends, nobody signs in, trades or withdraws.',
    request: z.object({ token: text(20, 100) }),
    response: z.literal(true),
  }),
};
