import type { ErrorCode } from '../errors/codes.ts';
import type { IdentifierType } from './values.ts';

/** At least one letter: digits alone would be a mobile number. */
const accountPattern = /^(?=.*[A-Za-z])[A-Za-z0-9]{6,18}$/;
/** ASCII only, so that no two addresses look alike. */
const emailPattern = /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const mobilePattern = /^[0-9]{5,14}$/;
/** Of calling code and national number together (ITU-T E.164). */
const mostDialledDigits = 15;

export type IdentifierProblem = Extract<ErrorCode, 'account_format' | 'email_format' | 'mobile_format'>;

/** What the one field of a login holds: only an address has an @, and no account name is digits alone. */
export function identifierTypeOf(text: string): IdentifierType {
  if (text.includes('@')) return 'email';
  return /^[0-9]+$/.test(text) ? 'mobile' : 'account';
}

/** A mobile number without the zero that many countries write before it at home. */
export function nationalNumberOf(mobile: string): string {
  return mobile.replace(/^0/, '');
}

/** Why a name can't be anybody's, as the code of the refusal; null where it could be. */
export function identifierProblem(type: IdentifierType, text: string, areaCode: string): IdentifierProblem | null {
  if (type === 'account') return accountPattern.test(text) ? null : 'account_format';
  if (type === 'email') return emailPattern.test(text) ? null : 'email_format';
  const dialled = areaCode.length + nationalNumberOf(text).length;
  return mobilePattern.test(text) && dialled <= mostDialledDigits ? null : 'mobile_format';
}
