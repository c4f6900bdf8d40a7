import { Refusal } from '../edge/refusal.ts';

/** How a person signs in, in the one form in which it is stored and compared. */
export type Identifier =
  | { type: 'account'; account: string }
  | { type: 'email'; email: string }
  | { type: 'mobile'; areaCode: string; mobile: string };

const accountPattern = /^(?=.*[A-Za-z])[A-Za-z0-9]{6,18}$/;
const emailPattern = /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const mobilePattern = /^[0-9]{5,14}$/;

/** Reads an account name: 6 to 18 ASCII letters or digits, at least one letter, so that it is never a mobile number. */
export function readAccount(text: string): Identifier {
  if (!accountPattern.test(text)) throw new Refusal('account_format', 'user_string');
  return { type: 'account', account: text };
}

/** Reads an email address; letters are lowered, and only ASCII is taken, so that no two addresses look alike. */
export function readEmail(text: string): Identifier {
  const email = text.toLowerCase();
  if (!emailPattern.test(email)) throw new Refusal('email_format', 'user_string');
  return { type: 'email', email };
}

/** Reads a mobile number of digits; the zero of the national form is dropped where a country writes one. */
export function readMobile(text: string, areaCode: string): Identifier {
  const mobile = text.replace(/^0/, '');
  if (!mobilePattern.test(text) || areaCode.length + mobile.length > 15)
    throw new Refusal('mobile_format', 'user_string');
  return { type: 'mobile', areaCode, mobile };
}

/** Reads what somebody typed into the one field of a login. */
export function readUserString(text: string, areaCode: string): Identifier {
  if (text.includes('@')) return readEmail(text);
  if (/^[0-9]+$/.test(text)) return readMobile(text, areaCode);
  return readAccount(text);
}

/** Where a message goes: an email address, or a mobile number with its plus sign. Accounts have no such place. */
export function recipientOf(identifier: Identifier): string | null {
  if (identifier.type === 'email') return identifier.email;
  if (identifier.type === 'mobile') return `+${identifier.areaCode}${identifier.mobile}`;
  return null;
}

/** One text for each identifier, the same however it was typed. */
export function keyOf(identifier: Identifier): string {
  return recipientOf(identifier) ?? (identifier.type === 'account' ? identifier.account.toLowerCase() : '');
}
