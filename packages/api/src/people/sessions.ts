import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { areaCode, newPassword, token, typedPassword, userString, verificationCode } from './values.ts';

function samePasswords<Value extends { password: string; repassword: string }>() {
  return z.refine<Value>((value) => value.password === value.repassword, {
    error: 'passwords_inconsistent',
    path: ['repassword'],
  });
}

const session = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  created_at: z.int(),
  last_seen_at: z.int(),
});

const login = z.object({
  time: z.int(),
  address: z.string(),
  device: z.string(),
  success: z.boolean(),
});

export const sessionEndpoints = {
  'user/login': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'write',
    section: 'people',
    summary: 'Signs in by account name, email or mobile number; the answer is the token.',
    request: z.object({
      user_string: userString,
      password: typedPassword,
      area_code: areaCode,
      code: z.optional(verificationCode),
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
    allowance: 'write',
    section: 'people',
    summary: 'Sets a new password by a code that was sent for the scene `forget`, and ends every session.',
    request: z
      .object({
        account: userString,
        area_code: areaCode,
        code: verificationCode,
        password: newPassword,
        repassword: z.string(),
      })
      .check(samePasswords()),
    response: z.literal(true),
  }),
  'safe/update_password': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Changes the password, ends every other session and holds withdrawals for 24 hours.',
    request: z
      .object({ old_password: typedPassword, password: newPassword, repassword: z.string() })
      .check(samePasswords()),
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
    summary: 'Lists the latest attempts to sign in to this account.',
    request: z.object({}),
    response: z.array(login),
  }),
};
