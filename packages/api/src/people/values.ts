import * as z from 'zod/mini';
import { text, whole } from '../values/scalars.ts';

export const defaultAreaCode = '86';

/** A country calling code, digits only: `86`, `1`, `852`; a plus sign before it is dropped. */
export const callingCode = z.pipe(
  z.union([z.string().check(z.regex(/^\+?[1-9][0-9]{0,3}$/, { error: 'area_code_invalid' })), whole(1, 9999)]),
  z.transform((value) => String(value).replace('+', '')),
);

export const areaCode = z._default(callingCode, defaultAreaCode);

/** A six-digit verification code. */
export const verificationCode = z.string().check(z.regex(/^[0-9]{6}$/, { error: 'code_format' }));

/** What can stand beside the password; `second_factor_required` names those of the customer. */
export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** A code of an authenticator app, or one of the recovery codes that stand in for it: ten signs, with or without the dash. */
export const factorCode = z
  .string()
  .check(z.regex(/^\s*(?:[0-9]{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})\s*$/, { error: 'factor_code_format' }));

/** What a passkey answered, as the JSON text that browsers make of it (WebAuthn, section 5.1.9). */
export const passkeyAnswer = z.string().check(z.minLength(2), z.maxLength(16_384));

/** The second factor, one of two ways; only who has set one is asked. */
export const factorProof = { factor_code: z.optional(factorCode), passkey: z.optional(passkeyAnswer) };

/** Longer than 6 characters; the upper bound only keeps the hashing cheap. */
export const newPassword = z
  .string()
  .check(z.minLength(7, { error: 'password_too_short' }), z.maxLength(128, { error: 'password_too_long' }));

/** A password as somebody types it to prove who they are: whatever it is, wrong ones are told apart by the hash alone. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(128));

/** An account name, an email address or a mobile number, as the customer typed it. */
export const userString = text(1, 254);

/** A check that runs whatever else is wrong: a form then shows all of its errors at once. */
export const alongside = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** Whether a field was refused already: one reason is enough. */
export function refused(issues: readonly { path?: PropertyKey[] | undefined }[], field: string): boolean {
  return issues.some(({ path }) => path?.[0] === field);
}

/** A new password is typed twice; the repetition is at fault where they differ. */
export function sameTwice<Name extends 're_password' | 'repassword'>(repetition: Name) {
  return z.refine<{ password: string } & Record<Name, string>>((value) => value.password === value[repetition], {
    error: 'passwords_inconsistent',
    path: [repetition],
    when: ({ value, issues }) => alongside.when({ value }) && !refused(issues, repetition),
  });
}

/** What a code is for: a code sent for one purpose never serves another. */
export const scenes = [
  'register',
  'login',
  'forget',
  'bind',
  'password',
  'pay_password',
  'withdraw',
  'recovery',
] as const;
export type Scene = (typeof scenes)[number];

export const scene = z._default(z.enum(scenes), 'register');

/** Where a person can be reached, or the account name that needs no code. */
export const identifierTypes = ['mobile', 'email', 'account'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** Where one lives, in one's own words: two letters of ISO 3166. */
export const residence = z
  .optional(z.string().check(z.regex(/^(?:[A-Z]{2})?$/, { error: 'country_unknown' })))
  .check(
    z.describe(
      'Where one lives, two letters of ISO 3166, for who registers by email or account name: a mobile number says it itself. Papers of identity overrule it.',
    ),
  );

/** The token of a session, sent as the header `Authorization` from then on. */
export const token = z.string();
