import { identifierProblem, identifierTypeOf, nationalNumberOf } from '@auric/api';
import { Refusal } from '../edge/refusal.ts';

/** How a person signs in, in the one form in which it is stored and compared. */
export type Identifier =
  | { type: 'account'; account: string }
  | { type: 'email'; email: string }
  | { type: 'mobile'; areaCode: string; mobile: string };

function refuse(problem: ReturnType<typeof identifierProblem>): void {
  if (problem !== null) throw new Refusal(problem, 'user_string');
}

/** Reads an account name as it was typed. */
export function readAccount(text: string): Identifier {
  refuse(identifierProblem('account', text, ''));
  return { type: 'account', account: text };
}

/** Reads an email address; letters are lowered. */
export function readEmail(text: string): Identifier {
  refuse(identifierProblem('email', text, ''));
  return { type: 'email', email: text.toLowerCase() };
}

/** Reads a mobile number; the zero of the national form is dropped where a country writes one. */
export function readMobile(text: string, areaCode: string): Identifier {
  refuse(identifierProblem('mobile', text, areaCode));
  return { type: 'mobile', areaCode, mobile: nationalNumberOf(text) };
}

/** Reads what somebody typed into the one field of a login. */
export function readUserString(text: string, areaCode: string): Identifier {
  const type = identifierTypeOf(text);
  if (type === 'email') return readEmail(text);
  return type === 'mobile' ? readMobile(text, areaCode) : readAccount(text);
}

/** Where a message goes: an email address, or a mobile number with its plus sign. Accounts have no such place. */
export function recipientOf(identifier: Identifier): string | null {
  if (identifier.type === 'email') return identifier.email;
  if (identifier.type === 'mobile') return `+${identifier.areaCode}${identifier.mobile}`;
  return null;
}

/** What the register keeps of it, each kind in a column of its own. */
export function columnsOf(identifier: Identifier) {
  return {
    account: identifier.type === 'account' ? identifier.account : null,
    email: identifier.type === 'email' ? identifier.email : null,
    mobile: identifier.type === 'mobile' ? identifier.mobile : null,
    area_code: identifier.type === 'mobile' ? identifier.areaCode : null,
  };
}

/** One text for each identifier, the same however it was typed. */
export function keyOf(identifier: Identifier): string {
  return recipientOf(identifier) ?? (identifier.type === 'account' ? identifier.account.toLowerCase() : '');
}

/** A name of impossible form belongs to nobody; saying more would tell the forms of names apart from their owners. */
export function readLoginName(text: string, areaCode: string): Identifier {
  try {
    return readUserString(text, areaCode);
  } catch (error) {
    if (error instanceof Refusal) return { type: 'account', account: text };
    throw error;
  }
}
