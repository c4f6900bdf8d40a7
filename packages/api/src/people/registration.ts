import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { areaCode, identifierTypes, newPassword, token, userString, verificationCode } from './values.ts';

export const registrationEndpoints = {
  'user/register': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'registration',
    section: 'people',
    summary: 'Opens an account by mobile, email or account name, and signs in: the answer is the token.',
    request: z
      .object({
        type: z.optional(z.enum(identifierTypes)),
        user_string: userString,
        area_code: areaCode,
        code: z.optional(verificationCode),
        password: newPassword,
        re_password: z.string(),
        extension_code: z.optional(
          z.string().check(z.regex(/^(?:[A-Za-z0-9]{4,16})?$/, { error: 'invitation_unknown' })),
        ),
      })
      .check(
        z.refine((value) => value.password === value.re_password, {
          error: 'passwords_inconsistent',
          path: ['re_password'],
        }),
      ),
    response: token,
  }),
};
