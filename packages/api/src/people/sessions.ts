import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifierProblem, identifierTypeOf } from './identifiers.ts';
import {
  alongside,
  areaCode,
  factorCode,
  factorProof,
  newPassword,
  passkeyAnswer,
  refused,
  sameTwice,
  token,
  typedPassword,
  userString,
  verificationCode,
} from './values.ts';

const session = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  created_at: z.int(),
  last_seen_at: z.int(),
});

/** What a line of the login history is about. */
export const loginEvents = [
  'login',
  'new_device',
  'password_changed',
  'password_reset',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'factors_reset',
  'email_changed',
  'mobile_changed',
  'pay_password_changed',
  'account_frozen',
  'account_unfrozen',
  'account_closed',
] as const;
export type LoginEvent = (typeof loginEvents)[number];

const login = z.object({
  time: z.int(),
  address: z.string(),
  device: z.string(),
  success: z.boolean(),
  event: z.enum(loginEvents),
});

const reset = z.object({
  account: userString,
  area_code: areaCode,
  code: verificationCode,
  password: newPassword,
  repassword: z.string(),
  ...factorProof,
});

const namesSomebody = z.check<Partial<z.output<typeof reset>>>(({ value, issues }) => {
  if (refused(issues, 'account') || refused(issues, 'area_code')) return;
  const { account = '', area_code = '' } = value;
  const problem = identifierProblem(identifierTypeOf(account), account, area_code);
  if (problem === null) return;
  issues.push({ code: 'custom', input: account, path: ['account'], message: problem, continue: true });
}, alongside);

export const sessionEndpoints = {
  'user/login': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    marks: true,
    proof: true,
    section: 'people',
    summary:
      'Signs in by account name, email or mobile number; the answer is the token. `code` or `passkey` is the second factor, where `second_factor_required` asked for one.',
    request: z.object({
      user_string: userString,
      password: typedPassword,
      area_code: areaCode,
      code: z.optional(factorCode),
      passkey: z.optional(passkeyAnswer),
    }),
    response: token,
  }),
  'user/logout': endpoint({
    methods: ['GET', 'POST'],
    auth: 'guest',
    allowance: 'write',
    section: 'people',
    summary: 'Ends the session of the token; without one there is nothing to do.',
    request: z.object({}),
    response: z.literal(true),
  }),
  'user/forget': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    section: 'people',
    summary:
      'Sets a new password by a code that was sent for the scene `forget`, and the second factor where one is set; ends every session.',
    request: reset.check(namesSomebody, sameTwice('repassword')),
    response: z.literal(true),
  }),
  'safe/update_password': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Changes the password, ends every other session and holds withdrawals for 24 hours.',
    request: z
      .object({ old_password: typedPassword, password: newPassword, repassword: z.string(), ...factorProof })
      .check(sameTwice('repassword')),
    response: z.literal(true),
  }),
  'safe/sessions': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'people',
    summary: 'Lists the devices that are signed in.',
    request: z.object({}),
    response: z.array(session),
  }),
  'safe/revoke_session': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Signs one device out, or with `all` every other device.',
    request: z.object({
      id: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
      all: z.optional(z.literal(['1', 'true', true, 1])),
    }),
    response: z.literal(true),
  }),
  'safe/login_history': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'people',
    summary: 'Lists the latest attempts to sign in to this account, and changes of its password.',
    request: z.object({}),
    response: z.array(login),
  }),
};
