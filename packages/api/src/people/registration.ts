import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { agreed } from './agreements.ts';
import { identifierProblem, identifierTypeOf } from './identifiers.ts';
import {
  alongside,
  areaCode,
  identifierTypes,
  newPassword,
  refused,
  residence,
  sameTwice,
  token,
  userString,
  verificationCode,
} from './values.ts';

const registration = z.object({
  type: z.optional(z.enum(identifierTypes)),
  user_string: userString,
  area_code: areaCode,
  code: z.optional(verificationCode),
  password: newPassword,
  re_password: z.string(),
  extension_code: z.optional(z.string().check(z.regex(/^(?:[A-Za-z0-9]{4,16})?$/, { error: 'invitation_unknown' }))),
  country: residence,
  agreements: z.optional(agreed),
});

/** A name has the form of its type, and whoever can be reached proves it by a code. */
const reachable = z.check<Partial<z.output<typeof registration>>>(({ value, issues }) => {
  const { user_string, area_code, code } = value;
  if (refused(issues, 'type')) return;
  const named = !refused(issues, 'user_string') && !refused(issues, 'area_code');
  const type = value.type ?? (named ? identifierTypeOf(user_string ?? '') : 'account');
  const refuse = (field: 'user_string' | 'code', message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message, continue: true });
  const problem = named ? identifierProblem(type, user_string ?? '', area_code ?? '') : null;
  if (problem !== null) refuse('user_string', problem);
  if (type !== 'account' && code === undefined) refuse('code', 'code_format');
}, alongside);

/** Whoever brings no mobile number is asked where they live; a program that doesn't know it may leave it out. */
const resident = z.check<Partial<z.output<typeof registration>>>(({ value, issues }) => {
  if (value.type === 'mobile' || refused(issues, 'country') || (value.country ?? '') !== '') return;
  issues.push({ code: 'custom', input: '', path: ['country'], message: 'country_unknown', continue: true });
}, alongside);

/** The form of the app: what the call asks for, and where one lives. */
export const registrationForm = registration.check(reachable, sameTwice('re_password'), resident);

export const registrationEndpoints = {
  'user/register': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'registration',
    marks: true,
    section: 'people',
    summary: 'Opens an account by mobile, email or account name, and signs in: the answer is the token.',
    request: registration.check(reachable, sameTwice('re_password')),
    response: token,
  }),
};
