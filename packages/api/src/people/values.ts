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

/** Longer than 6 characters; the upper bound only keeps the hashing cheap. */
export const newPassword = z
  .string()
  .check(z.minLength(7, { error: 'password_too_short' }), z.maxLength(128, { error: 'password_too_long' }));

/** A password as somebody types it to prove who they are: whatever it is, wrong ones are told apart by the hash alone. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(128));

/** An account name, an email address or a mobile number, as the customer typed it. */
export const userString = text(1, 254);

/** What a code is for: a code sent for one purpose never serves another. */
export const scenes = ['register', 'login', 'forget', 'bind', 'password', 'pay_password', 'withdraw'] as const;
export type Scene = (typeof scenes)[number];

export const scene = z._default(z.enum(scenes), 'register');

/** Where a person can be reached, or the account name that needs no code. */
export const identifierTypes = ['mobile', 'email', 'account'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** The token of a session, sent as the header `Authorization` from then on. */
export const token = z.string();
