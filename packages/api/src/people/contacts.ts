import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifierProblem } from './identifiers.ts';
import { profile } from './profile.ts';
import { alongside, areaCode, factorProof, refused, userString, verificationCode } from './values.ts';

/** Six digits. Those that everybody tries first are refused where one is chosen. */
export const payPassword = z.string().check(z.regex(/^[0-9]{6}$/, { error: 'pay_password_format' }));

/** Words that nobody can mistake for markup; at least four signs, so that they are no accident. */
const antiPhishingCode = z
  .string()
  .check(z.trim(), z.regex(/^[\p{L}\p{M}\p{N} ]{4,20}$/u, { error: 'anti_phishing_format' }));

const email = z.object({
  email: userString,
  code: verificationCode,
  old_code: z.optional(verificationCode),
  ...factorProof,
});

const mobile = z.object({
  mobile: userString,
  area_code: areaCode,
  code: verificationCode,
  old_code: z.optional(verificationCode),
  ...factorProof,
});

const isEmail = z.check<Partial<z.output<typeof email>>>(({ value, issues }) => {
  if (refused(issues, 'email') || identifierProblem('email', value.email ?? '', '') === null) return;
  issues.push({ code: 'custom', input: value.email, path: ['email'], message: 'email_format', continue: true });
}, alongside);

const isMobile = z.check<Partial<z.output<typeof mobile>>>(({ value, issues }) => {
  if (refused(issues, 'mobile') || refused(issues, 'area_code')) return;
  if (identifierProblem('mobile', value.mobile ?? '', value.area_code ?? '') === null) return;
  issues.push({ code: 'custom', input: value.mobile, path: ['mobile'], message: 'mobile_format', continue: true });
}, alongside);

export const contactEndpoints = {
  'safe/email': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary:
      'Binds an email address by a code of the scene `bind`. Another one in its place takes a code to the old one too, ends every other session and holds withdrawals for 24 hours.',
    request: email.check(isEmail),
    response: profile,
  }),
  'safe/mobile': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary:
      'Binds a mobile number by a code of the scene `bind`. Another one in its place takes a code to the old one too, ends every other session and holds withdrawals for 24 hours.',
    request: mobile.check(isMobile),
    response: profile,
  }),
  'safe/pay_password': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary:
      'Sets the six digits that confirm a payment, by a code of the scene `pay_password`; another one in their place holds withdrawals for 24 hours.',
    request: z.object({ password: payPassword, code: verificationCode, ...factorProof }),
    response: profile,
  }),
  'safe/anti_phishing': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Sets the words that every genuine mail to the customer carries.',
    request: z.object({ anti_phishing_code: antiPhishingCode, ...factorProof }),
    response: z.literal(true),
  }),
};
